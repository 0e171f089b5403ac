import { asc } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addresses } from "../../src/contract/calls/addresses";
import { keepRefused } from "../../src/server/attempts/refused";
import { refusedOperations } from "../../src/server/db/schema";
import { digestOf } from "../support/database";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { chooseIn } from "../support/shown-option";
import { choose, minute, morning, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let sitting: ReturnType<typeof sittingOf>;

askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

beforeEach(async () => {
  school.now = Math.max(school.now, morning) + 60 * minute;
  const { data } = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body;
  sitting = sittingOf(school, ann, data);
});

const kept = async (attemptId: string | null = sitting.attempt.attempt_id) =>
  (
    await school.db
      .select()
      .from(refusedOperations)
      .orderBy(asc(refusedOperations.receivedAt), asc(refusedOperations.refusalId))
  )
    .filter((row) => row.attemptId === attemptId)
    .map((row) => ({ ...row, refusalId: "" }));

describe("an operation refused by the server", () => {
  it("F50: is stored as received, once, and changes nothing else", async () => {
    const { attempt_id, lease } = sitting.attempt;
    const operation = (more: object) => ({
      attempt_id,
      lease,
      exercise_id: "f1",
      answer: chooseIn(sitting.attempt, "f1", "Option B"),
      revision: 1,
      idempotency_key: newKey(),
      elapsed_ms: 10,
      ...more,
    });
    const refused = [
      ["answerExercise", operation({ answer: choose("Z\ud800") }), "invalidRequest"],
      ["answerExercise", operation({ answer: choose("Z") }), "answerMismatched"],
      ["answerExercise", operation({ exercise_id: "ope1", words: "nul \u0000" }), "itemNotServed"],
      ["answerExercise", operation({ revision: 0 }), "invalidRequest"],
      ["updateCheckStatus", { ...operation({ exercise_id: "ope1" }), check_status: 1 }, "itemNotServed"],
    ] as const;
    const before = await digestOf(school.db);
    for (const [call, body] of refused) {
      await school.call(call, body, ann);
      await school.call(call, body, ann);
    }
    expect(await digestOf(school.db)).toBe(before);
    expect(await kept()).toEqual(
      refused.map(([call, payload, fault]) => ({
        refusalId: "",
        userId: "user-ann",
        guestId: null,
        attemptId: attempt_id,
        call,
        refusedBy: "server",
        fault,
        idempotencyKey: payload.idempotency_key,
        payload,
        receivedAt: school.now,
      })),
    );
  });

  it("is stored without its payload where that is nested too deep", async () => {
    const { attempt_id, lease } = sitting.attempt;
    const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
    const raw = (call: "answerExercise" | "advanceExam", body: string) =>
      school.app.inject({
        method: "POST",
        url: addresses[call].path,
        headers: { authorization: `Bearer ${ann}`, "content-type": "application/json" },
        payload: body,
      });
    const ids = `"attempt_id":"${attempt_id}","lease":"${lease}","exercise_id":"f1","revision":1`;
    const [one, two] = [newKey(), newKey()];
    const refused = await raw("answerExercise", `{${ids},"idempotency_key":"${one}","answer":${deep(20_000)}}`);
    expect([refused.statusCode, await kept()]).toMatchObject([
      400,
      [{ idempotencyKey: one, payload: "nested too deep to be kept" }],
    ]);
    const answer = `"answer":${JSON.stringify(chooseIn(sitting.attempt, "f1", "Option B"))}`;
    const taken = await raw("answerExercise", `{${ids},"idempotency_key":"${two}",${answer},"more":${deep(20_000)}}`);
    expect([taken.json().code, (await sitting.log()).at(-1)?.payload["extra"]]).toEqual([200, { fields: 1 }]);
    const never = `"exercise_id":"f2","revision":1,"idempotency_key":"${newKey()}"`;
    const contested = `[{${never},"operation":{"a":${deep(20_000)}}}]`;
    const left = await raw("advanceExam", `{${ids},"stage":"main","contested":${contested}}`);
    expect([left.json().data.status, (await kept()).at(-1)?.payload]).toEqual([
      "finished",
      "nested too deep to be kept",
    ]);
  });

  it("is stored without a key, without an attempt, and for an unknown attempt", async () => {
    const { attempt_id } = sitting.attempt;
    for (const body of [
      { attempt_id, words: 1 },
      { attempt_id, words: 2 },
      { attempt_id, words: 1 },
    ])
      await school.call("answerExercise", body, ann);
    expect((await kept()).map(({ payload }) => payload)).toEqual([
      { attempt_id, words: 1 },
      { attempt_id, words: 2 },
    ]);
    await school.call("answerExercise", { attempt_id: "nul\u0000", words: 3 }, ann);
    expect((await kept(null)).map(({ payload }) => payload)).toEqual([{ attempt_id: "nul\u0000", words: 3 }]);
    expect((await sitting.answer({ attempt_id: "restored-away" })).code).toBe(100202);
    expect(await kept("restored-away")).toMatchObject([{ fault: "attemptNotFound" }]);
  });

  it("is not stored where the log has it, without a session, or for other calls", async () => {
    const { attempt_id, lease, deadline } = sitting.attempt;
    await school.call("answerExercise", { attempt_id, words: 1 }, undefined);
    await school.call("answerExercise", { attempt_id, words: 1 }, "x".repeat(64));
    await school.call("startExam", { attempt_id }, ann);
    await school.call("advanceExam", { attempt_id, lease, stage: "other" }, ann);
    school.now = (deadline ?? 0) + minute;
    await sitting.answer({ answered_at: deadline });
    await sitting.answer({ answered_at: school.now });
    expect(await kept()).toEqual([]);
    expect((await sitting.log()).map(({ kind }) => kind)).toEqual([
      "start",
      "lease",
      "finish",
      "heldAnswer",
      "lateAnswer",
    ]);
    await sitting.mark();
    expect(await kept()).toMatchObject([{ call: "updateCheckStatus", fault: "attemptClosed" }]);
  });

  it("is limited in number per attempt and person", async () => {
    const operation = (attemptId: string, payload: unknown) =>
      keepRefused(school.db, school.deps, {
        owner: { userId: "user-ben" },
        attemptId,
        call: "answerExercise",
        refusedBy: "server",
        fault: "invalidRequest",
        idempotencyKey: newKey(),
        payload,
      });
    for (let count = 0; count < 502; count += 1) await operation("crowded", { count });
    expect(await kept("crowded")).toHaveLength(500);
    await operation("large", { text: "x".repeat(70_000) });
    expect((await kept("large")).map(({ payload }) => String(payload).length)).toEqual([65_536]);
    await Promise.all(
      Array.from({ length: 1_499 }, (_, place) =>
        school.db.insert(refusedOperations).values({
          refusalId: `filling-${place}`,
          userId: "user-ben",
          attemptId: `filling-${place}`,
          call: "answerExercise",
          refusedBy: "server",
          payload: {},
          receivedAt: school.now,
        }),
      ),
    );
    await operation("one-more", {});
    expect(await kept("one-more")).toEqual([]);
  });
});

describe("F62: a hand-in that names undeliverable operations", () => {
  const lost = { exercise_id: "f1", revision: 3 };

  it("proceeds without them, and stores them as the device has them, once", async () => {
    await sitting.answer();
    const manifest = [lost, { exercise_id: "f2", revision: 1 }];
    const operation = { answer: choose("D"), madeAt: school.now, words: ["nul \u0000"] };
    const contested = [{ ...lost, idempotency_key: newKey(), operation, why: "proxy" }];
    const missing = await sitting.leave("main", { manifest, contested });
    expect(missing).toMatchObject({ code: 100209, data: { missing: ["f2"] } });
    expect(await kept()).toEqual([]);
    await sitting.answer({ exercise_id: "f2" });
    expect((await sitting.leave("main", { manifest, contested })).data).toMatchObject({
      status: "finished",
      answered: 2,
    });
    expect((await sitting.leave("main", { manifest, contested })).data).toMatchObject({ status: "finished" });
    expect(await kept()).toEqual([
      {
        refusalId: "",
        userId: "user-ann",
        guestId: null,
        attemptId: sitting.attempt.attempt_id,
        call: "advanceExam",
        refusedBy: "device",
        fault: null,
        idempotencyKey: contested[0]?.idempotency_key,
        payload: contested[0],
        receivedAt: school.now,
      },
    ]);
  });

  it("ignores items that the test does not have, and adds to the server's own refusals", async () => {
    const idempotency_key = newKey();
    expect((await sitting.answer({ exercise_id: "gone", idempotency_key })).code).toBe(100206);
    const gone = { exercise_id: "gone", revision: 1 };
    expect((await sitting.leave("main", { manifest: [gone] })).code).toBe(100206);
    const left = await sitting.leave("main", { manifest: [gone], contested: [{ ...gone, idempotency_key }] });
    expect(left.data).toMatchObject({ status: "finished", finish_reason: "submitted" });
    expect(await kept()).toMatchObject([
      { refusedBy: "server", fault: "itemNotServed", idempotencyKey: idempotency_key },
    ]);
  });
});
