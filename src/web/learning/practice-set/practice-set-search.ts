import { familyIds, type Family } from "../../../contract/families";
import type { PracticeChoice } from "../../../contract/practice/practice";
import { practiceSources } from "../../../contract/practice/practice-choices";

type Search = Readonly<Record<string, unknown>>;

const named = <Value extends string>(values: readonly Value[], given: unknown): Value | undefined =>
  values.find((value) => value === given);

/** The choice in the address of the practice page; missing or invalid parts are left open. */
export function choiceOf(search: Search): PracticeChoice {
  const family = named<Family>(familyIds, search["family"]);
  const { skill } = search;
  return {
    from: named(practiceSources, search["from"]) ?? "bank",
    ...(family === undefined ? {} : { family }),
    ...(typeof skill === "string" && skill !== "" && skill.length <= 120 ? { skill } : {}),
    difficulty: "any",
    length: 10,
  };
}
