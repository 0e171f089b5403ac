import { useQueryClient } from "@tanstack/react-query";

const lists = ["regrades", "regradeDetail"];
const results = ["regradeQuestion", "classResults", "classScores", "itemStats", "exerciseDetail"];

/** Reads the corrections anew and, where one `isApplied`, what it has changed. */
export function useRenewedResults(): (isApplied: boolean) => void {
  const queries = useQueryClient();
  return (isApplied) => {
    for (const call of isApplied ? [...lists, ...results] : lists) void queries.invalidateQueries({ queryKey: [call] });
  };
}
