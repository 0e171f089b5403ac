import { same, say, type Words } from "../../engine/words";
import { aboveBy, others, type MiniLevel, type MiniModel } from "../engine/model";
import type { ReadingModel } from "./model";

/** A right option with its wrong options. */
export type RightAndWrong = readonly [right: string, ...wrong: string[]];

interface Rows extends Pick<ReadingModel, "area" | "name" | "skill" | "optionCount"> {
  /** The question, shown and spoken, with its Chinese translation. */
  readonly asks: readonly [en: string, zh: string];
  readonly rows: Readonly<Partial<Record<MiniLevel, readonly RightAndWrong[]>>>;
  readonly explain: (right: string) => Words;
}

/**
 * A model with one question for all of its rows, whose words are read; the rows of a level go from easier to harder.
 */
export const rowsModel = ({ asks: [en, zh], rows, explain, ...base }: Rows): ReadingModel => {
  const levels = Object.keys(rows).map(Number) as MiniLevel[];
  const generate: MiniModel["generate"] = (draw, level) => {
    const own = rows[level] ?? [];
    const row = draw.pick(own);
    const [right, ...wrong] = row;
    return {
      stem: say(en, zh),
      heard: en.replace(/<[^<>]*>/g, ""),
      ask: { type: "single_choice", right, wrong: others(wrong), show: same, unordered: true },
      explanation: explain(right),
      above: aboveBy(own.indexOf(row), 0, own.length - 1),
      holds: (value) => value === right,
    };
  };
  return { ...base, isReadable: true, isBorrowed: true, isAuthored: true, levels, generate };
};
