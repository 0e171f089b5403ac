import { createDraw } from "../../engine/draw";
import { questionOf, miniItemSeed, type MiniQuestion } from "./build";
import { miniLevels, type MiniLevel, type MiniModel } from "./model";

const mostArrangements = 40;

const placeOfKey = ({ settled: { options } }: MiniQuestion): number =>
  options.findIndex(({ mistake }) => mistake === null);

/** Balances the places of keys, separately for each number of options. */
const balance = () => {
  const counts = new Map<number, number[]>();
  const countsFor = (size: number): number[] => {
    const found = counts.get(size) ?? Array.from({ length: size }, () => 0);
    counts.set(size, found);
    return found;
  };
  return {
    /** Whether the place of the question's key has at most `more` keys more than the rarest place. */
    wants: (question: MiniQuestion, more: number): boolean => {
      const list = countsFor(question.settled.options.length);
      return (list[placeOfKey(question)] ?? 0) <= Math.min(...list) + more;
    },
    take: (question: MiniQuestion): void => {
      const list = countsFor(question.settled.options.length);
      const place = placeOfKey(question);
      list[place] = (list[place] ?? 0) + 1;
    },
  };
};
type Balance = ReturnType<typeof balance>;

/** The authored question of a model, with its options in an order that suits the balance of key places. */
const arranged = (model: MiniModel, level: MiniLevel, places: Balance): MiniQuestion => {
  const ref = `${model.name}:${model.written?.order ?? 1}`;
  const tries = Array.from({ length: mostArrangements }, (_, k) => questionOf(model, level, ref, `${ref}#${k}`));
  const found = tries.find((question) => places.wants(question, 0)) ?? tries[0];
  if (found === undefined) throw new Error(`${model.name} makes no question`);
  return found;
};

const answerOf = ({ model, settled: { draft } }: MiniQuestion): string => JSON.stringify([model.name, draft.ask.right]);
const textOf = ({ settled: { draft } }: MiniQuestion): string =>
  JSON.stringify([draft.stem, draft.figure, draft.heard, draft.ask.type === "single_choice" ? draft.ask.right : null]);

/** A question that can be chosen, with the texts by which repetitions are found. */
interface Candidate {
  readonly question: MiniQuestion;
  readonly text: string;
  readonly answer: string;
}

/** The questions that models draw at a level. Each is made once and cached until it can no longer be chosen. */
const drawsOf = (level: MiniLevel) => {
  const made = new Map<MiniModel, (Candidate | null)[]>();
  return {
    /** The first fitting question, by the order of the models. A question that `isLost` once is not tried again. */
    firstOf: (
      models: readonly MiniModel[],
      seeds: number,
      isLost: (candidate: Candidate) => boolean,
      fits: (candidate: Candidate) => boolean,
    ): MiniQuestion | undefined => {
      for (const model of models) {
        const own = made.get(model) ?? [];
        made.set(model, own);
        for (let n = 1; n <= seeds; n += 1) {
          if (own[n - 1] === undefined) {
            const question = questionOf(model, level, miniItemSeed(model, level, n));
            own[n - 1] = { question, text: textOf(question), answer: answerOf(question) };
          }
          const candidate = own[n - 1] ?? null;
          if (candidate === null) continue;
          if (isLost(candidate)) own[n - 1] = null;
          else if (fits(candidate)) return candidate.question;
        }
      }
      return undefined;
    },
    forget: (): void => made.clear(),
  };
};

/** The first level without scripts of its own: its questions use scripts of other questions only. */
const firstSilent: MiniLevel = 200;

const isSpeaking = ({ isBorrowed }: MiniModel): boolean => isBorrowed !== true;

const scriptsOf = ({ prompt, named }: MiniQuestion): string[] => [prompt, ...Object.values(named)].map(({ id }) => id);

/**
 * Rules for filling a bin: up to `count` items, from `seeds` draws of each model, with key places at most `uneven`
 * apart.
 */
interface Filling {
  readonly count: number;
  readonly seeds: number;
  readonly uneven: number;
  readonly mayAsk: (model: MiniModel) => boolean;
  readonly maySay: (question: MiniQuestion) => boolean;
}

export interface BankSize {
  /** Number of questions in each area and bin that bring new scripts. */
  readonly spoken: number;
  /** Number of all questions in each area and bin, with those that reuse scripts. */
  readonly all: number;
}

/**
 * Chooses the questions of a bank. Each area and bin has all authored questions, then questions of models, the least
 * used models first, up to `spoken`; then, as far as the models reach, questions up to `all` that use existing scripts
 * only. A question is skipped when it repeats another's text, or its own model's answer in this bin, or when the place
 * of its key has too many keys. Questions with recorded scripts come before those that need new ones.
 */
export const chosenQuestions = (
  models: readonly MiniModel[],
  areas: readonly string[],
  size: BankSize,
  isRecorded: (scriptId: string) => boolean,
) => {
  const texts = new Set<string>();
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const usesOf = ({ name }: MiniModel): number => uses.get(name) ?? 0;
  const bins = areas.flatMap((area) => {
    const places = balance();
    return miniLevels.map((level) => {
      const sources = models.filter((model) => model.area === area && model.levels.includes(level));
      const drawn = sources.filter(({ written }) => written === undefined);
      const borrowed = drawn.filter((model) => !isSpeaking(model));
      const order = [...createDraw(`${area}:${level}`).shuffled(drawn.filter(isSpeaking)), ...borrowed];
      return {
        level,
        places,
        sources,
        order,
        draws: drawsOf(level),
        own: [] as MiniQuestion[],
        answers: new Set<string>(),
      };
    });
  });
  type Bin = (typeof bins)[number];

  const take = ({ own, answers, places }: Bin, question: MiniQuestion) => {
    own.push(question);
    places.take(question);
    texts.add(textOf(question));
    answers.add(answerOf(question));
    for (const id of scriptsOf(question)) said.add(id);
  };

  const fill = (bin: Bin, { count, seeds, uneven, mayAsk, maySay }: Filling) => {
    const { own, answers, places, order, draws } = bin;
    const isLost = ({ question, text, answer }: Candidate) =>
      texts.has(text) || answers.has(answer) || !maySay(question);
    const fits = ({ question }: Candidate) => places.wants(question, uneven);
    while (own.length < count) {
      const usedHere = ({ name }: MiniModel) => own.filter(({ model }) => model.name === name).length;
      const ranked = order
        .filter(mayAsk)
        .toSorted((one, other) => usedHere(one) - usedHere(other) || usesOf(one) - usesOf(other));
      const found = draws.firstOf(ranked, seeds, isLost, fits);
      if (found === undefined) break;
      uses.set(found.model.name, usesOf(found.model) + 1);
      take(bin, found);
    }
  };

  for (const bin of bins.filter(({ level }) => level < firstSilent)) {
    const isWritten = ({ written }: MiniModel) => written !== undefined;
    for (const model of bin.sources.filter(isWritten)) take(bin, arranged(model, bin.level, bin.places));
    const spoken = { count: size.spoken, seeds: 40, uneven: 0, mayAsk: isSpeaking };
    fill(bin, { ...spoken, maySay: (question) => scriptsOf(question).every(isRecorded) });
    bin.draws.forget();
    fill(bin, { ...spoken, maySay: () => true });
  }
  const saysNothingNew = (question: MiniQuestion) =>
    said.has(question.prompt.id) && Object.values(question.named).every(({ id }) => said.has(id));
  for (const bin of bins) {
    fill(bin, { count: size.all, seeds: 200, uneven: 1, mayAsk: () => true, maySay: saysNothingNew });
    bin.draws.forget();
  }
  return bins.flatMap(({ own }) => own);
};
