import { draftOf } from "../../../src/items/cat/engine/build";
import { catLevels } from "../../../src/items/cat/engine/model";
import { catModels } from "../../../src/items/cat/models";
import { createDraw, type Draw } from "../../../src/items/engine/draw";
import type { Ask, Value } from "../../../src/items/engine/model";
import { languageModels } from "../../../src/items/language/models";
import { mathsModels } from "../../../src/items/maths/models";
import { mathModels as miniMathsModels } from "../../../src/items/mini/maths/models";
import { readingModels as miniReadingModels } from "../../../src/items/mini/reading/models";
import { mistakeIn, type EnglishBank } from "../../../src/items/mistakes/sentences";
import { dialogues } from "../../../src/items/opt/use-of-english/dialogues";
import { satMathModels as satModels } from "../../../src/items/sat/math/models";
import { entries } from "../../../src/items/sat/reading-writing/entries";

interface Drawing<Level> {
  readonly name: string;
  readonly levels: readonly Level[];
  generate(draw: Draw, level: Level): { readonly ask: Ask<Value> } | undefined;
}

const draws = Array.from({ length: 60 }, (_, index) => index + 1);

const drawnBy = <Level>(model: Drawing<Level>): string[] =>
  model.levels.flatMap((level) =>
    draws.flatMap((n) => {
      const ask = model.generate(createDraw(`mistakes:${model.name}:${String(level)}:${n}`), level)?.ask;
      return ask !== undefined && "wrong" in ask ? Object.keys(ask.wrong) : [];
    }),
  );

const drawnForCat = (): (string | null)[] =>
  catModels.flatMap((model) =>
    catLevels.flatMap((level) =>
      Array.from({ length: model.rungs(level) }, (_, rung) => rung).flatMap((rung) =>
        [0, 1, 2, 3, 4].flatMap((place) => [
          ...draftOf(model, { level, use: "form1", rung, n: place, place }).mistakes,
          ...draftOf(model, { level, use: "form2", rung, n: place, place }).mistakes,
        ]),
      ),
    ),
  );

const inEnglish = (bank: EnglishBank, names: readonly string[]) => names.map((name) => mistakeIn(bank, name) ?? name);

/** The name of every mistake that the generators and authored sets give to a wrong option. */
export const possibleMistakes = (): ReadonlySet<string> =>
  new Set([
    ...mathsModels.flatMap(drawnBy),
    ...satModels.flatMap(drawnBy),
    ...miniMathsModels.flatMap(drawnBy),
    ...miniReadingModels.flatMap(drawnBy),
    ...drawnForCat().filter((name) => name !== null),
    ...inEnglish(
      "language",
      languageModels.flatMap((model) =>
        model.levels.flatMap((level) =>
          Array.from({ length: model.frameCount(level) }, (_, index) => index + 1).flatMap((n) =>
            Object.keys(model.generate(createDraw(`mistakes:${n}`), level, n).wrong),
          ),
        ),
      ),
    ),
    ...inEnglish(
      "satEnglish",
      entries.flatMap(({ wrong }) => Object.keys(wrong)),
    ),
    ...inEnglish(
      "useOfEnglish",
      dialogues
        .flatMap(({ entries: list }) => list)
        .flatMap(({ skill, wrong }) => (skill === "grammarForm" ? Object.keys(wrong) : [])),
    ),
  ]);
