import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { openBackup } from "../../../src/server/backup/open-backup";
import { restoreBackup } from "../../../src/server/backup/restore-backup";
import { takeBackup } from "../../../src/server/backup/take-backup";
import { emptyDatabase } from "../../support/database";
import { afterTheFile } from "../../support/leftovers";
import { rowsOf } from "../../support/rows-of";
import { query } from "../../support/server-role";
import { newKey, openSchool } from "../../support/sittings";
import { temporaryFiles } from "../../support/temporary-files";

it("a restore ends with vacuumed and analyzed tables, each a part of its progress", async () => {
  const school = await openSchool();
  const ann = await school.signIn("ann");
  const { attempt_id, lease } = (await school.call("startExam", { menu_id: "fixed" }, ann)).body.data;
  const answer = { type: "text_entry", text: "word" };
  const given = { exercise_id: "f3", answer, revision: 1, idempotency_key: newKey(), elapsed_ms: 1_000 };
  expect((await school.call("answerExercise", { attempt_id, lease, ...given }, ann)).body.code).toBe(200);
  const folder = await mkdtemp(path.join(tmpdir(), "invigil-vacuum-"));
  afterTheFile(() => rm(folder, { recursive: true, force: true }));
  const file = path.join(folder, "backup.zip");
  await takeBackup({ url: school.url, files: school.deps.files, file, now: new Date(0) });

  const url = await emptyDatabase();
  const backup = await openBackup(file);
  const parts: string[] = [];
  await restoreBackup({ url, files: temporaryFiles(), replace: false }, backup, (done, of, name) =>
    parts.push(`${done}/${of} ${name}`),
  ).finally(backup.close);

  const tables = Object.keys(await rowsOf(url));
  expect(parts).toEqual([...tables, ...tables].map((name, place) => `${place + 1}/${2 * tables.length} ${name}`));
  const untidy = `
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpages > 0
      and (relallvisible < relpages or reltuples < 1)`;
  expect(await query(url, untidy)).toEqual([]);
  expect(await query(url, "select distinct tablename from pg_stats where tablename = 'attempt_log'")).toHaveLength(1);
});
