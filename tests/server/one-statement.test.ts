import { and, asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { addresses } from "../../src/contract/calls/addresses";
import { sessions, users } from "../../src/server/db/accounts-schema";
import { answers, attemptLog, attempts } from "../../src/server/db/schema";
import { secretHashOf } from "../../src/server/support/identifiers";
import { digestOf } from "../support/database";
import { chooseIn } from "../support/shown-option";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";
import { statementsOf } from "../support/statements";

let school: School;
let ann: string;
let fixed: Attempt;
let adaptive: Attempt;

const start = async (menu_id: string, more: object = {}) =>
  (await school.call("startExam", { menu_id, take_over: true, ...more }, ann)).body.data;
const given = ({ attempt_id, lease }: Attempt, more: object = {}) => ({
  attempt_id,
  lease,
  exercise_id: "f1",
  answer: choose("B"),
  revision: 1,
  idempotency_key: newKey(),
  elapsed_ms: 30_000,
  ...more,
});
const answer = (input: object, token = ann) => school.call("answerExercise", input, token);
const counted = (work: () => Promise<{ readonly body: unknown }>) => statementsOf(school, work);
const once = ["select * from record_operations($1, $2)"];

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});
beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  ann = await school.signIn("ann");
  fixed = await start("fixed");
  adaptive = await start("adaptive");
  // served items are recorded in the background: not while one is counted
  await school.deps.exposures.write();
});

describe("an ordinary operation", () => {
  it("is one statement in a fixed sitting, whether answer, mark or repetition", async () => {
    await answer(given(fixed));
    const input = given(fixed, { revision: 2 });
    const saved = await counted(() => answer(input));
    expect(saved).toMatchObject({ statements: once, result: { body: { code: 200, data: { applied: true } } } });
    const again = await counted(() => answer(input));
    expect(again).toMatchObject({ statements: once, result: { body: saved.result.body } });
    const mark = given(fixed, { exercise_id: "f2", check_status: 1 });
    const marked = await counted(() => school.call("updateCheckStatus", mark, ann));
    expect(marked).toMatchObject({ statements: once, result: { body: { code: 200, data: { applied: true } } } });
  });

  it("finds every row by its key, whatever was in the tables when it was planned", async () => {
    const operation = {
      place: 0,
      kind: "answer",
      token_hash: secretHashOf(ann),
      attempt_id: fixed.attempt_id,
      lease_hash: secretHashOf(fixed.lease ?? ""),
      item_id: "f1",
      stage: fixed.stage,
      revision: 1,
      idempotency_key: newKey(),
      payload: "{}",
      answer: "{}",
      elapsed_ms: 0,
      mark: "wrong",
      credit: 0,
      adaptive: false,
    };
    const again = { ...operation, place: 1, revision: 2, idempotency_key: newKey() };
    const others = ["answers_by_item", "attempts_by_user", "attempt_log", "answers", "attempts"];
    const client = await school.db.$client.connect();
    try {
      const scansOf = async (names: readonly string[]) =>
        (
          await client.query("select pg_stat_get_xact_numscans(n::regclass)::integer as n from unnest($1::text[]) n", [
            names,
          ])
        ).rows;
      await client.query("begin");
      const before = await scansOf(others);
      const { rows } = await client.query("select * from record_operations($1, $2)", [
        JSON.stringify([operation, again]),
        school.now,
      ]);
      expect(rows).toMatchObject([
        { place: 0, outcome: "recorded" },
        { place: 1, outcome: "recorded" },
      ]);
      expect(await scansOf(others)).toEqual(before);
      expect(await scansOf(["answers_attempt_id_item_id_pk"])).not.toEqual([{ n: 0 }]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  });

  it("is one statement for the first answer too, beside reading the facts of the sitting", async () => {
    const { statements } = await counted(() => answer(given(fixed)));
    expect(statements.filter((text) => text.includes("record_operations"))).toHaveLength(1);
    expect(statements.filter((text) => !text.startsWith("select"))).toEqual([]);
  });

  it("is one statement in an adaptive sitting, two where this process has no cached state of it", async () => {
    let { presented } = adaptive;
    const counts: number[] = [];
    for (let place = 0; place < 5; place += 1) {
      if (place === 3) {
        const mark = given(adaptive, { exercise_id: presented, check_status: 1 });
        expect((await school.call("updateCheckStatus", mark, ann)).body.code).toBe(200);
      }
      const { result, statements } = await statementsOf(school, () =>
        answer(given(adaptive, { exercise_id: presented, answer: choose(place % 2 === 0 ? "A" : "B") })),
      );
      const { data } = result.body as { data: { next: { presented: string } } };
      ({ presented } = data.next);
      counts.push(statements.filter((text) => text.includes("record_operations")).length);
      if (place > 0) expect(statements).toEqual(statements.map(() => once[0]));
    }
    expect(counts).toEqual([2, 1, 1, 2, 1]);
  });

  it("chooses and counts nothing again when it is repeated", async () => {
    const { exposures, catalogue } = school.deps;
    const ledger = await exposures.of(school.db, await catalogue.test(school.db, "adaptive", 1));
    ledger.take();
    const input = given(adaptive, { exercise_id: adaptive.presented });
    const saved = await answer(input);
    expect(ledger.take()).not.toEqual([]);
    expect((await answer(input)).body).toEqual(saved.body);
    expect(ledger.take()).toEqual([]);
  });

  it("is a transaction where the sitting is over, late, taken over or at another stage", async () => {
    await answer(given(fixed));
    const late = await counted(() => answer(given(fixed, { answered_at: (fixed.deadline ?? 0) + 1, revision: 2 })));
    expect(late.result.body).toMatchObject({ code: 100203 });
    expect(late.statements).toContain("begin");
    const taken = await start("adaptive");
    const old = await counted(() => answer(given(adaptive, { exercise_id: adaptive.presented })));
    expect(old.result.body).toMatchObject({ code: 200, data: { applied: false, lease_held: false } });
    expect(old.statements).toContain("begin");
    expect(taken.presented).toBe(adaptive.presented);
  });
});

describe("the right to write in one statement", () => {
  const refused = async (token: string, expected: number) => {
    const before = await digestOf(school.db);
    expect((await answer(given(fixed), token)).body.code).toBe(expected);
    expect(await digestOf(school.db)).toBe(before);
  };

  it("requires the owner's valid session and an active account", async () => {
    await answer(given(fixed));
    await refused("x".repeat(64), 100001);
    await refused(await school.signIn("ben"), 100202);
    const ended = await school.signIn("ann");
    await school.call("logout", {}, ended);
    await refused(ended, 100001);
    await school.db.update(users).set({ status: 1 }).where(eq(users.userId, "user-ann"));
    await refused(ann, 401);
    await school.db.update(users).set({ status: 0 }).where(eq(users.userId, "user-ann"));
    await school.db.update(sessions).set({ expiresAt: school.now });
    await refused(ann, 100001);
  });

  it("reports an invalid token before invalid input", async () => {
    expect((await answer({}, "x".repeat(64))).body.code).toBe(100001);
    expect((await answer({})).body.code).toBe(400);
  });
});

describe("simultaneous operations", () => {
  const logOf = (attemptId: string) =>
    school.db.select().from(attemptLog).where(eq(attemptLog.attemptId, attemptId)).orderBy(asc(attemptLog.seq));

  it("are all logged for fifty answers of one sitting, and the newest counts", async () => {
    await answer(given(fixed));
    const inputs = Array.from({ length: 50 }, (_, place) => given(fixed, { revision: ((place * 7) % 50) + 2 }));
    const { result, statements } = await statementsOf(school, () => Promise.all(inputs.map((input) => answer(input))));
    expect(result.map(({ body }) => body.code)).toEqual(inputs.map(() => 200));
    expect(new Set(result.map(({ body }) => body.data.seq)).size).toBe(50);
    expect(statements.every((text) => text === once[0])).toBe(true);
    expect(statements.length).toBeLessThan(50);
    const [row] = await school.db
      .select()
      .from(answers)
      .where(and(eq(answers.attemptId, fixed.attempt_id), eq(answers.itemId, "f1")));
    expect(row?.revision).toBe(51);
    const log = await logOf(fixed.attempt_id);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
    const repeated = await Promise.all(inputs.map((input) => answer(input)));
    expect(repeated.map(({ body }) => body)).toEqual(result.map(({ body }) => body));
    expect(await logOf(fixed.attempt_id)).toHaveLength(log.length);
  });

  it("do not wait for one whose row is locked, which waits in a separate transaction", async () => {
    await answer(given(fixed));
    const client = await school.db.$client.connect();
    await client.query("begin");
    await client.query("select 1 from attempts where attempt_id = $1 for update", [fixed.attempt_id]);
    const held = answer(given(fixed, { revision: 2 }));
    expect((await answer(given(adaptive, { exercise_id: adaptive.presented }))).body.code).toBe(200);
    await client.query("commit");
    client.release();
    expect((await held).body).toMatchObject({ code: 200, data: { applied: true, revision: 2 } });
  });

  it("succeed beside one that is nested too deep, which succeeds too", async () => {
    await answer(given(fixed));
    const nested = `{"deep":${"[".repeat(20_000)}${"]".repeat(20_000)},`;
    const poison = JSON.stringify(
      given(fixed, { exercise_id: "f2", answer: chooseIn(fixed, "f2", "Option B") }),
    ).replace("{", nested);
    const [deep, other] = await Promise.all([
      school.app.inject({
        method: "POST",
        url: addresses.answerExercise.path,
        headers: { authorization: `Bearer ${ann}`, "content-type": "application/json" },
        payload: poison,
      }),
      answer(given(fixed, { exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A"] } })),
    ]);
    expect(deep.json()).toMatchObject({ code: 200 });
    expect(other.body.code).toBe(200);
  });

  it("are not confirmed where the connection breaks; a repetition confirms them", async () => {
    await answer(given(fixed));
    const inputs = Array.from({ length: 20 }, (_, place) => given(fixed, { revision: place + 2 }));
    const killing = (async () => {
      for (let round = 0; round < 5; round += 1)
        await school.db.$client.query(
          "select pg_terminate_backend(pid) from pg_stat_activity " +
            "where datname = current_database() and usename = current_user and pid <> pg_backend_pid()",
        );
    })();
    const replies = await Promise.all(inputs.map((input) => answer(input)));
    await killing.catch(() => undefined);
    const log = await logOf(fixed.attempt_id);
    const logged = new Set(log.map(({ idempotencyKey }) => idempotencyKey));
    for (const [place, { status, body }] of replies.entries()) {
      expect([200, 503]).toContain(status);
      if (body.code === 200) expect(logged.has(inputs[place]?.idempotency_key ?? "")).toBe(true);
    }
    const again = await Promise.all(inputs.map((input) => answer(input)));
    expect(again.map(({ body }) => body.code)).toEqual(inputs.map(() => 200));
    for (const [place, { body }] of replies.entries()) if (body.code === 200) expect(again[place]?.body).toEqual(body);
    const [attempt] = await school.db.select().from(attempts).where(eq(attempts.attemptId, fixed.attempt_id));
    expect((await logOf(fixed.attempt_id)).filter(({ kind }) => kind === "answer")).toHaveLength(21);
    expect(attempt?.lastSeq).toBe((await logOf(fixed.attempt_id)).length);
  });
});

it("an answer is stored with unknown fields beside it", async () => {
  await answer(given(fixed, { keystrokes: [1, 2], shown_as: { font: "large" } }));
  const [row] = await school.db
    .select({ payload: attemptLog.payload })
    .from(attemptLog)
    .where(and(eq(attemptLog.attemptId, fixed.attempt_id), eq(attemptLog.kind, "answer")));
  expect(row?.payload).toEqual({
    exercise_id: "f1",
    answer: choose("B"),
    revision: 1,
    extra: { keystrokes: [1, 2], shown_as: { font: "large" } },
  });
});
