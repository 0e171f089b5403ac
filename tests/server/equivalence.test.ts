import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { AnswerOutput } from "../../src/contract/attempt/exam";
import { attemptLeases } from "../../src/server/db/schema";
import { optDefinition } from "../../src/server/shipped/opt";
import { secretHashOf } from "../../src/server/support/identifiers";
import { giveTime } from "../../src/server/use-cases/give-time";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { optTestBank, rightTexts } from "../support/opt-bank";
import { choose, minute, newKey } from "../support/sittings";
import { statementsOf } from "../support/statements";
import { contentsOf, openTwin, type Name, type Twin } from "../support/twins";

let twins: readonly [Twin, Twin];
beforeAll(async () => {
  twins = [await openTwin(false), await openTwin(true)];
  for (const { school } of twins) {
    await publishTest(
      school.db,
      { menuId: "opt", family: "opt", definition: optDefinition, sourceDigest: null, items: optTestBank },
      school.now,
    );
    await school.db.$client.query(`update tests set definition = definition || '{"attempt_limit": null}'`);
  }
});

/** Compares both ways, which must do and answer the same. */
async function both<Result>(work: (twin: Twin) => Promise<Result>): Promise<Result> {
  const [one, other] = [await work(twins[0]), await work(twins[1])];
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
  return one;
}

const aged = fc.constantFrom(0, 0, 0, 0, 1, 2, 9);
const base = {
  item: fc.constantFrom("f1", "f2", "f3", "f4", "none", "ope1"),
  revision: fc.integer({ min: 1, max: 4 }),
  lease: aged,
  epoch: fc.constantFrom(undefined, undefined, undefined, 0, 1, 2, 99),
  stamped: fc.constantFrom(undefined, undefined, "early", "now", "late"),
} as const;
const step = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({
      kind: fc.constant("answer" as const),
      ...base,
      option: fc.constantFrom("A", "B", null, "Z"),
      extra: fc.constantFrom({}, {}, { tries: 2 }),
      elapsed: fc.constantFrom(1_000, 30_000.4),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("mark" as const),
      ...base,
      check: fc.constantFrom(0 as const, 1 as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("repeat" as const), which: fc.nat(20), other: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("takeOver" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("newTurn" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.constantFrom(1_000, 4 * minute) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("give" as const), ms: fc.constant(4 * minute) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("leave" as const),
      reason: fc.constantFrom(undefined, "student", "clock"),
      early: fc.constantFrom(0, 4_000, 4 * minute),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
type Given = Extract<Step, { kind: "answer" | "mark" }>;

interface Run {
  readonly menuId: string;
  readonly attemptId: string;
  deadline: number;
  readonly leases: string[];
  readonly sent: { name: Name; input: Record<string, unknown> }[];
  presented: string | null;
}

function baseOf(run: Run, { item, revision, lease, epoch, stamped }: Given): Record<string, unknown> {
  const { now } = twins[0].school;
  const answered_at = { early: now - 5_000, now, late: run.deadline + 1 }[stamped ?? "now"];
  const isPresented = run.menuId !== "fixed" && item.startsWith("f") && item !== "f4";
  return {
    attempt_id: run.attemptId,
    exercise_id: isPresented ? (run.presented ?? item) : item,
    revision,
    lease: lease === 9 ? "made-up" : (run.leases.at(-1 - lease) ?? "made-up"),
    idempotency_key: newKey(),
    ...(epoch === undefined ? {} : { epoch }),
    ...(stamped === undefined ? {} : { answered_at }),
  };
}

function answerOf(run: Run, { item, option }: Extract<Step, { kind: "answer" }>): unknown {
  if (option === null) return null;
  if (run.menuId === "fixed" && item === "f3") return { type: "text_entry", text: `\u0000 ${option} \uD800` };
  if (run.menuId === "fixed" && item === "f4") return { type: "multiple_choice", option_ids: [option] };
  return choose(option);
}

async function send(run: Run, name: Name, input: Record<string, unknown>): Promise<void> {
  const { code, data } = await both((one) => one.operate(name, input));
  if (name !== "answerExercise" || code !== 200) return;
  const { next } = data as AnswerOutput;
  if (next !== null) run.presented = next.presented;
}

async function newTurn({ school: { db } }: Twin, run: Run, lease: string): Promise<void> {
  const { rows } = await db.$client.query<{ lease_epoch: number; lease_turn: number }>(
    "update attempts set lease_turn = lease_turn + 1 where attempt_id = $1 returning lease_epoch, lease_turn",
    [run.attemptId],
  );
  const [now] = rows;
  if (now === undefined) return;
  await db.insert(attemptLeases).values({
    attemptId: run.attemptId,
    epoch: now.lease_epoch,
    turn: now.lease_turn,
    leaseHash: secretHashOf(lease),
  });
}

async function perform(run: Run, one: Step): Promise<void> {
  switch (one.kind) {
    case "answer": {
      const input = { ...baseOf(run, one), answer: answerOf(run, one), elapsed_ms: one.elapsed, ...one.extra };
      run.sent.push({ name: "answerExercise", input });
      return send(run, "answerExercise", input);
    }
    case "mark": {
      const input = { ...baseOf(run, one), check_status: one.check };
      run.sent.push({ name: "updateCheckStatus", input });
      return send(run, "updateCheckStatus", input);
    }
    case "repeat": {
      const before = run.sent[one.which % Math.max(1, run.sent.length)];
      if (before === undefined) return;
      const { name, input } = before;
      return send(run, name, one.other ? { ...input, revision: Number(input["revision"]) + 1 } : input);
    }
    case "takeOver": {
      const { data } = await both(async ({ school, token }) => {
        const { body } = await school.call("startExam", { menu_id: run.menuId, take_over: true }, token);
        return body;
      });
      if (data.attempt_id === run.attemptId) run.leases.push(data.lease ?? "");
      return;
    }
    case "newTurn": {
      const lease = `turn-${newKey()}`;
      await both((one) => newTurn(one, run, lease));
      run.leases.push(lease);
      return;
    }
    case "wait":
      for (const { school } of twins) school.now += one.ms;
      return;
    case "leave":
      await both(async ({ school, token }) => {
        const why = one.reason === undefined ? {} : { reason: one.reason, due_at: run.deadline - one.early };
        const input = { attempt_id: run.attemptId, stage: "main", lease: run.leases.at(-1), ...why };
        return (await school.call("advanceExam", input, token)).body;
      });
      return;
    case "give": {
      const given = { attemptId: run.attemptId, ms: one.ms, reason: "outage" } as const;
      const { deadline } = await both(({ school }) =>
        giveTime(school.deps, given).then(
          (row) => ({ deadline: row.deadline }),
          () => ({ deadline: null }),
        ),
      );
      run.deadline = deadline ?? run.deadline;
    }
  }
}

async function live(menuId: string, steps: readonly Step[]): Promise<void> {
  for (const { school } of twins) school.now += 60 * minute;
  const attempt = await both(async ({ school, token }) => {
    const { body } = await school.call("startExam", { menu_id: menuId, take_over: true }, token);
    return body.data;
  });
  const run: Run = {
    menuId,
    attemptId: attempt.attempt_id,
    deadline: attempt.deadline ?? twins[0].school.now + 60 * minute,
    leases: [attempt.lease ?? ""],
    sent: [],
    presented: attempt.presented,
  };
  for (const one of steps) await perform(run, one);
}

describe("the one statement and the transaction in steps", () => {
  it("choose the same items throughout, and the one statement is really used", async () => {
    for (const { school } of twins) school.now += 60 * minute;
    const start = async ({ school, token }: Twin) =>
      (await school.call("startExam", { menu_id: "adaptive", mode: "full", take_over: true }, token)).body.data;
    const attempt = await both(start);
    const served = [attempt.presented];
    const { statements } = await statementsOf(twins[0].school, async () => {
      for (let place = 0; place < attempt.total; place += 1) {
        for (const { school } of twins) school.now += 30_000;
        const input = {
          attempt_id: attempt.attempt_id,
          exercise_id: served.at(-1),
          answer: choose(["A", "B", "B", "C"][(place * 7) % 4] ?? "A"),
          revision: 1,
          idempotency_key: newKey(),
          elapsed_ms: place % 5 === 0 ? 1_000 : 30_000,
          lease: attempt.lease,
        };
        const { data } = await both((one) => one.operate("answerExercise", input));
        served.push((data as AnswerOutput).next?.presented ?? null);
      }
    });
    expect(new Set(served).size).toBe(attempt.total + 1);
    expect(served.at(-1)).toBeNull();
    expect(statements.filter((text) => text === "begin")).toEqual([]);
    await both(async ({ school, token }) => {
      const input = { attempt_id: attempt.attempt_id, stage: "main", lease: attempt.lease };
      return (await school.call("advanceExam", input, token)).body;
    });
    expect(await contentsOf(twins[0])).toEqual(await contentsOf(twins[1]));
  });

  it("move from part to part alike, with blanks and partly right gap texts", async () => {
    for (const { school } of twins) school.now += 60 * minute;
    const start = async ({ school, token }: Twin) =>
      (await school.call("startExam", { menu_id: "opt", take_over: true }, token)).body.data;
    const attempt = await both(start);
    const served = [attempt.presented];
    const { statements } = await statementsOf(twins[0].school, async () => {
      for (let place = 0; place < attempt.total; place += 1) {
        for (const { school } of twins) school.now += 30_000;
        const exercise_id = served.at(-1) ?? "";
        const texts = { type: "gap_entry", texts: rightTexts(4) };
        const input = {
          attempt_id: attempt.attempt_id,
          exercise_id,
          answer: exercise_id.startsWith("gappedText")
            ? texts
            : place % 4 === 1
              ? null
              : choose("AB"[place % 2] ?? "A"),
          revision: 1,
          idempotency_key: newKey(),
          elapsed_ms: 30_000,
          lease: attempt.lease,
        };
        const { data } = await both((one) => one.operate("answerExercise", input));
        if (place < attempt.total - 1) await both((one) => one.operate("answerExercise", input));
        served.push((data as AnswerOutput).next?.presented ?? null);
      }
    });
    expect(statements.filter((text) => text === "begin")).toEqual([]);
    await both(async ({ school, token }) => {
      const input = { attempt_id: attempt.attempt_id, stage: "listening-3", lease: attempt.lease };
      return (await school.call("advanceExam", input, token)).body;
    });
    expect(await contentsOf(twins[0])).toEqual(await contentsOf(twins[1]));
  });

  it.each(["fixed", "adaptive", "opt"])(
    "write and answer the same in a sitting of kind %s",
    async (menuId) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
          await live(menuId, steps);
          const [one, other] = [await contentsOf(twins[0]), await contentsOf(twins[1])];
          expect(one).toEqual(other);
        }),
        { numRuns: 12 },
      );
    },
    120_000,
  );
});
