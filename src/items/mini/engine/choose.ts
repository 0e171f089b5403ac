import { createDraw } from "../../maths/engine/draw";
import { questionOf, seedOf, type MiniQuestion } from "./build";
import { levels, type Level, type MiniModel } from "./model";

const mostSeeds = 40;
const mostArrangements = 40;

const placeOfKey = ({ settled: { options } }: MiniQuestion): number =>
  options.findIndex(({ mistake }) => mistake === null);

/** Keeps the places of keys even, for each number of options. */
const balance = () => {
  const counts = new Map<number, number[]>();
  const countsFor = (size: number): number[] => {
    const found = counts.get(size) ?? Array.from({ length: size }, () => 0);
    counts.set(size, found);
    return found;
  };
  return {
    wants: (question: MiniQuestion): boolean => {
      const list = countsFor(question.settled.options.length);
      return (list[placeOfKey(question)] ?? 0) <= Math.min(...list);
    },
    take: (question: MiniQuestion): void => {
      const list = countsFor(question.settled.options.length);
      const place = placeOfKey(question);
      list[place] = (list[place] ?? 0) + 1;
    },
  };
};
type Balance = ReturnType<typeof balance>;

/** Written questions differ by nothing but how their options are placed. */
const arranged = (model: MiniModel, level: Level, places: Balance): MiniQuestion => {
  const ref = `${model.name}:${model.written?.order ?? 1}`;
  const tries = Array.from({ length: mostArrangements }, (_, k) => questionOf(model, level, ref, `${ref}#${k}`));
  const found = tries.find(places.wants) ?? tries[0];
  if (found === undefined) throw new Error(`${model.name} makes no question`);
  return found;
};

const answerOf = ({ model, settled: { draft } }: MiniQuestion): string => JSON.stringify([model.name, draft.ask.right]);
const textOf = ({ settled: { draft } }: MiniQuestion): string =>
  JSON.stringify([draft.stem, draft.figure, draft.heard, draft.ask.type === "single_choice" ? draft.ask.right : null]);

/** The first question that fits, of the models in their order. */
const firstOf = (models: readonly MiniModel[], level: Level, fits: (question: MiniQuestion) => boolean) => {
  for (const model of models)
    for (let n = 1; n <= mostSeeds; n += 1) {
      const question = questionOf(model, level, seedOf(model, level, n));
      if (fits(question)) return question;
    }
  return undefined;
};

/**
 * All written questions of each area and bin, and so many of the models, the least used first, that there are `perBin`.
 * One that repeats another's text, or its own model's answer in this bin, is passed over, and one whose key would stand
 * where too many stand.
 */
export const chosenQuestions = (models: readonly MiniModel[], areas: readonly string[], perBin: number) => {
  const texts = new Set<string>();
  const uses = new Map<string, number>();
  const usesOf = ({ name }: MiniModel): number => uses.get(name) ?? 0;
  return areas.flatMap((area) => {
    const places = balance();
    return levels.flatMap((level) => {
      const sources = models.filter((model) => model.area === area && model.levels.includes(level));
      const own: MiniQuestion[] = [];
      const answers = new Set<string>();
      const take = (question: MiniQuestion) => {
        own.push(question);
        places.take(question);
        texts.add(textOf(question));
        answers.add(answerOf(question));
      };
      for (const model of sources.filter(({ written }) => written !== undefined)) take(arranged(model, level, places));
      const drawn = createDraw(`${area}:${level}`).shuffled(sources.filter(({ written }) => written === undefined));
      const fits = (question: MiniQuestion) =>
        !texts.has(textOf(question)) && !answers.has(answerOf(question)) && places.wants(question);
      while (own.length < perBin) {
        const usedHere = ({ name }: MiniModel) => own.filter(({ model }) => model.name === name).length;
        const found = firstOf(
          drawn.toSorted((one, other) => usedHere(one) - usedHere(other) || usesOf(one) - usesOf(other)),
          level,
          fits,
        );
        if (found === undefined) break;
        uses.set(found.model.name, usesOf(found.model) + 1);
        take(found);
      }
      return own;
    });
  });
};
