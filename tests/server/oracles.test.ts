import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { attemptReports } from "../../src/server/db/reports-schema";
import { answers, attemptItems, attempts } from "../../src/server/db/schema";
import type { Exchange } from "../support/chaos-proxy";
import { sittingOf } from "../support/one-sitting";
import { takenIn, wrongInExchanges } from "../support/oracles/exchanges";
import { begunAgain, wrongInSittings } from "../support/oracles/sittings";
import { choose, morning, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let attempt: Attempt;

beforeEach(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  attempt = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
  const sitting = sittingOf(school, ann, attempt);
  await sitting.answer();
  await sitting.answer({ exercise_id: "f3", answer: { type: "text_entry", text: "own words" } });
  await sitting.mark();
  await sitting.leave();
});

const found = async (taken = takenIn(school.exchanges)) =>
  (await wrongInSittings(school.db, taken)).map(({ oracle, words }) => `${oracle}: ${words}`);
const change = (changes: Partial<typeof attempts.$inferSelect>) =>
  school.db.update(attempts).set(changes).where(eq(attempts.attemptId, attempt.attempt_id));

describe("the oracles of the sittings", () => {
  it("find nothing in a correct sitting", async () => {
    expect(takenIn(school.exchanges)).toHaveLength(3);
    expect(await found()).toEqual([]);
    expect(await begunAgain(school.db, morning)).toEqual([]);
  });

  it("find confirmed operations that are missing", async () => {
    const lost = { attemptId: attempt.attempt_id, key: "key-that-is-lost", seq: 77 };
    expect(await found([lost])).toEqual(["O1 ledger: key-that-is-lost was confirmed as 77 and is nowhere"]);
    expect(await found([{ ...lost, attemptId: "no sitting" }])).toEqual([
      "O1 ledger: key-that-is-lost was confirmed in no sitting, which did not begin",
    ]);
  });

  it("find an answer other than the latest, and one that was never given", async () => {
    const first = eq(answers.itemId, "f1");
    await school.db
      .update(answers)
      .set({ answer: choose("A") as never })
      .where(first);
    expect(await found()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^O2 last word: f1: the log says/),
        "O1 ledger: f1 is marked right, and a recount marks it otherwise",
      ]),
    );
    await school.db.update(answers).set({ itemId: "f2" }).where(first);
    expect(await found()).toEqual(expect.arrayContaining(["O2 last word: f2 stands and is not in the log"]));
  });

  it("find two items at one place", async () => {
    await school.db.update(attemptItems).set({ position: 1 }).where(eq(attemptItems.position, 0));
    expect(await found()).toEqual([expect.stringMatching(/^O3 once: \S+ has two items at one place: 1,1,2,3$/)]);
  });

  it("find a wrong count, score, report, end and time", async () => {
    await change({ answered: 3 });
    expect(await found()).toContain("O1 ledger: 2 answers stand, 3 are counted");
    await change({ answered: 2, deadline: (attempt.deadline ?? 0) + 1 });
    expect(await found()).toEqual([expect.stringMatching(/^O4 clock: \S+ ends at \d+, not at \d+$/)]);
    await change({ deadline: attempt.deadline, status: "sitting" });
    expect(await found()).toEqual([expect.stringMatching(/^O3 once: \S+ has ended and goes on$/)]);
    await change({ status: "finished", score: null });
    expect(await found()).toEqual([expect.stringMatching(/^O3 once: \S+: scored null, then/)]);
    await school.db.delete(attemptReports);
    expect(await found()).toContainEqual(expect.stringMatching(/^O3 once: \S+ has 0 reports$/));
  });

  it("find a second sitting, at the same time or at all", async () => {
    await school.call("startExam", { menu_id: "fixed", take_over: true }, ann);
    expect(await begunAgain(school.db, morning)).toEqual([{ oracle: "O3 once", words: "user-ann,fixed began again" }]);
    expect(await found()).toEqual([]);
    await change({ finishedAt: morning + 1 });
    expect(await found()).toEqual([expect.stringMatching(/^O3 once: user-ann,fixed sits it as/)]);
  });
});

describe("the oracles of replies", () => {
  const said = (more: Partial<Exchange>, body: unknown, status = 200): Exchange => ({
    call: "answerExercise",
    at: morning - 60_000,
    bearer: ann,
    sent: { attempt_id: attempt.attempt_id, idempotency_key: "key-1" },
    upstream: [{ status, headers: {}, body: Buffer.from(JSON.stringify(body)) }],
    toldAt: null,
    ...more,
  });
  const foundIn = async (...exchanges: readonly Exchange[]) =>
    (await wrongInExchanges(school.db, exchanges)).map(({ oracle }) => oracle);

  it("find a repetition with another reply", async () => {
    const reply = (seq: number) => said({}, { code: 200, data: { seq, saved_at: 1, applied: true } });
    expect(await foundIn(reply(1), reply(1))).toEqual([]);
    expect(await foundIn(reply(1), reply(2))).toEqual(["O3 once"]);
    const ended = (finished_at: number) =>
      said({ call: "advanceExam" }, { code: 200, data: { status: "finished", finished_at } });
    expect(await foundIn(ended(1), ended(2))).toEqual(["O3 once"]);
  });

  it("find a server failure, a key revealed before the end, and another person's data", async () => {
    expect(await foundIn(said({}, { code: 500, data: null }, 500))).toEqual(["O5 errors"]);
    expect(await foundIn(said({}, { code: 200, data: { key: 1 } }))).toEqual(["O7 secrecy"]);
    expect(await foundIn(said({ at: Date.now() }, { code: 200, data: { key: 1 } }))).toEqual([]);
    const ben = await school.signIn("ben");
    expect(await foundIn(said({ bearer: ben }, { code: 200, data: attempt.attempt_id }))).toEqual(["O7 secrecy"]);
  });
});
