import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerInput } from "../../src/contract/attempt/exam";
import { plainAnswer } from "../../src/server/attempts/plain-answer";

const usual = {
  attempt_id: "0199a1f2-0000-7000-8000-000000000000",
  exercise_id: "item-1",
  revision: 1,
  idempotency_key: "key-12345678",
  lease: "x".repeat(43),
  answered_at: 1_790_000_000_000,
  answer: { type: "single_choice", option_id: "A" },
  elapsed_ms: 30_000,
} as const;

const hostile = fc.oneof(
  fc.string({ maxLength: 70 }),
  fc.constantFrom("", "a", "x".repeat(64), "x".repeat(65), "a\n", "\ud800", "é", "a b", "__proto__", "12345678"),
  fc.constantFrom(0, -0, -1, 0.5, 1, 1e6, 1e6 + 1, 2 ** 53, 86_400_001, Infinity, Number.MAX_SAFE_INTEGER),
  fc.constantFrom(null, true, [], {}, undefined),
);
const words = fc.oneof(
  hostile,
  fc.constantFrom("3", "n".repeat(40), "n".repeat(41), "t".repeat(2_000), "t".repeat(2_001)),
);
const given = fc.oneof(
  hostile,
  fc.record({ type: fc.constant("single_choice"), option_id: hostile }),
  fc.record({ type: fc.constantFrom("numeric_entry", "text_entry", "extended_text", "order"), text: words }),
  fc.record({ type: fc.constantFrom("single_choice", "text_entry"), option_id: hostile, text: words }),
  fc.record({ type: fc.constant("multiple_choice"), option_ids: fc.array(hostile, { maxLength: 3 }) }),
  fc.constantFrom(usual.answer, { type: "numeric_entry", text: "1/2" }, { text: "a", type: "text_entry" }),
);
const fields = fc.record({
  attempt_id: hostile,
  exercise_id: hostile,
  revision: hostile,
  idempotency_key: hostile,
  lease: hostile,
  epoch: hostile,
  answered_at: hostile,
  answer: given,
  elapsed_ms: hostile,
  unscored: fc.constantFrom("audioFailed", "other"),
  later: fc.jsonValue(),
});
const names = ["attempt_id", "exercise_id", "revision", "idempotency_key", "lease", "epoch", "answered_at", "answer"];
const replaced = fc.subarray([...names, "answer", "elapsed_ms", "unscored", "later"], { maxLength: 2 });
/** A usual answer of which up to two fields are replaced, added or left out, in any order. */
const body = fc.tuple(fields, replaced, fc.boolean()).map(([other, changed, reversed]) => {
  const changes = Object.entries(other).filter(([name]) => changed.includes(name));
  const all = Object.entries({ ...usual, ...Object.fromEntries(changes) }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(reversed ? all.toReversed() : all);
});

const read = (payload: unknown): string | null => {
  const { success, data } = answerInput.safeParse(payload);
  return success ? JSON.stringify(data) : null;
};

describe("the usual form of an answer", () => {
  it("is read as the schema reads it, and whatever the schema refuses is not of this form", () => {
    let plain = 0;
    const property = fc.property(
      fc.oneof({ weight: 9, arbitrary: body }, { weight: 1, arbitrary: fc.jsonValue() }),
      (payload) => {
        const input = plainAnswer(payload);
        if (input === null) return;
        plain += 1;
        expect(JSON.stringify(input)).toBe(read(payload));
      },
    );
    fc.assert(property, { numRuns: 5_000 });
    expect(plain).toBeGreaterThan(100);
  });

  it("includes every answer with one choice, one text or one number", () => {
    const answers = [usual.answer, { type: "text_entry", text: "" }, { type: "numeric_entry", text: "0.5" }];
    expect(answers.map((answer) => plainAnswer({ ...usual, answer }))).toEqual(
      answers.map((answer) => ({ ...usual, answer })),
    );
  });

  it("excludes what only the schema reads", () => {
    const others = [
      { ...usual, answer: null },
      { ...usual, epoch: 1 },
      { ...usual, unscored: "audioFailed" },
      { ...usual, tries: 2 },
      { ...usual, answer: { type: "order", option_ids: ["A"] } },
    ];
    expect(others.map(plainAnswer)).toEqual(others.map(() => null));
  });
});
