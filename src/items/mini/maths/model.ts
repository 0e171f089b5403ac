import { same, type Words } from "../../engine/words";
import { others, type MiniDraft, type MiniModel } from "../engine/model";

export const mathAreas = ["numberSense", "operations", "measurementData", "geometry"] as const;
export type MathArea = (typeof mathAreas)[number];
export type MathModel = MiniModel<MathArea>;

/** Options that are numbers, shown in ascending order; `wrong` should begin with those nearest to the key. */
export const numbers = (right: number, wrong: readonly number[]): Pick<MiniDraft<number>, "ask"> => ({
  ask: {
    type: "single_choice",
    right,
    wrong: others(
      wrong.filter((value) => value >= 0),
      "countsWrong",
    ),
    show: String,
  },
});

/** Options that are short texts, in any order. */
export const textOptions = (right: string, wrong: readonly string[]): Pick<MiniDraft<string>, "ask"> => ({
  ask: { type: "single_choice", right, wrong: others(wrong), show: same, unordered: true },
});

/** Options that are drawings of their values. */
export const drawings = (
  right: string,
  wrong: readonly string[],
  show: (value: string) => Words,
): Pick<MiniDraft<string>, "ask"> => ({
  ask: { type: "single_choice", right, wrong: others(wrong), show, unordered: true },
});

/** The numbers around one, the nearest first. */
export const around = (n: number): number[] => [n + 1, n - 1, n + 2, n - 2, n + 3, n - 3].filter((value) => value >= 0);
