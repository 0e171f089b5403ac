import { sql } from "drizzle-orm";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import type { Report } from "../../../src/contract/report/report";
import { makeCat } from "../../../src/server/shipped/cat";
import { optDefinition } from "../../../src/server/shipped/opt";
import { makeSat } from "../../../src/server/shipped/sat";
import { publishTest } from "../../../src/server/use-cases/publish-test";
import { answerTo } from "../../support/answer-to";
import { miniDraft } from "../../support/mini-bank";
import { sittingOf } from "../../support/one-sitting";
import { optTestBank, rightOption, rightTexts } from "../../support/opt-bank";
import { choose, minute, morning, newKey, openSchool, type School } from "../../support/sittings";

const mini = miniDraft();
const texts = new Set(optTestBank.flatMap(({ item_id, area }) => (area === "gappedText" ? [item_id] : [])));

/** A school with a test of each kind of report: "adaptive", "fixed", the mini test and "opt". */
export async function openReportSchool(): Promise<School> {
  const school = await openSchool();
  await publishTest(school.db, mini, morning);
  await publishTest(
    school.db,
    { menuId: "opt", family: "opt", definition: optDefinition, sourceDigest: null, items: optTestBank },
    morning,
  );
  return school;
}

export const kinds = ["adaptive", mini.menuId, "opt", "fixed"] as const;
export const stagedKinds = ["cat", "sat"] as const;

/** Adds the shipped CAT and SAT to a school that has the other kinds already. */
export async function addStaged({ db }: School): Promise<void> {
  await publishTest(db, { menuId: "cat", family: "cat", sourceDigest: null, ...makeCat("D") }, morning);
  await publishTest(db, { menuId: "sat", family: "sat", sourceDigest: null, ...makeSat() }, morning);
}

const answers: Readonly<Record<string, (itemId: string, isRight: boolean) => object>> = {
  adaptive: (_, isRight) => choose(isRight ? "B" : "A"),
  [mini.menuId]: (_, isRight) => choose(isRight ? "a" : "b"),
  opt: (itemId, isRight) =>
    texts.has(itemId) ? { type: "gap_entry", texts: rightTexts(isRight ? 7 : 2) } : choose(isRight ? rightOption : "A"),
};

async function answerAll(school: School, token: string, attempt: Attempt, menuId: string): Promise<void> {
  const { attempt_id, lease, stage } = attempt;
  let [presented, place] = [attempt.presented, 0];
  for (; presented !== null; place += 1) {
    school.now += 20_000;
    const answer = answers[menuId]?.(presented, place % 3 !== 1) ?? null;
    const given = { exercise_id: presented, answer, revision: 1, idempotency_key: newKey(), elapsed_ms: 20_000 };
    const { body } = await school.call("answerExercise", { attempt_id, lease, ...given }, token);
    presented = body.data.next?.presented ?? null;
  }
  const { stage: last } = (await school.call("examItemDetail", { attempt_id }, token)).body.data;
  if (last !== "finished")
    await school.call("advanceExam", { attempt_id, lease, stage: attempt.total === 0 ? stage : last }, token);
}

/** Answers the first question of each section, then leaves it. */
async function answerFirsts(school: School, token: string, { attempt_id, lease, ...begun }: Attempt): Promise<void> {
  for (let { stage, exercise_list } = begun; stage !== "finished";) {
    const [first] = exercise_list.find((entry) => entry.stage === stage)?.exercise_item ?? [];
    const isPractice = first?.taught !== undefined;
    school.now += minute;
    if (first?.exercise != null && !isPractice) {
      const answer = answerTo(first.exercise.interaction);
      const given = { exercise_id: first.exercise_id, answer, revision: 1, elapsed_ms: 20_000 };
      await school.call("answerExercise", { attempt_id, lease, idempotency_key: newKey(), ...given }, token);
    }
    await school.call("advanceExam", { attempt_id, lease, stage }, token);
    ({ stage, exercise_list } = (await school.call("examItemDetail", { attempt_id }, token)).body.data);
  }
}

/**
 * Sits a test to its end: two of three right, of a staged one the first of each section answered, of the fixed
 * one a right, a wrong and a half right answer.
 */
export async function sit(school: School, token: string, menuId: string): Promise<string> {
  const { data } = (await school.call("startExam", { menu_id: menuId, take_over: true }, token)).body;
  if (stagedKinds.some((kind) => kind === menuId)) {
    await answerFirsts(school, token, data);
    return data.attempt_id;
  }
  if (data.presented !== null) {
    await answerAll(school, token, data, menuId);
    return data.attempt_id;
  }
  const sitting = sittingOf(school, token, data);
  school.now += 30_000;
  await sitting.answer({ elapsed_ms: 9_000 });
  await sitting.answer({ exercise_id: "f3", answer: { type: "text_entry", text: "no" }, elapsed_ms: 8_000 });
  await sitting.answer({ exercise_id: "f4", answer: { type: "multiple_choice", option_ids: ["A"] } });
  await sitting.leave();
  return data.attempt_id;
}

/** The report as sent, without the student's name and without fields of items that change over time. */
export async function reportOf(school: School, token: string, attempt_id: string): Promise<Report> {
  const { student: _, ...report } = (await school.call("answerRecord", { attempt_id }, token)).body.data as Report;
  return { ...report, items: report.items.map((item) => ({ ...item, usual: null, gone_through: false })) } as Report;
}

/** The stored report of an attempt, as its exact text; null: none is stored. */
export async function storedReportText({ db }: School, attemptId: string): Promise<string | null> {
  const { rows } = await db.execute<{ text: string }>(
    sql`select report::text as text from attempt_reports where attempt_id = ${attemptId}`,
  );
  return rows[0]?.text ?? null;
}
