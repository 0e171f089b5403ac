import type { Draw } from "../../engine/draw";
import { say, type Words } from "../../engine/words";
import { attributeNames, type Attribute } from "../figures/figure";
import { attributeValues, type KindName } from "../figures/kinds";
import { steppedValue } from "./rules";

/** The values of one attribute over a table, row by row, and their description. */
export interface Plan {
  readonly attribute: Attribute;
  readonly values: readonly number[];
  readonly words: Words;
  readonly name: PlanName;
}
export type PlanName = "still" | "across" | "down" | "stepAcross" | "stepDown" | "each" | "sum";

const grid = (size: number, value: (row: number, column: number) => number): number[] =>
  Array.from({ length: size * size }, (_, k) => value(Math.floor(k / size), k % size));

const stepsOf = (attribute: Attribute, size: number): readonly number[] => {
  if (attribute === "turn") return [2, -2];
  if (attribute === "place") return [1, -1];
  return size === 3 ? [1, -1] : [1, -1, 2];
};

const stepWords = (attribute: Attribute, by: number): Words => {
  const round = attribute === "turn" || attribute === "place";
  if (attribute === "turn")
    return by > 0
      ? say("a quarter turn clockwise", "顺时针转四分之一圈")
      : say("a quarter turn anticlockwise", "逆时针转四分之一圈");
  if (round)
    return by > 0
      ? say("one corner on, clockwise", "顺时针移到下一个角")
      : say("one corner on, anticlockwise", "逆时针移到下一个角");
  if (attribute === "size") return by > 0 ? say("larger each time", "依次变大") : say("smaller each time", "依次变小");
  return by > 0 ? say(`${by} more each time`, `依次多 ${by}`) : say(`${-by} less each time`, `依次少 ${-by}`);
};

const makers: Readonly<
  Record<
    PlanName,
    (draw: Draw, kind: KindName, one: Attribute, size: number) => Omit<Plan, "attribute" | "name"> | undefined
  >
> = {
  still: (draw, kind, one, size) => {
    const value = draw.pick(attributeValues(kind, one).filter((choice) => one !== "size" || choice > 0));
    return { values: grid(size, () => value), words: say("the same everywhere", "处处相同") };
  },
  across: (draw, kind, one, size) => {
    const values = draw.some(size, attributeValues(kind, one));
    if (values.length < size) return undefined;
    return { values: grid(size, (_, c) => values[c] ?? 0), words: say("the same down each column", "每一列相同") };
  },
  down: (draw, kind, one, size) => {
    const values = draw.some(size, attributeValues(kind, one));
    if (values.length < size) return undefined;
    return { values: grid(size, (r) => values[r] ?? 0), words: say("the same along each row", "每一行相同") };
  },
  stepAcross: (draw, kind, one, size) => {
    const by = draw.pick(stepsOf(one, size));
    const starts = Array.from({ length: size }, () => draw.pick(attributeValues(kind, one)));
    const { en, zh } = stepWords(one, by);
    return {
      values: grid(size, (r, c) => steppedValue(one, starts[r] ?? 0, by * c)),
      words: say(`${en}, from left to right`, `从左到右${zh}`),
    };
  },
  stepDown: (draw, kind, one, size) => {
    const by = draw.pick(stepsOf(one, size));
    const starts = Array.from({ length: size }, () => draw.pick(attributeValues(kind, one)));
    const { en, zh } = stepWords(one, by);
    return {
      values: grid(size, (r, c) => steppedValue(one, starts[c] ?? 0, by * r)),
      words: say(`${en}, from top to bottom`, `从上到下${zh}`),
    };
  },
  each: (draw, kind, one, size) => {
    const values = draw.some(3, attributeValues(kind, one));
    if (size < 3 || values.length < 3) return undefined;
    const slant = draw.pick([1, 2]);
    return {
      values: grid(size, (r, c) => values[(r * slant + c) % 3] ?? 0),
      words: say("the same three in each row and each column", "每一行、每一列都是同样的三种"),
    };
  },
  sum: (draw, _kind, one, size) => {
    const firsts = Array.from({ length: size }, () => [draw.int(1, 3), draw.int(1, 3)] as const);
    if (size < 3 || one !== "dots") return undefined;
    return {
      values: grid(size, (r, c) => {
        const [a, b] = firsts[r] ?? [0, 0];
        return [a, b, a + b][c] ?? 0;
      }),
      words: say("in each row the first two together make the third", "每一行前两个合起来等于第三个"),
    };
  },
};

export const planOf = (
  draw: Draw,
  kind: KindName,
  attribute: Attribute,
  name: PlanName,
  size: number,
): Plan | undefined => {
  const made = makers[name](draw, kind, attribute, size);
  if (made === undefined) return undefined;
  const allowed = name === "sum" ? [1, 2, 3, 4, 5, 6] : attributeValues(kind, attribute);
  return made.values.every((value) => allowed.includes(value)) ? { ...made, attribute, name } : undefined;
};

export const planWords = ({ attribute, words }: Plan): Words =>
  say(`${attributeNames[attribute].en}: ${words.en}`, `${attributeNames[attribute].zh}：${words.zh}`);
