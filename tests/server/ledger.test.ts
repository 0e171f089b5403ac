import { asc, eq } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../src/contract/attempt/attempt";
import type { AnswerOutput } from "../../src/contract/attempt/exam";
import type { Envelope } from "../../src/contract/calls/envelope";
import { attemptLog } from "../../src/server/db/schema";
import { choose, minute, newKey, openSchool, type School } from "../support/sittings";

let school: School;
let ann: string;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
});

interface Sent {
  readonly lease: string | undefined;
}

interface Model {
  /** Per item: epoch, revision and option of the stored answer. */
  readonly stands: Map<string, { epoch: number; revision: number; option: string | null }>;
  /** Acknowledged operations, by key, with the whole reply. */
  readonly acknowledged: Map<string, Envelope<AnswerOutput>>;
  readonly leases: string[];
}

const option = fc.constantFrom("A", "B", "C", "D", null);
const operation = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      item: fc.constantFrom("f1", "f2"),
      option,
      revision: fc.integer({ min: 1, max: 6 }),
      lease: fc.nat(3),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("replay" as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("takeOver" as const) }) },
);
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(attempt: Attempt, model: Model, inputs: Map<string, Sent>, step: Operation): Promise<void> {
  if (step.kind === "takeOver") {
    const taken = (await school.call("startExam", { menu_id: "fixed", take_over: true }, ann)).body.data;
    model.leases.push(taken.lease ?? "");
    return;
  }
  if (step.kind === "replay") {
    const keys = [...model.acknowledged.keys()];
    const key = keys[step.which % Math.max(1, keys.length)] ?? "";
    const known = model.acknowledged.get(key);
    if (known === undefined) return;
    // only whether the lease is current may differ in a repeated reply
    const data = { ...known.data, lease_held: inputs.get(key)?.lease === model.leases.at(-1) };
    expect((await school.call("answerExercise", inputs.get(key), ann)).body).toEqual({ ...known, data });
    return;
  }
  const place = Math.max(0, model.leases.length - 1 - step.lease);
  const epoch = place + 1;
  const input = {
    attempt_id: attempt.attempt_id,
    exercise_id: step.item,
    answer: step.option === null ? null : choose(step.option),
    revision: step.revision,
    idempotency_key: newKey(),
    elapsed_ms: 1,
    lease: model.leases[place],
  };
  const { body } = await school.call("answerExercise", input, ann);
  const before = model.stands.get(step.item);
  const applied =
    before === undefined || epoch > before.epoch || (epoch === before.epoch && step.revision > before.revision);
  expect(body).toMatchObject({ code: 200, data: { applied, lease_held: place === model.leases.length - 1 } });
  if (applied) model.stands.set(step.item, { epoch, revision: step.revision, option: step.option });
  model.acknowledged.set(input.idempotency_key, body);
  inputs.set(input.idempotency_key, input);
}

describe("the ledger", () => {
  it("contains every acknowledged answer and the latest one of each item, in any order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 25 }), async (steps) => {
        school.now += 60 * minute;
        const attempt = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
        const model: Model = { stands: new Map(), acknowledged: new Map(), leases: [attempt.lease ?? ""] };
        const inputs = new Map<string, Sent>();
        for (const step of steps) await perform(attempt, model, inputs, step);

        const { answers, answered } = (await school.call("examItemDetail", { attempt_id: attempt.attempt_id }, ann))
          .body.data;
        expect(new Map(answers.map(({ exercise_id, answer, revision }) => [exercise_id, [answer, revision]]))).toEqual(
          new Map(
            [...model.stands].map(([item, { option: chosen, revision }]) => [
              item,
              [chosen === null ? null : choose(chosen), revision],
            ]),
          ),
        );
        expect(answered).toBe([...model.stands.values()].filter(({ option: chosen }) => chosen !== null).length);
        const log = await school.db
          .select()
          .from(attemptLog)
          .where(eq(attemptLog.attemptId, attempt.attempt_id))
          .orderBy(asc(attemptLog.seq));
        expect(log.map(({ seq }) => seq)).toEqual(log.map((_, place) => place + 1));
        expect(new Set(log.flatMap(({ kind, idempotencyKey }) => (kind === "answer" ? [idempotencyKey] : [])))).toEqual(
          new Set(model.acknowledged.keys()),
        );

        const submitted = await school.call(
          "advanceExam",
          { attempt_id: attempt.attempt_id, stage: "main", lease: model.leases.at(-1) },
          ann,
        );
        expect(submitted.body).toMatchObject({ code: 200, data: { status: "finished" } });
        const report = (await school.call("answerRecord", { attempt_id: attempt.attempt_id }, ann)).body.data;
        expect(report).toMatchObject({
          right: [...model.stands.values()].filter(({ option: chosen }) => chosen === "B").length,
        });
      }),
      { numRuns: 25 },
    );
  }, 60_000);
});
