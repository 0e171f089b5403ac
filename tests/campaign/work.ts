import type { WorkDraft } from "../../machines/outbox/operation";
import type { Attempt, Exercise } from "../../src/contract/attempt/attempt";
import type { NextStep } from "../../src/contract/attempt/exam";
import type { Answer } from "../../src/contract/item/item";
import { answerTo } from "../bench/load/answer-to";
import { optionsShown } from "../support/shown-option";
import type { Chance } from "./chance";
import type { Device } from "./device";

/** The way in which a student works through a test. */
export interface Work {
  /** Takes in the attempt from the server. */
  readonly take: (attempt: Attempt) => void;
  /** Takes in the next step from the server. */
  readonly follow: (next: NextStep) => void;
  /** The student's next action; null: the next question has not arrived. */
  readonly next: (revision: number, device: Device) => WorkDraft | null;
  /** Whether the student has finished this section and continues. */
  readonly isForward: () => boolean;
  /** Whether all required answers have been given, so that the test can be handed in. */
  readonly isThrough: () => boolean;
  /** The text of the option that an answer chose. */
  readonly wordsOf: (exerciseId: string, answer: Answer | null) => string | null;
}

/** The share of operations that are marks for review. */
const markShare = 0.15;

/** Any question at any time, as often as the student likes. */
export function workAtWill(chance: Chance): Work {
  /** The texts of each item's options, by the sitting's ids for them. */
  let items: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map();
  return {
    take: ({ exercise_list }) => {
      const list = exercise_list.flatMap(({ exercise_item }) => exercise_item);
      // the reply for a finished attempt also contains its questions
      items = new Map(list.map(({ exercise_id, exercise }) => [exercise_id, optionsShown(exercise)]));
    },
    follow: () => undefined,
    next: (revision) => {
      const exerciseId = chance.oneOf([...items.keys()]);
      if (chance.happens(markShare))
        return { kind: "check", exerciseId, revision, checkStatus: chance.happens(0.5) ? 1 : 0 };
      const answer: Answer | null = chance.happens(0.05)
        ? null
        : { type: "single_choice", option_id: chance.oneOf([...(items.get(exerciseId)?.keys() ?? [])]) };
      return { kind: "answer", exerciseId, revision, answer, elapsedMs: chance.whole(0, 60_000) };
    },
    isForward: () => false,
    isThrough: () => true,
    wordsOf: (exerciseId, answer) =>
      answer?.type === "single_choice" ? (items.get(exerciseId)?.get(answer.option_id) ?? "unknown") : null,
  };
}

/** One question after the other, each once; the reply to an answer contains the next question. */
export function workInTurn(chance: Chance): Work {
  let answered = -1;
  let exercise: Exercise | null = null;
  let isThrough = false;
  const follow = (next: Pick<NextStep, "answered" | "presented" | "exercise">): void => {
    // a reply that was sent earlier and arrived later is ignored
    if (next.answered < answered) return;
    ({ answered, exercise } = next);
    isThrough = next.presented === null;
  };
  return {
    take: ({ answered: given, presented, exercise_list: list }) => {
      const shown = list.flatMap(({ exercise_item }) => exercise_item);
      const found = shown.find(({ exercise_id }) => exercise_id === presented)?.exercise ?? null;
      follow({ answered: given, presented, exercise: found });
    },
    follow,
    next: (revision, device) => {
      if (exercise === null || !device.isFreeFor(exercise.exercise_id)) return null;
      const { exercise_id: exerciseId, interaction } = exercise;
      const answer = answerTo(interaction, chance.whole(0, 99));
      return { kind: "answer", exerciseId, revision, answer, elapsedMs: chance.whole(5_000, 60_000) };
    },
    isForward: () => false,
    isThrough: () => isThrough,
    wordsOf: () => null,
  };
}

/** The greatest number of operations in a section before the student continues. */
const mostInSection = 40;

/** Any question of the current section; practice and breaks are left immediately. */
export function workBySection(chance: Chance): Work {
  let exercises: readonly Exercise[] = [];
  let stage = "";
  let left = 0;
  let isOver = false;
  return {
    take: ({ exercise_list, sections, stage: now, status }) => {
      isOver = status === "finished";
      const isCounted = (sections.find((one) => one.stage === now)?.kind ?? "items") === "items";
      exercises = exercise_list
        .filter((entry) => entry.stage === now && isCounted)
        .flatMap(({ exercise_item }) => exercise_item)
        .flatMap(({ exercise }) => (exercise === undefined || exercise === null ? [] : [exercise]));
      if (now !== stage) left = exercises.length === 0 ? 0 : chance.whole(10, mostInSection);
      stage = now;
    },
    follow: () => undefined,
    next: (revision) => {
      if (isOver || exercises.length === 0) return null;
      left -= 1;
      const { exercise_id: exerciseId, interaction } = chance.oneOf(exercises);
      if (chance.happens(markShare))
        return { kind: "check", exerciseId, revision, checkStatus: chance.happens(0.5) ? 1 : 0 };
      const answer = chance.happens(0.05) ? null : answerTo(interaction, chance.whole(0, 99));
      return { kind: "answer", exerciseId, revision, answer, elapsedMs: chance.whole(0, 60_000) };
    },
    isForward: () => !isOver && left <= 0,
    isThrough: () => true,
    wordsOf: () => null,
  };
}
