import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mask } from "../../../src/web/inspect/live/mask";
import { attempt, delivery, exercise, operation } from "../../machines/samples";

const canary = "canary-7f3a";

describe("masking", () => {
  it.each([
    { token: canary },
    { context: { credentials: { username: "pat", password: canary } } },
    { lease: canary, menuId: "m1" },
    { idempotency_key: canary },
    { idempotencyKey: canary },
    { key: canary },
    { queue: [{ key: canary, kind: "answer", exerciseId: "e1", answer: { kind: "choice", selected: [canary] } }] },
    { sheet: { e1: { answer: { text: canary }, revision: 2 } } },
    { exercise: { exercise_id: "e1", stem: { en: canary } } },
    { exercise_list: [{ exercise_item: [{ stem: canary }] }] },
    { stimulus: { en: canary } },
    { type: "xstate.done.actor.signIn", output: canary },
    { type: "xstate.promise.resolve", data: canary },
    { type: "xstate.init", input: canary },
    { Authorization: `Bearer ${canary}` },
    { vtk: canary },
    { restored: { choice: { exerciseId: "e1", answer: canary } } },
    { phoneNumber: canary, email: canary },
    { fault: { code: 1, msg: `the token ${canary} is not known` }, token: canary },
    { list: [[{ deep: { secretAnswer: [canary] } }]] },
  ])("hides the value of %j", (value) => {
    expect(JSON.stringify(mask(value))).not.toContain(canary);
  });

  it("hides items and answers of an attempt, but not its state", () => {
    const savedAnswer = {
      exercise_id: "e1",
      answer: { type: "text_entry" as const, text: canary },
      revision: 1,
      seq: 1,
      saved_at: 1,
      elapsed_ms: 1,
      check_status: 0 as const,
      epoch: 1,
      held: false,
    };
    const held = attempt({ answers: [savedAnswer] });
    const context = {
      attempt: held,
      lease: "lease-1",
      restored: { operations: [operation], choice: { exerciseId: "e1", answer: operation } },
      next: delivery({
        next: { stage: "s1", answered: 1, total: 2, presented: "e2", exercise: exercise("e2"), pause: null },
      }),
    };
    const text = JSON.stringify(mask(context));
    expect(
      [canary, "2 + 2", "lease-1", "key-0001", '"A"', "option_id"].filter((secret) => text.includes(secret)),
    ).toEqual([]);
    expect(["a1", "m1", "s1", "sitting", '"answered":1'].filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it("leaves the facts that say where things stand", () => {
    const facts = {
      menuId: "m1",
      attempt_id: "a1",
      exerciseId: "e1",
      answered: 12,
      total: 43,
      isLocked: true,
      leaseHeld: true,
      token: null,
      fault: { code: 100001, status: 200 },
      deadline: 1_700_000_000_000,
    };
    expect(mask(facts)).toEqual(facts);
  });

  it("shortens long texts and accepts cycles, functions and errors", () => {
    const ring: Record<string, unknown> = { note: "x".repeat(300), act: () => 1, error: new Error("boom") };
    ring["self"] = ring;
    const text = JSON.stringify(mask(ring));
    expect(text).toContain(`${"x".repeat(200)}…`);
    expect(text).toContain('"act":"[function]","error":{"message":"boom"}');
  });

  it("never reveals the value of a denied key, however deep", () => {
    const denied = fc.constantFrom(
      "token",
      "accessToken",
      "password",
      "lease",
      "answer",
      "answers",
      "credentials",
      "idempotency_key",
      "stem",
      "exercise",
      "stimulus",
      "options",
      "explanation",
    );
    const secret = fc.uuid();
    fc.assert(
      fc.property(
        denied,
        secret,
        fc.array(fc.constantFrom("a", "state", "list", "context"), { maxLength: 6 }),
        fc.jsonValue(),
        (key, hidden, path, beside) => {
          const held = { beside, [key]: { inner: [hidden, { again: hidden }] }, msg: `about ${hidden}` };
          const value = path.reduce<unknown>((inner, name) => ({ [name]: inner, list: [inner] }), held);
          expect(JSON.stringify(mask(value))).not.toContain(hidden);
        },
      ),
    );
  });
});
