import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/db/open";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { residentMemory, restartPeak } from "../peak-memory";
import { median } from "../percentile";
import { members, sat, timed, type Taught } from "./taught";

const attemptsOfEach = 10;
/** The first one changes every attempt. */
const rules = ["leaveOut", "restore", "fullCredit", "restore", "leaveOut"] as const;

/** Reads every answer of the attempts and writes one row for each attempt, by bare SQL. */
async function readAndWrite(db: Database, assignmentId: string): Promise<void> {
  const { rows } = await db.execute<{ attempt_id: string; credit: number }>(sql`
    select w.attempt_id, w.item_id, w.answer, w.mark, w.credit, w.marked_points, w.elapsed_ms, w.revision
    from attempts s join answers w on w.attempt_id = s.attempt_id where s.assignment_id = ${assignmentId}`);
  const scores = new Map<string, number>();
  for (const { attempt_id: id, credit } of rows) scores.set(id, (scores.get(id) ?? 0) + credit);
  const written = JSON.stringify([...scores].map(([attempt_id, score]) => ({ attempt_id, score })));
  await db.execute(sql`create temporary table written (attempt_id text primary key, score float8)`);
  await db.execute(sql`
    insert into written select * from json_to_recordset(${written}::json) as given(attempt_id text, score float8)`);
  await db.execute(sql`drop table written`);
}

/** A question corrected in 10,000 attempts: previewed, applied and taken back by the calls. */
export async function measureRegrade(call: Call, db: Database, taught: Taught, pid: number): Promise<Figure[]> {
  const assignmentId = await sat(call, db, taught, attemptsOfEach);
  const { rows } = await db.execute<{ item_id: string }>(
    sql`select item_id from test_items where menu_id = ${taught.menuId} order by position limit 1`,
  );
  const [calls, plain]: [number[], number[]] = [[], []];
  const rest = residentMemory(pid).now;
  restartPeak(pid);
  let peak = Number.NaN;
  let applied = "";
  for (const [round, rule] of rules.entries()) {
    plain.push(await timed(() => readAndWrite(db, assignmentId)));
    const begun = performance.now();
    const preview = await call("regradePreview", {
      idempotency_key: `bench-regrade-${round}`,
      assignment_id: assignmentId,
      item_id: rows[0]?.item_id ?? "",
      rule,
      reason: "A measurement.",
      never_lower: false,
      ...(rule === "restore" ? { regrade_id: applied } : {}),
    });
    applied = preview.regrade_id;
    await call("regradeApply", {
      idempotency_key: `bench-apply-${round}`,
      regrade_id: applied,
      digest: preview.digest,
    });
    calls.push(performance.now() - begun);
    if (round === 0) ({ peak } = residentMemory(pid));
  }
  const attempts = members * attemptsOfEach;
  return [
    { measure: `a regrade of ${attempts} attempts previewed and applied`, value: median(calls), unit: "ms" },
    {
      measure: "a regrade / reading the answers and writing one row each by bare SQL",
      value: median(calls) / median(plain),
      unit: "",
      bar: { atMost: 3 },
    },
    { measure: "the server's memory at rest before the first regrade", value: rest, unit: "MB" },
    {
      measure: "its peak during the first regrade / at rest",
      value: peak / rest,
      unit: "",
      bar: { atMost: 1.2 },
    },
  ];
}
