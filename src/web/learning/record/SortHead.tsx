import { chakra } from "@chakra-ui/react/styled-system";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { RecordOrder } from "./record-list";

const SortButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4",
    minH: "32",
    mx: "-8",
    px: "8",
    my: "-6",
    borderRadius: "control",
    fontWeight: "medium",
    cursor: "pointer",
    _hover: { bg: "bg.card", color: "fg" },
    "&[data-is-sorted=true]": { color: "fg" },
  },
});

interface SortHeadProps {
  readonly by: RecordOrder["by"];
  readonly label: string;
  readonly order: RecordOrder;
  readonly onTurn: (by: RecordOrder["by"]) => void;
}

/** A column head by which the rows can be sorted. */
export function SortHead({ by, label, order, onTurn }: SortHeadProps) {
  const isSorted = order.by === by;
  const Icon = isSorted ? (order.isDescending ? ArrowDown : ArrowUp) : ArrowUpDown;
  return (
    <th scope="col" aria-sort={isSorted ? (order.isDescending ? "descending" : "ascending") : "none"}>
      <SortButton type="button" data-is-sorted={isSorted} onClick={() => onTurn(by)}>
        {label}
        <Icon size={14} aria-hidden="true" />
      </SortButton>
    </th>
  );
}
