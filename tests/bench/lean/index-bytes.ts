import pg from "pg";
import type { Attempt, Exercise } from "../../../src/contract/attempt/attempt";
import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { newId } from "../../../src/server/support/identifiers";
import { fixedDraft, publishFixed } from "../answers/fixed-test";
import { exercisesOf } from "../answers/sitter";
import type { Figure } from "../figure";
import { answerTo } from "../load/answer-to";
import { connect, type Call } from "../load/call";
import type { Site } from "../site";
import { enrol } from "../students";
import { withReleaseSite, type Release } from "./release";

const students = 60;
const thinkingMs = 30_000;
const wanted = 0.5;

interface Bytes {
  readonly name: string;
  readonly rows: number;
  readonly keys: number;
}

const sizes = `
  select relname as name, pg_table_size(oid)::float8 as rows, pg_indexes_size(oid)::float8 as keys from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'attempt_id')
  order by relname`;

interface Sitting {
  readonly call: Call;
  readonly attempt: Attempt;
  exercises: readonly Exercise[];
}

async function begin(call: Call, menuId: string): Promise<Sitting> {
  const attempt = await call("startExam", { menu_id: menuId, take_over: true, idempotency_key: newId() });
  return { call, attempt, exercises: exercisesOf(attempt) };
}

/** Answers the next question; a sitting whose questions are all answered stays as it is. */
async function answerNext(sitting: Sitting, turn: number): Promise<void> {
  const [exercise, ...others] = sitting.exercises;
  if (exercise === undefined) return;
  const { next } = await sitting.call("answerExercise", {
    attempt_id: sitting.attempt.attempt_id,
    exercise_id: exercise.exercise_id,
    answer: answerTo(exercise.interaction, turn),
    revision: 1,
    idempotency_key: newId(),
    elapsed_ms: thinkingMs,
    lease: sitting.attempt.lease ?? "",
  });
  sitting.exercises = next === null ? others : next.exercise === null ? [] : [next.exercise];
}

/** A class that sits a test question by question, all at the same time, and hands it in. */
async function sitTogether(calls: readonly Call[], menuId: string): Promise<void> {
  const sittings = await Promise.all(calls.map((call) => begin(call, menuId)));
  for (let turn = 0; sittings.some(({ exercises }) => exercises.length > 0); turn += 1)
    await Promise.all(sittings.map((sitting, place) => answerNext(sitting, turn + place)));
  await Promise.all(
    sittings.map(({ call, attempt: { attempt_id, stage, lease } }) =>
      call("advanceExam", { attempt_id, stage, lease: lease ?? "", idempotency_key: newId() }),
    ),
  );
}

async function sizesAfter(site: Site, client: pg.Client): Promise<Bytes[]> {
  const { rows: before } = await client.query<Bytes>(sizes);
  const calls = (await enrol(site, students)).map((token) => connect(site.url, token));
  for (const menuId of ["map-math", fixedDraft.menuId]) await sitTogether(calls, menuId);
  const { rows: after } = await client.query<Bytes>(sizes);
  return after.map(({ name, rows, keys }) => {
    const empty = before.find((table) => table.name === name);
    return { name, rows: rows - (empty?.rows ?? 0), keys: keys - (empty?.keys ?? 0) };
  });
}

/** The room that the keys and rows of a sitting take, of a class that sits an adaptive and a fixed test. */
export const measureIndexBytes = (release: Release, report: (sentence: string) => void): Promise<Figure[]> =>
  withReleaseSite(release, async (site) => {
    const cluster = await joinCluster(site.dataDir, report);
    const client = new pg.Client({ connectionString: cluster.url });
    try {
      await client.connect();
      await publishFixed(cluster.url);
      const tables = await sizesAfter(site, client);
      const each = (of: (table: Bytes) => number) =>
        tables.reduce((sum, table) => sum + of(table), 0) / (2 * students) / 1000;
      for (const { name, rows, keys } of tables.filter((table) => table.keys > 0).toSorted((a, b) => b.keys - a.keys))
        report(`  ${release.name}: ${name}, ${keys / 1000} kB of keys, ${rows / 1000} kB of rows`);
      return [
        { measure: "keys of a sitting", value: each(({ keys }) => keys), unit: "kB", bar: { atMostOfBefore: wanted } },
        { measure: "rows of a sitting", value: each(({ rows }) => rows), unit: "kB" },
      ];
    } finally {
      await client.end();
      await cluster.stop();
    }
  });
