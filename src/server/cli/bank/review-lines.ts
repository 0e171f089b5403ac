import { choicesIn, longestKeys, placeHabits, shortestKeys } from "../../../items/review/choices";
import type { ReviewCell, Review } from "../../../items/review/review";
import { textTable } from "../text-table";

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;
const shown = ({ items, least }: ReviewCell): string => (items < least ? `${items} of ${least}` : String(items));
const mostNamed = 8;

const named = (list: readonly string[]): string =>
  list.length <= mostNamed
    ? list.join(", ")
    : `${list.slice(0, mostNamed).join(", ")} and ${list.length - mostNamed} more`;

/** How far options reveal the key: by length, and by place for each number of options. */
function hintsOf({ items }: Review): string[] {
  const choices = choicesIn(items);
  if (choices.length === 0) return [];
  const places = placeHabits(choices)
    .toSorted((one, other) => one.options - other.options)
    .map(
      ({ options, choices: count, bias }) => `${percent(bias)} off an even share (${options} options, ${count} items)`,
    );
  return [
    `key longest ${percent(longestKeys(choices))}, shortest ${percent(shortestKeys(choices))}; places of keys ` +
      places.join(", "),
  ];
}

/** A review of a bank as lines: counts by area and difficulty beside the plan's minimum, then gaps and broken rules. */
export function reviewLines(review: Review): string {
  const { bank, items, cells, gaps, broken } = review;
  const rows = bank.areas.map((area) => {
    const own = cells.filter((cell) => cell.area === area);
    return [area, ...own.map(shown), String(own.reduce((sum, cell) => sum + cell.items, 0))];
  });
  return [
    `${bank.name}: ${items.length} items, ${bank.leastInAll} at the least`,
    textTable(["", ...bank.levels, "all"], rows),
    ...hintsOf(review),
    ...gaps.map((gap) => `MISSING ${gap}`),
    ...broken.map(({ rule, by }) => `BROKEN ${rule}: ${named(by)}`),
  ].join("\n");
}
