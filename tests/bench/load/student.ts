import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Attempt, Exercise } from "../../../src/contract/attempt/attempt";
import { answerTo } from "./answer-to";
import { Refused, type Call } from "./call";

export interface Student {
  /** Makes sure that an item is presented: ends an attempt without further items and starts the next. */
  ready(): Promise<void>;
  /** Answers the presented item once. */
  answer(): Promise<void>;
  /** Number of confirmed answers of the current attempt that the server lacks. */
  lost(): Promise<number>;
}

interface Sitting {
  readonly attemptId: string;
  readonly lease: string;
  readonly stage: string;
  readonly confirmed: Set<string>;
  exercise: Exercise | null;
}

const menuId = "map-math";
const thinkingMs = 30_000;
/** A device waits this long, as the server asks it to, before it repeats a call that a busy server has refused. */
const repeatAfterMs = 2_000;
const mostRepetitions = 15;

const presentedIn = ({ exercise_list, presented }: Attempt): Exercise | null =>
  exercise_list.flatMap(({ exercise_item }) => exercise_item).find(({ exercise_id }) => exercise_id === presented)
    ?.exercise ?? null;

/** The result of a call, which is repeated while the server is too busy, as devices do. */
async function patiently<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = mostRepetitions; ; left -= 1) {
    try {
      return await work();
    } catch (error) {
      if (left === 0 || !(error instanceof Refused) || !error.mayBeRepeated) throw error;
      await pause(repeatAfterMs);
    }
  }
}

/** A student who takes the adaptive MAP mathematics test, one attempt after the other. */
export function createStudent(call: Call, place: number): Student {
  let sitting: Sitting | null = null;
  let turn = place;

  const finish = async ({ attemptId, lease, stage }: Sitting): Promise<void> =>
    void (await call("advanceExam", { attempt_id: attemptId, stage, lease, idempotency_key: randomUUID() }));
  const begin = async (): Promise<Sitting> => {
    const input = { menu_id: menuId, mode: "full", take_over: true, idempotency_key: randomUUID() };
    const attempt = await patiently(() => call("startExam", input));
    return {
      attemptId: attempt.attempt_id,
      lease: attempt.lease ?? "",
      stage: attempt.stage,
      confirmed: new Set(),
      exercise: presentedIn(attempt),
    };
  };

  return {
    ready: async () => {
      if (sitting !== null && sitting.exercise === null) {
        await finish(sitting);
        sitting = null;
      }
      sitting ??= await begin();
    },
    answer: async () => {
      const now = sitting;
      if (now?.exercise == null) throw new Error("no item is presented");
      const { exercise_id, interaction } = now.exercise;
      turn += 1;
      const { next } = await call("answerExercise", {
        attempt_id: now.attemptId,
        exercise_id,
        answer: answerTo(interaction, turn),
        revision: 1,
        idempotency_key: randomUUID(),
        elapsed_ms: thinkingMs,
        lease: now.lease,
      });
      now.confirmed.add(exercise_id);
      now.exercise = next?.exercise ?? null;
    },
    lost: async () => {
      if (sitting === null) return 0;
      const { answers } = await call("examItemDetail", { attempt_id: sitting.attemptId });
      const held = new Set(answers.map(({ exercise_id }) => exercise_id));
      return [...sitting.confirmed].filter((id) => !held.has(id)).length;
    },
  };
}
