import { probability, type ItemParameters } from "../../src/psychometrics/model";
import { createRandom, normalFrom } from "../../src/psychometrics/random";
import { users } from "../../src/server/db/accounts-schema";
import type { Database } from "../../src/server/db/open";
import { answers, attempts } from "../../src/server/db/schema";
import { namedId } from "./made-ids";
import { adaptiveItems, choose, minute, morning } from "./sittings";

export type AttemptValues = typeof attempts.$inferInsert;
type AnswerValues = typeof answers.$inferInsert;

const norm = { season: "fall", mean: 205, sd: 13, avoid: [] } as const;

/** A finished sitting of the adaptive test, as rows. */
export const finishedAttempt = (
  attemptId: string,
  userId: string,
  more: Partial<AttemptValues> = {},
): AttemptValues => ({
  attemptId,
  userId,
  menuId: "adaptive",
  version: 1,
  mode: "full",
  status: "finished",
  stage: "finished",
  finishReason: "completed",
  startedAt: morning - 100 * minute,
  finishedAt: morning - 60 * minute,
  leaseEpoch: 0,
  leaseSeenAt: morning - 60 * minute,
  lastSeq: 20,
  answered: 20,
  total: 20,
  seed: "seed",
  prior: { grade: 5, ...norm },
  ...more,
});

/** A right or wrong answer (key B) given in time, as a row. */
export const givenAnswer = (
  attemptId: string,
  itemId: string,
  right: boolean,
  more: Partial<AnswerValues> = {},
): AnswerValues => ({
  attemptId,
  itemId,
  answer: choose(right ? "B" : "C") as AnswerValues["answer"],
  revision: 1,
  leaseEpoch: 0,
  seq: 1,
  savedAt: morning - 70 * minute,
  elapsedMs: 40_000,
  mark: right ? "right" : "wrong",
  credit: right ? 1 : 0,
  checkStatus: 0,
  checkRevision: 0,
  checkEpoch: 0,
  heldRevision: 0,
  held: false,
  ...more,
});

/** The true parameters of each item of the adaptive test: its seed parameters, off by about half a logit. */
export const trueItems = (seed: string): ReadonlyMap<string, ItemParameters> => {
  const random = createRandom(seed);
  return new Map(
    adaptiveItems.map(({ item_id, irt }) => [
      item_id,
      { a: 1, b: (irt?.b ?? 0) + 0.5 * normalFrom(random), c: 0, d: 1 },
    ]),
  );
};

/** Fills the database with students of grades 4 and 5, each with a sitting of 20 items chosen by the answers. */
export async function fillWithSittings(
  db: Database,
  truth: ReadonlyMap<string, ItemParameters>,
  students: number,
  isAsked: (itemId: string) => boolean,
): Promise<void> {
  const random = createRandom("sittings");
  const asked = [...truth].filter(([itemId]) => isAsked(itemId));
  const people = Array.from({ length: students }, (_, place) => ({ id: `s${place}`, grade: 4 + (place % 2) }));
  await db.insert(users).values(
    people.map(({ id, grade }) => ({
      userId: id,
      username: id,
      passwordHash: "-",
      nickname: id,
      role: ["student"],
      permission: [],
      grade,
      createdAt: morning,
    })),
  );
  await db
    .insert(attempts)
    .values(people.map(({ id, grade }) => finishedAttempt(namedId(id), id, { prior: { grade, ...norm } })));
  const rows = people.flatMap(({ id, grade }) => {
    const theta = (grade === 4 ? 0.2 : 0.7) + 1.3 * normalFrom(random);
    const left = new Map(asked);
    let aim = 0.5;
    return Array.from({ length: 20 }, (_, place) => {
      const [[itemId, item] = ["", undefined]] = [...left]
        .map(([name, one]) => [name, one, Math.abs(one.b - aim) + random()] as const)
        .toSorted(([, , one], [, , other]) => one - other);
      if (item === undefined) throw new Error("no item is left");
      left.delete(itemId);
      const right = random() < probability(item, theta);
      aim += (right ? 2 : -2) / (place + 2);
      return givenAnswer(namedId(id), itemId, right);
    });
  });
  for (let from = 0; from < rows.length; from += 2000) await db.insert(answers).values(rows.slice(from, from + 2000));
}
