import { sql } from "drizzle-orm";
import type { Database } from "../../../src/server/db/open";
import { draftOf, draftTestOf } from "../../support/drafts";
import type { Call } from "../load/call";
import { addPupils } from "./pupils";

export const members = 1_000;
export const questions = 50;
const hour = 3_600_000;

export const places = (count: number): number[] => Array.from({ length: count }, (_, place) => place);

export const timed = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** A class of members with accounts, and a published test. */
export interface Taught {
  readonly classId: string;
  readonly menuId: string;
}

/** Makes them as the teacher who calls. */
export async function teach(call: Call, db: Database): Promise<Taught> {
  const ids: string[] = [];
  for (const place of places(questions)) {
    const draft = draftOf(`How many legs do ${place} beetles have?`);
    ids.push((await call("saveItem", { idempotency_key: `bench-item-${place}`, draft })).item_id);
  }
  const test = await call("saveTest", { idempotency_key: "bench-class-test", definition: draftTestOf(ids) });
  const { menu_id: menuId } = await call("publishDraftTest", { test_id: test.test_id, version: test.version });
  const { class_id: classId } = await call("saveClass", { idempotency_key: "bench-class", name: "All of grade 5" });
  const pupils = places(members).map((place) => ({
    userId: `bench-pupil-${place}`,
    nickname: `Pupil ${place}`,
  }));
  await addPupils(db, classId, pupils);
  return { classId, menuId };
}

/**
 * Gives the test to the class and stores finished attempts of each member with an answer to every question; returns the
 * assignment.
 */
export async function sat(call: Call, db: Database, { classId, menuId }: Taught, attempts: number): Promise<string> {
  const now = Date.now();
  const { assignment_id: assignmentId } = await call("assign", {
    idempotency_key: `bench-assignment-${attempts}`,
    menu_id: menuId,
    class_id: classId,
    opens_at: now,
    closes_at: now + hour,
    attempts,
    release: "manual",
    place: "home",
    accept_findings: true,
  });
  if (assignmentId === null) throw new Error("The test of the measurement cannot be given.");
  const isRight = sql`(person * 7 + turn * 3 + position * 11) % 10 < 6`;
  await db.execute(sql`
    create temporary table sat as
    select md5(${assignmentId} || '-' || person || '-' || turn)::uuid as attempt_id,
      person, turn, item_id, stage, position, version
    from test_items, generate_series(0, ${members - 1}::int) as person, generate_series(1, ${attempts}::int) as turn
    where menu_id = ${menuId}`);
  await db.execute(sql`
    insert into attempts (attempt_id, user_id, assignment_id, menu_id, version, mode, status, stage, finish_reason,
      started_at, finished_at, lease_epoch, lease_seen_at, last_seq, answered, total, seed)
    select attempt_id, 'bench-pupil-' || person, ${assignmentId}, ${menuId}, min(version), 'full', 'finished',
      min(stage), 'submitted', ${now - hour}::bigint, ${now}::bigint, 0, ${now}::bigint, count(*), count(*), count(*),
      attempt_id
    from sat group by attempt_id, person`);
  await db.execute(sql`
    insert into attempt_items (attempt_id, position, stage, item_id, served_at)
    select attempt_id, position, stage, item_id, ${now - hour}::bigint from sat`);
  await db.execute(sql`
    insert into answers (attempt_id, item_id, answer, revision, lease_epoch, seq, saved_at, elapsed_ms, mark, credit,
      check_status, check_revision, check_epoch, held_revision, held)
    select attempt_id, item_id, jsonb_build_object('type', 'single_choice', 'option_id',
      case when ${isRight} then 'A' else 'B' end),
      1, 0, position + 1, ${now}::bigint, 20000 + position * 100,
      case when ${isRight} then 'right' else 'wrong' end, case when ${isRight} then 1 else 0 end, 0, 0, 0, 0, false
    from sat`);
  await db.execute(sql`drop table sat`);
  await db.execute(sql`vacuum analyze answers, attempt_items, attempts`);
  return assignmentId;
}
