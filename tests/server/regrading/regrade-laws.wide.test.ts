import { asc, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import type { RegradeDetail } from "../../../src/contract/classes/regrades";
import type { Interaction, ItemKey } from "../../../src/contract/item/item";
import { assignments, classTeachers } from "../../../src/server/db/classes-schema";
import { wrongBook } from "../../../src/server/db/collections-schema";
import { answers, attemptItems, attempts, items } from "../../../src/server/db/schema";
import { gather } from "../../../src/server/families/scoring-input";
import { familyReport, wholeReport } from "../../../src/server/families/stored-report";
import { answerTo } from "../../support/answer-to";
import { sitForAssignment } from "../../support/classes";
import { miniDraft } from "../../support/mini-bank";
import { sittingOf } from "../../support/one-sitting";
import { newKey, type School } from "../../support/sittings";
import { openClass, teacherOf, userOf } from "../../support/taught-class";
import { addStaged, openReportSchool, storedReportText } from "../reports/school";

let school: School;
beforeAll(async () => {
  school = await openReportSchool();
  await addStaged(school);
});

/** An answer by a number drawn: one of the options, or some text; null: nothing. */
function drawnAnswer(interaction: Interaction, drawn: number): object | null {
  if (drawn % 5 === 0) return null;
  if (interaction.type === "single_choice")
    return { type: interaction.type, option_id: interaction.options[drawn % interaction.options.length]?.option_id };
  if (interaction.type === "text_entry") return { type: interaction.type, text: ["3", "x", "7"][drawn % 3] };
  return answerTo(interaction);
}

/** Sits a test of any kind to its end, answering by the numbers drawn. */
async function sitBy(token: string, menu_id: string, drawn: readonly number[]): Promise<string> {
  const begun: Attempt = (await school.call("startExam", { menu_id }, token)).body.data;
  const { attempt_id } = begun;
  const sitting = sittingOf(school, token, begun);
  const at = (place: number): number => drawn[place % drawn.length] ?? 0;
  let place = 0;
  for (let now = begun; now.stage !== "finished"; now = (await sitting.standing()) as Attempt) {
    if (now.presented !== null) {
      const shown = now.exercise_list
        .flatMap(({ exercise_item }) => exercise_item)
        .find(({ exercise_id }) => exercise_id === now.presented)?.exercise;
      if (shown == null) throw new Error("nothing is presented");
      school.now += 20_000;
      const answer = drawnAnswer(shown.interaction, at(place)) ?? answerTo(shown.interaction);
      await sitting.answer({ exercise_id: now.presented, answer, elapsed_ms: 20_000 });
      place += 1;
      continue;
    }
    const section = now.exercise_list.find(({ stage }) => stage === now.stage);
    for (const { exercise_id, exercise, taught } of section?.exercise_item ?? []) {
      place += 1;
      const answer = exercise == null || taught !== undefined ? null : drawnAnswer(exercise.interaction, at(place));
      if (answer === null) continue;
      school.now += 5_000;
      await sitting.answer({ exercise_id, answer, elapsed_ms: 5_000 });
    }
    const { code } = await sitting.leave(now.stage);
    expect(code).toBe(200);
  }
  return attempt_id;
}

/** A key by a number drawn; null: none is drawn for this kind of question. */
function drawnKey(interaction: Interaction, drawn: number): ItemKey | null {
  if (interaction.type === "single_choice") {
    const option = interaction.options[drawn % interaction.options.length];
    return option === undefined ? null : { type: "single_choice", option_id: option.option_id };
  }
  if (interaction.type === "text_entry")
    return { type: "text_entry", accepted: [["3", "x", "7"][drawn % 3] ?? "x"], case_sensitive: false };
  return null;
}

const rules = ["newKey", "alsoRight", "fullCredit", "leaveOut"] as const;
const drawnRegrade = fc.record({
  rule: fc.constantFrom(...rules),
  item: fc.nat(500),
  key: fc.nat(3),
  never_lower: fc.boolean(),
  /** How its first application is broken off. */
  broken: fc.constantFrom("not", "aborted", "cutOff"),
});
type DrawnRegrade = typeof drawnRegrade extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const drawnClass = fc.record({
  sittings: fc.array(fc.array(fc.nat(30), { minLength: 3, maxLength: 12 }), { minLength: 2, maxLength: 3 }),
  isReleased: fc.boolean(),
  regrades: fc.array(drawnRegrade, { minLength: 1, maxLength: 3 }),
});

/** A class that has sat a test, with two teachers. */
async function sittingClass(menuId: string, sittings: readonly (readonly number[])[]) {
  const names = sittings.map((_, place) => `Pupil ${place + 1}`);
  const taught = await openClass(school, names, { menuId, phase: "settled" });
  const second = await teacherOf(school);
  const member = { classId: taught.class_id, userId: await userOf(school, second) };
  await school.db.insert(classTeachers).values({ ...member, role: "owner", since: school.now });
  const ids: string[] = [];
  for (const [place, drawn] of sittings.entries()) {
    ids.push(await sitBy(taught.tokens[place] ?? "", menuId, drawn));
    await sitForAssignment(school, ids[place] ?? "", taught.assignment);
  }
  return { ...taught, second, ids, nameOf: new Map(ids.map((id, place) => [id, names[place]])) };
}
type SittingClass = Awaited<ReturnType<typeof sittingClass>>;

/** The report of an attempt as its exact text: the stored one, which is what is computed from the answers. */
async function reportText(attemptId: string): Promise<string> {
  const { db, deps } = school;
  const [attempt] = await db.select().from(attempts).where(eq(attempts.attemptId, attemptId));
  if (attempt === undefined) throw new Error(`no attempt ${attemptId}`);
  const test = await deps.catalogue.test(db, attempt.menuId, attempt.version);
  await wholeReport(db, test, attempt);
  const stored = await storedReportText(school, attemptId);
  expect(stored).toBe(JSON.stringify(familyReport(await gather(db, test, attempt))));
  return stored ?? "";
}

/** Everything that a regrade may change, as text; a blank is the same with and without a row. */
async function stateOf({ ids }: SittingClass): Promise<string> {
  const { db } = school;
  const own = { answers: inArray(answers.attemptId, ids), attempts: inArray(attempts.attemptId, ids) };
  const scores = await db
    .select({ id: attempts.attemptId, score: attempts.score, awaiting: attempts.awaitingPoints })
    .from(attempts)
    .where(own.attempts)
    .orderBy(asc(attempts.attemptId));
  const marks = await db
    .select({
      id: answers.attemptId,
      item: answers.itemId,
      mark: answers.mark,
      credit: answers.credit,
      points: answers.markedPoints,
    })
    .from(answers)
    .where(own.answers)
    .orderBy(asc(answers.attemptId), asc(answers.itemId));
  const book = await db
    .select({ id: wrongBook.attemptId, item: wrongBook.itemId, mark: wrongBook.mark })
    .from(wrongBook)
    .where(inArray(wrongBook.attemptId, ids))
    .orderBy(asc(wrongBook.attemptId), asc(wrongBook.itemId));
  return JSON.stringify([scores, marks.filter(({ mark }) => mark !== "skipped"), book]);
}

const reportsOf = async ({ ids }: SittingClass): Promise<readonly string[]> => {
  const texts: string[] = [];
  for (const id of ids) texts.push(await reportText(id));
  return texts;
};

const broken = {
  aborted: "raise exception 'the disk is full'",
  cutOff: "perform pg_terminate_backend(pg_backend_pid())",
} as const;

/** Runs `work` while the database fails in the middle of each regrade. */
async function whileBroken(how: keyof typeof broken, work: () => Promise<void>): Promise<void> {
  const { db } = school;
  await db.execute(
    sql.raw(`create or replace function break_regrade() returns trigger language plpgsql as $$
      begin if new.kind = 'regrade' then ${broken[how]}; end if; return new; end $$`),
  );
  await db.execute(sql`create trigger break_regrade before insert on attempt_log
    for each row execute function break_regrade()`);
  try {
    await work();
  } finally {
    await db.execute(sql`drop trigger break_regrade on attempt_log`);
  }
}

type Sent = { readonly regrade_id: string; readonly digest: string };
const stored = (detail: RegradeDetail): string => JSON.stringify({ ...detail, phase: "" });

/** Applies a previewed regrade, by two teachers where results are released; returns whether every call was taken. */
async function applyBy(taught: SittingClass, { regrade_id, digest }: Sent, isReleased: boolean): Promise<boolean> {
  const input = { idempotency_key: newKey(), regrade_id, digest };
  const first = (await school.call("regradeApply", input, taught.teacher)).body;
  if (!isReleased || first.code !== 200) return first.code === 200;
  return (await school.call("regradeSecond", input, taught.second)).body.code === 200;
}

let changedScores = 0;

/** Previews and applies a regrade, and compares every step with what it says; returns its id. */
async function regradeBy(
  taught: SittingClass,
  rule: Readonly<Record<string, unknown>>,
  { isReleased, breaks }: { readonly isReleased: boolean; readonly breaks: DrawnRegrade["broken"] },
): Promise<string> {
  const [before, reports] = [await stateOf(taught), await reportsOf(taught)];
  const given = { reason: "A misprint.", never_lower: false, ...taught.assignment, ...rule, idempotency_key: newKey() };
  const preview = (await school.call("regradePreview", given, taught.teacher)).body;
  expect(preview.code).toBe(200);
  const { data } = preview;
  expect(await stateOf(taught)).toBe(before);
  expect(await reportsOf(taught)).toEqual(reports);
  if (rule["rule"] !== "restore" && (isReleased || rule["never_lower"] === true))
    for (const change of data.changes)
      expect(change.after ?? -Infinity).toBeGreaterThanOrEqual(change.before ?? -Infinity);

  if (breaks !== "not" && data.changes.length > 0) {
    await whileBroken(breaks, async () => expect(await applyBy(taught, data, isReleased)).toBe(false));
    expect(await stateOf(taught)).toBe(before);
    expect(await reportsOf(taught)).toEqual(reports);
  }
  expect(await applyBy(taught, data, isReleased)).toBe(true);
  const detail = (await school.call("regradeDetail", { regrade_id: data.regrade_id }, taught.second)).body.data;
  expect(stored(detail)).toBe(stored(data));

  changedScores += data.changes.length;
  const changed = new Map(data.changes.map((change) => [change.attempt_id, change]));
  const after = await reportsOf(taught);
  for (const [place, id] of taught.ids.entries()) {
    const change = changed.get(id);
    const [row] = await school.db.select().from(attempts).where(eq(attempts.attemptId, id));
    if (change === undefined) {
      expect(after[place]).toBe(reports[place]);
      continue;
    }
    expect(change.name).toBe(taught.nameOf.get(id));
    expect(row?.score?.value ?? null).toBe(change.after);
    const { rows } = await school.db.execute<{ report: string }>(
      sql`select report::text as report from replaced_reports
        where attempt_id = ${id} and regrade_id = ${data.regrade_id}`,
    );
    expect(rows).toEqual([{ report: reports[place] }]);
  }
  return data.regrade_id;
}

const kinds = [
  ["a fixed exam", "fixed", 40],
  ["MAP", "adaptive", 16],
  ["MAP Mini", miniDraft().menuId, 12],
  ["OPT", "opt", 12],
  ["CAT", "cat", 8],
  ["SAT", "sat", 8],
] as const;

describe.each(kinds)("regrades of %s", (_, menuId, runs) => {
  it(
    "do what their previews say, all or nothing, and taken back restore every byte",
    { timeout: 600_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(drawnClass, async ({ sittings, isReleased, regrades }) => {
          const taught = await sittingClass(menuId, sittings);
          const served = await school.db
            .selectDistinct({ itemId: attemptItems.itemId, body: items.body })
            .from(attemptItems)
            .innerJoin(items, eq(items.itemId, attemptItems.itemId))
            .where(inArray(attemptItems.attemptId, taught.ids))
            .orderBy(asc(attemptItems.itemId));
          if (isReleased)
            await school.db
              .update(assignments)
              .set({ releasePhase: "released" })
              .where(eq(assignments.assignmentId, taught.assignment.assignment_id));
          const states = [[await stateOf(taught), await reportsOf(taught)] as const];
          const applied: (readonly [string, string])[] = [];
          for (const { rule, item, key, never_lower, broken: breaks } of regrades) {
            const found = served[item % served.length];
            if (found === undefined) throw new Error("nothing was served");
            const { itemId: item_id, body } = found;
            const drawn = drawnKey(body.interaction, key);
            const named = rule === "newKey" || rule === "alsoRight";
            const chosen =
              named && drawn === null ? { rule: "fullCredit" } : { rule, ...(named ? { key: drawn } : {}) };
            const id = await regradeBy(taught, { item_id, never_lower, ...chosen }, { isReleased, breaks });
            applied.push([item_id, id]);
            states.push([await stateOf(taught), await reportsOf(taught)]);
          }
          for (const [place, [item_id, regrade_id]] of [...applied.entries()].toReversed()) {
            await regradeBy(taught, { item_id, rule: "restore", regrade_id }, { isReleased, breaks: "not" });
            const [state, reports] = states[place] ?? [];
            expect(await stateOf(taught)).toBe(state);
            expect(await reportsOf(taught)).toEqual(reports);
          }
        }),
        { numRuns: runs, endOnFailure: true },
      );
    },
  );
});
