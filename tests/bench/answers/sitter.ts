import type { Attempt, Exercise } from "../../../src/contract/attempt/attempt";
import { addresses, type CallName } from "../../../src/contract/calls/addresses";
import type { Calls } from "../../../src/contract/calls/calls";
import type { Envelope } from "../../../src/contract/calls/envelope";
import { answerTo } from "../load/answer-to";
import type { Requests } from "./wire";

/** Answers once; the steps between two answers are not counted. */
export interface Sitter {
  ready(): Promise<void>;
  answer(): Promise<void>;
}

let keys = 0;
const newKey = (): string => `bench-${process.pid}-${(keys += 1)}`;
const thinkingMs = 30_000;

/** Makes one call of the contract on a connection. Throws an error with a sentence if it is refused. */
export async function call<Name extends CallName>(
  wire: Requests,
  name: Name,
  input: Calls[Name]["input"],
): Promise<Calls[Name]["output"]> {
  const text = await wire.post(addresses[name].path, JSON.stringify(input));
  const { code, msg, data } = JSON.parse(text) as Envelope<Calls[Name]["output"]>;
  if (code !== 200) throw new Error(`${name}: ${code} ${msg}`);
  return data;
}

/** Starts an attempt, or takes over the one under way. */
export const begin = (wire: Requests, menu_id: string): Promise<Attempt> =>
  call(wire, "startExam", { menu_id, take_over: true, idempotency_key: newKey() });

/** The exercises of an attempt that have been served, in their order. */
export const exercisesOf = ({ exercise_list }: Attempt): Exercise[] =>
  exercise_list.flatMap(({ exercise_item }) => exercise_item).flatMap(({ exercise }) => exercise ?? []);

/** The input of an answer to an item, the `turn`-th of its attempt. */
export const inputOf = ({ attempt_id, lease }: Attempt, { exercise_id, interaction }: Exercise, turn: number) => ({
  attempt_id,
  exercise_id,
  answer: answerTo(interaction, turn),
  revision: turn,
  idempotency_key: newKey(),
  elapsed_ms: thinkingMs,
  lease: lease ?? "",
  answered_at: Date.now() - 5,
});

/** Opens the student's connection on first use, because a server ends connections that are silent at first. */
export type OpenWire = () => Promise<Requests>;

/** Answers the items of one attempt one after the other, in a cycle. */
export function createFixedSitter(open: OpenWire, menuId: string): Sitter {
  let wire: Requests | null = null;
  let attempt: Attempt | null = null;
  let exercises: Exercise[] = [];
  let turn = 0;
  return {
    ready: async () => {
      if (attempt !== null) return;
      wire = await open();
      attempt = await begin(wire, menuId);
      exercises = exercisesOf(attempt);
    },
    answer: async () => {
      const exercise = exercises[turn % exercises.length];
      if (wire === null || attempt === null || exercise === undefined) throw new Error("nothing has begun");
      turn += 1;
      await call(wire, "answerExercise", inputOf(attempt, exercise, turn));
    },
  };
}

interface OpenSitting {
  readonly wire: Requests;
  readonly attempt: Attempt;
  readonly exercise: Exercise;
}

/** Leaves the current section; after the last one, the attempt is handed in. */
export const leave = (wire: Requests, { attempt_id, stage, lease }: Attempt): Promise<Attempt> =>
  call(wire, "advanceExam", { attempt_id, stage, lease: lease ?? "", idempotency_key: newKey() });

/** An attempt that waits for an answer: the one under way, or a new one. */
async function openSitting(wire: Requests, menuId: string): Promise<OpenSitting> {
  for (;;) {
    const attempt = await begin(wire, menuId);
    const [exercise] = exercisesOf(attempt);
    if (exercise !== undefined) return { wire, attempt, exercise };
    await leave(wire, attempt);
  }
}

async function openAll(opens: readonly OpenWire[], menuId: string): Promise<OpenSitting[]> {
  const sittings: OpenSitting[] = [];
  for (const open of opens) sittings.push(await openSitting(await open(), menuId));
  return sittings;
}

/**
 * Answers presented items in one attempt after the other, one for each connection; all attempts start before the first
 * answer.
 */
export function createAdaptiveSitter(opens: readonly OpenWire[], menuId: string): Sitter {
  let waiting: OpenSitting[] | null = null;
  let sitting: OpenSitting | null = null;
  let turn = 0;
  return {
    ready: async () => {
      waiting ??= await openAll(opens, menuId);
      sitting ??= waiting.shift() ?? null;
      if (sitting === null) throw new Error("more answers than sittings were prepared for");
    },
    answer: async () => {
      if (sitting === null) throw new Error("no item is presented");
      turn += 1;
      const { wire, attempt, exercise } = sitting;
      const { next } = await call(wire, "answerExercise", inputOf(attempt, exercise, turn));
      sitting = next === null || next.exercise === null ? null : { ...sitting, exercise: next.exercise };
    },
  };
}

/** Sends the same requests to a server without attempts. */
export function createBareSitter(open: OpenWire): Sitter {
  let wire: Requests | null = null;
  let turn = 0;
  const attempt = { attempt_id: "0199a1f2-0000-7000-8000-000000000000", lease: "x".repeat(43) } as Attempt;
  const options = ["A", "B", "C", "D"].map((option_id) => ({ option_id, content: {} }));
  const interaction: Exercise["interaction"] = { type: "single_choice", options, shuffle: false };
  const exercise: Exercise = { exercise_id: "bench-1", stem: {}, interaction, media: [], calculator: false };
  return {
    ready: async () => {
      wire ??= await open();
    },
    answer: async () => {
      if (wire === null) throw new Error("no connection is open");
      turn += 1;
      await call(wire, "answerExercise", inputOf(attempt, exercise, turn));
    },
  };
}
