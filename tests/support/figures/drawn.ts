import { draftOf, buildCatItem as catItemOf } from "../../../src/items/cat/engine/build";
import { catLevels } from "../../../src/items/cat/engine/model";
import { catModels } from "../../../src/items/cat/models";
import { buildMathsItem as mathItemOf } from "../../../src/items/engine/build";
import { languageBank } from "../../../src/items/language/bank";
import { mathsModels as mathModels } from "../../../src/items/maths/models";
import { buildMiniItem as miniItemOf, questionOf, miniItemSeed } from "../../../src/items/mini/engine/build";
import { miniMathBank } from "../../../src/items/mini/maths/bank";
import { mathModels as miniMathModels } from "../../../src/items/mini/maths/models";
import { miniReadingBank } from "../../../src/items/mini/reading/bank";
import { readingBank } from "../../../src/items/reading/bank";
import { buildSatMathItem as satItemOf } from "../../../src/items/sat/math/engine/build";
import { satMathModels as satModels } from "../../../src/items/sat/math/models";
import { satReadingWritingBank } from "../../../src/items/sat/reading-writing/bank";

/** A drawing of a bank, and the item that it was met in first. */
export interface Drawn {
  readonly from: string;
  readonly svg: string;
}

const textsIn = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

const silent = () => ({ sha256: "0".repeat(64), synthetic: true });
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

/** All items of a bank, with the origin of each; for randomly drawn items, `draws` for each model and level. */
const sources: Readonly<Record<string, (draws: number) => readonly (readonly [from: string, item: unknown])[]>> = {
  "MAP maths": (draws) =>
    mathModels.flatMap((model) =>
      model.levels.flatMap((level) =>
        upTo(draws).map((n) => {
          const seed = `${model.name}:${level}:${n}`;
          return [seed, mathItemOf(model, level, seed)] as const;
        }),
      ),
    ),
  "SAT maths": (draws) =>
    satModels.flatMap((model) =>
      model.levels.flatMap((level) =>
        upTo(draws).map((n) => {
          const seed = `${model.name}:${level}:${n}`;
          return [seed, satItemOf(model, level, seed)] as const;
        }),
      ),
    ),
  CAT: (draws) =>
    catModels.flatMap((model) =>
      catLevels.flatMap((level) =>
        upTo(model.rungs(level)).flatMap((rung) =>
          upTo(draws).map((n) => {
            const seed = { level, use: "form1", rung, n, place: n % 5 } as const;
            return [`${model.name}:${level}:${rung}:${n}`, catItemOf(model, seed, draftOf(model, seed))] as const;
          }),
        ),
      ),
    ),
  "MAP Mini": (draws) => [
    ...miniMathModels.flatMap((model) =>
      model.levels.flatMap((level) =>
        upTo(model.written === undefined ? draws : 1).map((n) => {
          const seed = miniItemSeed(model, level, n);
          return [seed, miniItemOf(questionOf(model, level, seed), "math", silent)] as const;
        }),
      ),
    ),
    ...[...miniMathBank(silent), ...miniReadingBank(silent)].map((item) => [item.item_id, item] as const),
  ],
  "reading and language": () =>
    [...readingBank(), ...languageBank(), ...satReadingWritingBank()].map((item) => [item.item_id, item] as const),
};

/** The names of the banks. */
export const banks = Object.keys(sources);

/** Each drawing of a bank once, whatever its words for those who do not see it. */
export function drawingsOf(bank: string, draws: number): Drawn[] {
  const found = new Map<string, Drawn>();
  for (const [from, item] of sources[bank]?.(draws) ?? [])
    for (const text of textsIn(item))
      for (const [svg] of text.matchAll(/<svg.*?<\/svg>/gs)) {
        if (!svg.includes("<text")) continue;
        const seen = svg.replace(/ aria-label="[^"]*"/, "");
        if (!found.has(seen)) found.set(seen, { from, svg: seen });
      }
  return [...found.values()];
}
