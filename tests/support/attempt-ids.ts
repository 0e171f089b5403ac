import type { ExerciseReview } from "../../src/contract/attempt/exam";
import type { Answer, ItemKey } from "../../src/contract/item/item";
import { answerFits } from "../../src/items/scoring/score";
import { inBankIds, inAttemptIds } from "../../src/server/attempts/attempt-ids";
import type { TestItem } from "../../src/server/attempts/catalogue";
import type { Queries } from "../../src/server/db/open";
import { attempts, items } from "../../src/server/db/schema";

/** The parts of a call to answer that name the attempt and item. */
export interface NamedAnswer {
  readonly attempt_id?: unknown;
  readonly exercise_id?: unknown;
  readonly answer?: unknown;
}

interface Saved {
  readonly exercise_id: string;
  readonly answer: Answer | null;
}

interface Reply {
  readonly attempt_id?: string;
  readonly answers?: readonly Saved[];
  readonly review?: ExerciseReview | null;
}

type Named = Pick<TestItem, "itemId" | "body">;

export interface AttemptIds {
  /** The same call with the option ids of its attempt in place of those of the bank. */
  told<Call extends NamedAnswer>(call: Call): Promise<Call>;
  /** An answer or a key of the bank as the sitting calls it. */
  own<Given extends Answer | ItemKey>(attemptId: string, itemId: string, given: Given): Promise<Given>;
  /** A reply about a sitting, of which answers and review call their choices as the bank does. */
  read<Data>(input: NamedAnswer, data: Data): Promise<Data>;
}

/** The names that sittings have for the choices of items, read from the database where they are not known yet. */
export function attemptIdsIn(db: Queries): AttemptIds {
  const seeds = new Map<string, string>();
  const bank = new Map<string, Named>();
  const seedOf = async (attemptId: string) => {
    if (!seeds.has(attemptId)) for (const row of await db.select().from(attempts)) seeds.set(row.attemptId, row.seed);
    return seeds.get(attemptId);
  };
  const itemOf = async (itemId: string) => {
    if (!bank.has(itemId)) for (const row of await db.select().from(items)) bank.set(row.itemId, row);
    return bank.get(itemId);
  };
  const find = async (attemptId: string, itemId: string) => {
    const seed = await seedOf(attemptId);
    const item = await itemOf(itemId);
    return seed === undefined || item === undefined ? null : { sitting: { seed }, item };
  };
  const found = async (attemptId: string, itemId: string) => {
    const named = await find(attemptId, itemId);
    if (named === null) throw new Error(`no sitting ${attemptId} or no item ${itemId}`);
    return named;
  };
  return {
    async told(call) {
      const { attempt_id, exercise_id, answer } = call;
      if (typeof attempt_id !== "string" || typeof exercise_id !== "string") return call;
      if (typeof answer !== "object" || answer === null) return call;
      const named = await find(attempt_id, exercise_id);
      if (named === null) return call;
      const given = answer as Answer;
      const { interaction } = named.item.body;
      return answerFits(interaction, given)
        ? { ...call, answer: inAttemptIds(named.sitting, named.item, given) }
        : call;
    },
    async own(attemptId, itemId, given) {
      const { sitting, item } = await found(attemptId, itemId);
      return inAttemptIds(sitting, item, given);
    },
    async read({ attempt_id, exercise_id }, data) {
      const { answers, review, ...rest } = (data ?? {}) as Reply;
      if (Array.isArray(answers) && rest.attempt_id !== undefined) {
        const sat = rest.attempt_id;
        const read = answers.map(async (saved) => {
          const named = await find(sat, saved.exercise_id);
          return named === null ? saved : { ...saved, answer: inBankIds(named.sitting, named.item, saved.answer) };
        });
        return { ...data, answers: await Promise.all(read) };
      }
      if (typeof review !== "object" || review === null) return data;
      const { sitting, item } = await found(String(attempt_id), String(exercise_id));
      const { answer, key, held_answer, correction } = review;
      const inBank = <Given extends Answer | ItemKey | null>(given: Given) => inBankIds(sitting, item, given);
      return {
        ...data,
        review: {
          ...review,
          answer: inBank(answer),
          key: inBank(key),
          held_answer: inBank(held_answer),
          ...(correction?.key === undefined ? {} : { correction: { ...correction, key: inBank(correction.key) } }),
        },
      };
    },
  };
}
