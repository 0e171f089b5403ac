import { beforeAll, describe, expect, it } from "vitest";
import { answerTo } from "../support/answer-to";
import { canary, choose, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;
const seen: string[] = [];

/** Words that occur only in keys, explanations, parameters or items not served. */
const secrets = [
  "CANARY",
  '"key"',
  "explanation",
  "mistake",
  canary.sentence,
  '"irt"',
  '"calibration"',
  '"source"',
  '"credit"',
  '"mark"',
  "passwordHash",
  '"seed"',
  "lease_hash",
  '"prior"',
];

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

const call: School["call"] = async (name, input, token, more) => {
  const reply = await school.call(name, input, token, more);
  seen.push(JSON.stringify(reply));
  return reply;
};

describe("before the end of a sitting", () => {
  it("no reply of the server contains a secret", async () => {
    await call("menuList", {}, ann);
    for (const menu_id of ["fixed", "adaptive"]) {
      await call("menuDetail", { menu_id }, ann);
      const attempt = (await call("startExam", { menu_id }, ann)).body.data;
      const { attempt_id, lease } = attempt;
      const exercise_id = attempt.presented ?? "f3";
      const answer = attempt.presented === null ? { type: "text_entry", text: canary.key.toLowerCase() } : choose("B");
      for (const input of [{ attempt_id }, { attempt_id, lease }]) await call("examItemDetail", input, ann);
      await call("presentedExercise", { attempt_id }, ann);
      await call("exerciseDetail", { attempt_id, exercise_id }, ann);
      const operation = {
        attempt_id,
        exercise_id,
        answer,
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 1,
        lease,
      };
      await call("answerExercise", operation, ann);
      await call("answerExercise", operation, ann);
      await call("answerExercise", { ...operation, idempotency_key: newKey() }, ann);
      await call(
        "updateCheckStatus",
        { attempt_id, exercise_id, check_status: 1, revision: 1, idempotency_key: newKey(), lease },
        ann,
      );
      await call("heartbeat", { attempt_id, lease, pending: 0 }, ann);
      await call("answerRecord", { attempt_id }, ann);
      await call("answerRecord", {}, ann);
    }
    expect(seen.length).toBeGreaterThan(20);
    for (const body of seen)
      for (const secret of secrets) expect(body.includes(secret) ? `${secret} in ${body}` : "").toBe("");
  });

  it("an adaptive sitting reveals only served items", async () => {
    const attempt_id =
      (await school.call("menuDetail", { menu_id: "adaptive" }, ann)).body.data.open_attempt?.attempt_id ?? "";
    const served = (await school.call("examItemDetail", { attempt_id }, ann)).body.data.exercise_list.flatMap(
      ({ exercise_item }) => exercise_item,
    );
    expect(served).toHaveLength(2);
    expect(served.map(({ exercise }) => exercise === null)).toEqual([true, false]);
    const ids = served.map(({ exercise_id }) => exercise_id);
    const other = ["ope0", "num0", "mea0", "geo0", "ope23"].filter((id) => !ids.includes(id));
    for (const exercise_id of other)
      expect((await school.call("exerciseDetail", { attempt_id, exercise_id }, ann)).body).toMatchObject({
        code: 100206,
        data: {},
      });
  });

  it("a right and a wrong answer get the same reply", async () => {
    const ben = await school.signIn("ben");
    const attempt = (await school.call("startExam", { menu_id: "fixed" }, ben)).body.data;
    const sizes = new Set<number>();
    for (const [place, option] of ["A", "B", "C", "D"].entries()) {
      const reply = await school.call(
        "answerExercise",
        {
          attempt_id: attempt.attempt_id,
          exercise_id: "f1",
          answer: choose(option),
          revision: place + 1,
          idempotency_key: newKey(),
          elapsed_ms: 1,
          lease: attempt.lease,
        },
        ben,
      );
      sizes.add(JSON.stringify({ ...reply.body.data, revision: 0, seq: 0 }).length);
    }
    expect(sizes.size).toBe(1);
  });

  it("options have an order per sitting, the same at each reading", async () => {
    const orders = new Set<string>();
    for (let count = 0; count < 8; count += 1) {
      school.now += 3_600_000;
      const attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
      const shown = (await school.call("exerciseDetail", { attempt_id: attempt.attempt_id, exercise_id: "f2" }, ann))
        .body.data.interaction;
      const listed = attempt.exercise_list[0]?.exercise_item[1]?.exercise?.interaction;
      expect(listed).toEqual(shown);
      expect(answerTo(shown).type).toBe("single_choice");
      orders.add(JSON.stringify(shown));
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});
