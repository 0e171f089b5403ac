import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { addresses, type CallName } from "../../src/contract/calls/addresses";
import { calls } from "../../src/contract/calls/calls";
import { attempts, refusedOperations } from "../../src/server/db/schema";
import { giveTime } from "../../src/server/use-cases/give-time";
import { goingOnMs, handingOverMs, lookingMs } from "../../src/server/use-cases/sitting/visit-times";
import { sweep } from "../../src/server/use-cases/sweep";
import { digestOf } from "../support/database";
import { enter, guestOf, handIn, hour, sittingGuest } from "../support/invitations";
import { sittingOf } from "../support/one-sitting";
import { askOracles } from "../support/oracles/school";
import { minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
let ben: string;
askOracles(() => school);

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  ben = await school.signIn("ben");
});

const revoke = (share_id: string) =>
  school.call("setShareConfig", { share_id, change: "revoke", idempotency_key: newKey() }, ann);
const askedOf = (name: "visitInfo" | "answerRecord", { attempt_id }: { readonly attempt_id: string }) =>
  name === "visitInfo" ? {} : { attempt_id };
const rowOf = async (attemptId: string) =>
  (await school.db.select().from(attempts).where(eq(attempts.attemptId, attemptId)))[0];

describe("a guest", () => {
  it("sits the invited test and sees its result", async () => {
    const { token, attempt, visit } = await sittingGuest(school, ann);
    expect(visit).toMatchObject({ name: "Mia", attempt: null, ends_at: school.now + hour });
    const sitting = sittingOf(school, token, attempt);
    expect(await sitting.answer()).toMatchObject({ code: 200, data: { applied: true } });
    expect((await sitting.mark({ revision: 2 })).code).toBe(200);
    expect((await sitting.equip()).code).toBe(200);
    expect((await sitting.beat()).data).toMatchObject({ lease_held: true, status: "sitting" });
    expect((await school.call("menuDetail", { menu_id: "fixed" }, token)).body.data).toMatchObject({
      attempt_limit: 1,
      state: { status: "sitting", attempts_left: 0 },
    });
    expect((await handIn(school, token, attempt)).data.status).toBe("finished");
    const { data: visited } = (await school.call("visitInfo", {}, token)).body;
    expect(visited.attempt).toMatchObject({ attempt_id: attempt.attempt_id, status: "finished" });
    expect((await sitting.report()).data).toMatchObject({ kind: expect.any(String), attempt_id: attempt.attempt_id });
    expect(await rowOf(attempt.attempt_id)).toMatchObject({ userId: null, guestId: visit.guest_id });
  });

  it("sits the test only once", async () => {
    const { token, attempt } = await sittingGuest(school, ann);
    const again = await school.call("startExam", { menu_id: "fixed", lease: attempt.lease }, token);
    expect(again.body.data.attempt_id).toBe(attempt.attempt_id);
    await handIn(school, token, again.body.data);
    expect((await school.call("startExam", { menu_id: "fixed" }, token)).body).toMatchObject({
      code: 100214,
      data: { attempt_limit: 1 },
    });
  });

  it("has late answers stored beside the result, not counted, like a person", async () => {
    const { token, attempt } = await sittingGuest(school, ann);
    school.now += 11 * minute;
    const sitting = sittingOf(school, token, attempt);
    expect((await sitting.answer()).code).toBe(100203);
    expect((await sitting.answer({ exercise_id: "ope1" })).code).toBe(100206);
    expect((await sitting.log()).map(({ kind }) => kind)).toContain("lateAnswer");
    const kept = await school.db
      .select()
      .from(refusedOperations)
      .where(eq(refusedOperations.attemptId, attempt.attempt_id));
    expect(kept).toMatchObject([{ userId: null, fault: "itemNotServed" }]);
  });

  it("has no access to another test, another attempt or another result", async () => {
    const mine = await sittingGuest(school, ann);
    const theirs = await sittingGuest(school, ann);
    const own = (await school.call("startExam", { menu_id: "adaptive", mode: "practice" }, ben)).body.data;
    const before = await digestOf(school.db);
    for (const menu_id of ["adaptive", "lenient", "nothing"]) {
      expect((await school.call("startExam", { menu_id }, mine.token)).body.code).toBe(100201);
      expect((await school.call("menuDetail", { menu_id }, mine.token)).body.code).toBe(100201);
    }
    for (const other of [theirs.attempt, own]) {
      const { attempt_id, lease } = other;
      const asked = { attempt_id, exercise_id: "f1", lease, revision: 1, idempotency_key: newKey(), elapsed_ms: 1 };
      const refused: Partial<Record<CallName, object>> = {
        examItemDetail: { attempt_id },
        exerciseDetail: { attempt_id, exercise_id: "f1" },
        presentedExercise: { attempt_id },
        answerExercise: { ...asked, answer: null },
        updateCheckStatus: { ...asked, check_status: 1 },
        countPlay: asked,
        saveToolState: { ...asked, state: {} },
        advanceExam: { attempt_id, lease, stage: "main" },
        heartbeat: { attempt_id, lease },
        answerRecord: { attempt_id },
        startExam: { menu_id: "fixed", attempt_id },
      };
      for (const [name, input] of Object.entries(refused))
        expect([name, (await school.call(name as CallName, input, mine.token)).body.code]).toEqual([name, 100202]);
    }
    for (const token of [ann, ben])
      expect((await school.call("examItemDetail", { attempt_id: mine.attempt.attempt_id }, token)).body.code).toBe(
        100202,
      );
    expect(await digestOf(school.db)).toBe(before);
  });

  const names = Object.keys(addresses) as CallName[];
  it("may not use calls for people with an account", async () => {
    const { token } = await guestOf(school, ann);
    for (const name of names.filter((one) => calls[one].access === "person"))
      expect([name, (await school.call(name, {}, token)).body.code]).toEqual([name, 403]);
  });
  it.each(names.filter((name) => calls[name].access === "guest"))("is the only one who may call %s", async (name) => {
    expect((await school.call(name, {}, ann)).body.code).toBe(403);
  });
  it.each(["v.", `v.${"x".repeat(43)}`, "v.x y"])("is not recognised by the token %j", async (token) => {
    for (const name of names.filter((one) => calls[one].access !== "public")) {
      const { status } = await school.call(name, {}, token);
      expect([name, status]).toEqual([name, token.includes(" ") ? 200 : 401]);
    }
  });

  it("does not see a withheld result", async () => {
    const { token, attempt } = await sittingGuest(school, ann, { sees_result: false });
    await sittingOf(school, token, attempt).answer();
    await handIn(school, token, attempt);
    const { attempt_id } = attempt;
    expect((await school.call("answerRecord", { attempt_id }, token)).body.code).toBe(100306);
    expect((await school.call("visitInfo", {}, token)).body.data.attempt).toMatchObject({ score: null });
    const { body } = await school.call("exerciseDetail", { attempt_id, exercise_id: "f1" }, token);
    expect(body.data.review).toBeNull();
    expect((await school.call("claimResult", { vtk: token }, ben)).body.code).toBe(100306);
  });

  it("invited to a result sees that result and nothing else", async () => {
    const start = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
    expect(
      (
        await school.call(
          "setShareConfig",
          { attempt_id: start.attempt_id, valid_until: school.now + hour, idempotency_key: newKey() },
          ann,
        )
      ).body.code,
    ).toBe(100212);
    await sittingOf(school, ann, start).answer();
    await handIn(school, ann, start);
    const { attempt_id } = start;
    const { token, visit } = await guestOf(school, ann, { attempt_id });
    expect(visit).toMatchObject({ invitation: { kind: "result", inviter: "ann" }, attempt: { attempt_id } });
    const shown = (await school.call("answerRecord", { attempt_id }, token)).body.data;
    expect(shown).toEqual((await school.call("answerRecord", { attempt_id }, ann)).body.data);
    expect(shown).toMatchObject({ student: "ann" });
    for (const [name, input] of [
      ["examItemDetail", { attempt_id }],
      ["exerciseDetail", { attempt_id, exercise_id: "f1" }],
      ["startExam", { menu_id: "fixed" }],
      ["menuDetail", { menu_id: "fixed" }],
    ] as const)
      expect((await school.call(name, input, token)).body.code).toBeGreaterThan(100_000);
    expect((await school.call("claimResult", { vtk: token }, ben)).body.code).toBe(100202);
    expect(
      (
        await school.call(
          "setShareConfig",
          { attempt_id, valid_until: school.now + hour, idempotency_key: newKey() },
          ben,
        )
      ).body.code,
    ).toBe(100202);
  });
});

describe("revoking", () => {
  it("takes effect immediately and ends sittings under way, with their answers stored", async () => {
    const { token, attempt, share, code } = await sittingGuest(school, ann, { uses: 2 });
    await sittingOf(school, token, attempt).answer();
    await revoke(share.share_id);
    expect(await rowOf(attempt.attempt_id)).toMatchObject({
      status: "finished",
      finishReason: "expired",
      answered: 1,
      finishedAt: school.now,
    });
    const input = { menu_id: "fixed", attempt_id: attempt.attempt_id, lease: attempt.lease };
    for (const name of ["visitInfo", "startExam", "heartbeat", "examItemDetail", "answerRecord"] as const)
      expect([name, (await school.call(name, input, token)).status]).toEqual([name, 401]);
    expect((await enter(school, code)).code).toBe(100304);
    expect((await school.call("claimResult", { vtk: token }, ben)).status).toBe(401);
  });
});

describe("an invitation that ends in the middle of a sitting", () => {
  it("F43: lets the guest finish in time unless it is strict, and see the result for a while", async () => {
    const { token, attempt } = await sittingGuest(school, ann, { valid_until: school.now + 5 * minute });
    expect(attempt.deadline).toBe(school.now + 10 * minute);
    school.now += 9 * minute;
    expect((await sittingOf(school, token, attempt).answer()).code).toBe(200);
    await handIn(school, token, attempt);
    school.now += lookingMs - 1;
    expect((await school.call("answerRecord", { attempt_id: attempt.attempt_id }, token)).body.code).toBe(200);
    school.now += 1;
    for (const name of ["visitInfo", "answerRecord"] as const)
      expect((await school.call(name, askedOf(name, attempt), token)).status).toBe(401);
    expect((await school.call("claimResult", { vtk: token }, ben)).status).toBe(401);
  });

  it("ends it if strict; its answers count, and undelivered ones are accepted for a moment", async () => {
    const end = school.now + 5 * minute;
    const { token, attempt } = await sittingGuest(school, ann, { valid_until: end, strict: true });
    expect(attempt.deadline).toBe(end);
    const sitting = sittingOf(school, token, attempt);
    await sitting.answer();
    school.now = end + 2_000;
    const late = { exercise_id: "f2", answered_at: end - 1 };
    expect((await sitting.answer(late)).data).toMatchObject({ applied: true });
    school.now = end + 10_000;
    expect(await sweep(school.deps)).toBeGreaterThan(0);
    expect(await rowOf(attempt.attempt_id)).toMatchObject({
      status: "finished",
      finishReason: "expired",
      finishedAt: end,
      answered: 2,
    });
    expect(
      (await sitting.answer({ exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A"] } })).code,
    ).toBe(100203);
    expect((await sitting.standing()).status).toBe("finished");
    for (const name of ["visitInfo", "answerRecord"] as const)
      expect((await school.call(name, askedOf(name, attempt), token)).status).toBe(401);
    school.now = end + handingOverMs;
    expect((await school.call("heartbeat", { attempt_id: attempt.attempt_id, lease: "x" }, token)).status).toBe(401);
  });

  it("gives no time beyond its end if strict", async () => {
    const end = school.now + 12 * minute;
    const { attempt } = await sittingGuest(school, ann, { valid_until: end, strict: true });
    const given = await giveTime(school.deps, { attemptId: attempt.attempt_id, ms: hour, reason: "outage" });
    expect(given.deadline).toBe(end);
  });

  it("ends an untimed sitting: immediately if strict, else a day later", async () => {
    const end = school.now + 5 * minute;
    const strict = await sittingGuest(school, ann, { menu_id: "adaptive", valid_until: end, strict: true });
    const mild = await sittingGuest(school, ann, { menu_id: "adaptive", valid_until: end });
    expect([strict.attempt.deadline, mild.attempt.deadline]).toEqual([end, null]);
    const given = await giveTime(school.deps, { attemptId: strict.attempt.attempt_id, ms: hour, reason: "outage" });
    expect(given.deadline).toBe(end);
    school.now = end + 6_000;
    expect(await sweep(school.deps)).toBeGreaterThan(0);
    expect(await rowOf(strict.attempt.attempt_id)).toMatchObject({ status: "finished", finishedAt: end });
    expect((await sittingOf(school, mild.token, mild.attempt).beat()).data).toMatchObject({ status: "sitting" });
    school.now = end + goingOnMs + 6_000;
    expect(await sweep(school.deps)).toBeGreaterThan(0);
    expect(await rowOf(mild.attempt.attempt_id)).toMatchObject({
      status: "finished",
      finishReason: "expired",
      finishedAt: end + goingOnMs,
    });
    expect((await sittingOf(school, mild.token, mild.attempt).beat()).data).toMatchObject({ status: "finished" });
  });

  it("does not let a guest start who has only entered", async () => {
    const { token } = await guestOf(school, ann);
    school.now += hour;
    expect((await school.call("startExam", { menu_id: "fixed" }, token)).status).toBe(401);
  });
});
