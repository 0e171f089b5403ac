import type { MarkedItem } from "../../../contract/report/marked-item";
import { useMessage } from "../../i18n/use-message";
import { ChipGroup } from "../../ui/ChipGroup";
import { filtered, filterMessages, filters, isOfMarks, type Filter } from "./filters";

interface Props {
  readonly items: readonly MarkedItem[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  /** Whether the reader can mark questions as reviewed. */
  readonly keepsGone: boolean;
}

const rare: ReadonlySet<Filter> = new Set(["partly", "awaiting", "unscored", "slow"]);

/** Filters of the questions; each chip shows its number of questions. */
export function FilterChips({ items, filter, onFilter, keepsGone }: Props) {
  const t = useMessage();
  const isMarked = items.some(({ mark }) => mark !== null);
  const chips = filters
    .filter((name) => keepsGone || name !== "notGone")
    .map((name) => ({ name, count: filtered(items, name).length }))
    .filter(({ name, count }) => count > 0 || (isMarked && !rare.has(name)) || !isOfMarks(name));
  return (
    <ChipGroup
      label={t("results.filters")}
      chips={chips.map(({ name, count }) => ({
        value: name,
        label: `${t(filterMessages[name])} ${count}`,
        isEmpty: count === 0 && name !== "all",
      }))}
      chosen={filter}
      onChoose={onFilter}
      scrolls
    />
  );
}
