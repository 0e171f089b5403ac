import type { MarkedItem } from "../../../contract/report/marked-item";

export const filters = [
  "all",
  "wrong",
  "partly",
  "skipped",
  "awaiting",
  "unscored",
  "marked",
  "right",
  "slow",
  "notGone",
] as const;
export type Filter = (typeof filters)[number];

export const filterMessages = {
  all: "results.filter.all",
  wrong: "results.mark.wrong",
  partly: "results.mark.partly",
  skipped: "results.mark.skipped",
  awaiting: "results.mark.awaiting",
  unscored: "results.mark.unscored",
  marked: "results.filter.marked",
  right: "results.mark.right",
  slow: "results.analyse.slow",
  notGone: "results.analyse.notGone",
} as const satisfies Record<Filter, string>;

const slowFactor = 1.5;

/** Whether a question took much longer than usual; false if the usual time is unknown. */
export const isSlow = ({ elapsed_ms: elapsedMs, usual }: Pick<MarkedItem, "elapsed_ms" | "usual">): boolean =>
  usual !== null && elapsedMs > slowFactor * usual.ms;

const holds: Readonly<Record<Filter, (item: MarkedItem) => boolean>> = {
  all: () => true,
  wrong: ({ mark }) => mark === "wrong",
  partly: ({ mark }) => mark === "partly",
  skipped: ({ mark }) => mark === "skipped",
  awaiting: ({ mark }) => mark === "awaiting",
  unscored: ({ mark }) => mark === "unscored",
  marked: ({ check_status }) => check_status === 1,
  right: ({ mark }) => mark === "right",
  slow: isSlow,
  notGone: ({ gone_through: isGone }) => !isGone,
};

/** Whether a filter depends on marks, which an unreleased result does not contain. */
export const isOfMarks = (filter: Filter): boolean => filter !== "all" && filter !== "marked" && filter !== "notGone";

export interface NumberedItem extends MarkedItem {
  /** From 1, in the order of the attempt; independent of the filter. */
  readonly number: number;
}

export const numbered = (items: readonly MarkedItem[]): NumberedItem[] =>
  items.map((item, index) => ({ ...item, number: index + 1 }));

/** A key of a skill: its name in every language. */
export const skillKey = ({ skill }: Pick<MarkedItem, "skill">): string => JSON.stringify(skill);

/** The skills of an attempt, each once, in the order of the attempt. */
export const skillsInSitting = (items: readonly MarkedItem[]): MarkedItem["skill"][] => [
  ...new Map(items.map((item) => [skillKey(item), item.skill])).values(),
];

/** The questions that match a filter, and a skill if one is chosen. */
export const filtered = <One extends MarkedItem>(items: readonly One[], filter: Filter, skill = ""): One[] =>
  items.filter((item) => holds[filter](item) && (skill === "" || skillKey(item) === skill));

/** The requested question if the list contains it, otherwise the first. */
export const chosenOf = <One extends MarkedItem>(
  items: readonly One[],
  exerciseId: string | undefined,
): One | undefined => items.find((item) => item.exercise_id === exerciseId) ?? items[0];

/** The neighbour `by` positions on, or undefined at the ends. */
export const neighbour = <One extends MarkedItem>(
  items: readonly One[],
  exerciseId: string,
  by: number,
): One | undefined => {
  const at = items.findIndex((item) => item.exercise_id === exerciseId);
  return at < 0 ? undefined : items[at + by];
};
