import { readMigrationFiles } from "drizzle-orm/migrator";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { buffer } from "node:stream/consumers";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import { BackupFault } from "../../../src/server/backup/backup-fault";
import { openBackup } from "../../../src/server/backup/open-backup";
import { restoreBackup } from "../../../src/server/backup/restore-backup";
import { takeBackup } from "../../../src/server/backup/take-backup";
import { migrationsFolder } from "../../../src/server/db/made-by-migrations";
import { migrateDatabase } from "../../../src/server/db/migrate";
import { openDatabase } from "../../../src/server/db/open";
import { writeAudit } from "../../../src/server/use-cases/audit";
import { emptyDatabase } from "../../support/database";
import { databaseDescription } from "../../support/database-description";
import { afterTheFile } from "../../support/leftovers";
import { rowsOf } from "../../support/rows-of";
import { sendFile } from "../../support/sent-file";
import { query } from "../../support/server-role";
import { newKey, openSchool, type School } from "../../support/sittings";
import { temporaryFiles } from "../../support/temporary-files";

const awkward = 'tab\there\nline \\N \\. 汉字 \u{1F469}\u200D\u{1F393} "quote" {brace} $1';
const folder = mkdtempSync(path.join(tmpdir(), "invigil-backups-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let number = 0;
const fresh = (): string => path.join(folder, `${(number += 1)}.zip`);
const now = new Date("2026-11-21T09:00:00Z");

async function restored(
  file: string,
  { url, files = temporaryFiles(), replace = false }: Partial<Parameters<typeof restoreBackup>[0]> = {},
) {
  const target = url ?? (await emptyDatabase());
  const backup = await openBackup(file);
  try {
    await restoreBackup({ url: target, files, replace }, backup);
  } finally {
    backup.close();
  }
  return target;
}

const checked = (archived: string) => openBackup(archived).then((backup) => backup.check().finally(backup.close));

const faultOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => "no fault",
    (error: unknown) => (error instanceof BackupFault ? error.message : `not a BackupFault: ${String(error)}`),
  );

let school: School;
let ann: string;
let file: string;
let picture: string;
const write = async (token: string, revision: number, text: string, at: { attempt_id: string; lease: string | null }) =>
  (
    await school.call(
      "answerExercise",
      {
        attempt_id: at.attempt_id,
        lease: at.lease,
        exercise_id: "f3",
        answer: { type: "text_entry", text },
        revision,
        idempotency_key: newKey(),
        elapsed_ms: 1_000,
      },
      token,
    )
  ).body.code;

beforeAll(async () => {
  school = await openSchool();
  ann = await school.signIn("ann");
  const { body } = await school.call("startExam", { menu_id: "fixed" }, ann);
  expect(await write(ann, 1, awkward, body.data)).toBe(200);
  await writeAudit(school.deps, { kind: "testImported", account: "", address: "", facts: { test: awkward } });
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  picture = (await sendFile(school, ann, bytes)).body.data.url.split("/").at(-1) ?? "";
  file = fresh();
  await takeBackup({ url: school.url, files: school.deps.files, file, now });
});

describe("a backup", () => {
  it("restores every row and file into an empty database; the archive is readable by its owner only", async () => {
    const files = temporaryFiles();
    const url = await restored(file, { files });
    const before = await rowsOf(school.url);
    expect(await rowsOf(url)).toEqual(before);
    expect(before["answers"]?.join()).toContain("汉字");
    const [size] = (await school.db.$client.query("select size from uploads")).rows as { size: number }[];
    const range = { from: 0, length: size?.size ?? 0 };
    const [old, came] = await Promise.all([school.deps.files.read(picture, range), files.read(picture, range)]);
    if (old === null || came === null) throw new Error("a file is missing");
    expect(await buffer(came)).toEqual(await buffer(old));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  it("leaves nothing to migrate after a restore, and the audit log's numbers continue", async () => {
    const url = await restored(file);
    await migrateDatabase(url);
    const { db, close } = openDatabase(url, () => undefined);
    afterTheFile(close);
    await writeAudit({ db, clock: () => 1 }, { kind: "testImported", account: "", address: "", facts: {} });
    const { rows } = await db.$client.query("select number from audit_entries order by number");
    const numbers = (rows as { number: number }[]).map((row) => row.number);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.at(-1)).toBe((numbers.at(-2) ?? 0) + 1);
    await expect(db.$client.query("delete from attempt_log")).rejects.toThrow("append-only");
  });

  it("gets its functions and triggers from the program, recorded as in a new database", async () => {
    const url = await restored(file);
    await migrateDatabase(url);
    expect(await databaseDescription(url)).toBe(await databaseDescription(school.url));
    const numbers = "select name, number from drizzle.routines order by name";
    expect(await query(url, numbers)).toEqual(await query(school.url, numbers));
  });

  it("is from one moment while answers arrive: every confirmed number before the last is present", async () => {
    const { body } = await school.call("startExam", { menu_id: "fixed" }, await school.signIn("ben"));
    const ben = await school.signIn("ben");
    let going = true;
    let confirmed = 0;
    const writing = (async () => {
      while (going) {
        expect(await write(ben, confirmed + 1, `answer ${confirmed + 1}`, body.data)).toBe(200);
        confirmed += 1;
      }
    })();
    await expect.poll(() => confirmed).toBeGreaterThan(3);
    const busy = fresh();
    const before = confirmed;
    await takeBackup({ url: school.url, files: school.deps.files, file: busy, now });
    going = false;
    await writing;
    const { attempt_log: log = [], answers = [] } = await rowsOf(await restored(busy));
    const revisions = log.flatMap((line) => (/answer (\d+)/.exec(line) ?? []).slice(1).map(Number));
    const last = Math.max(0, ...revisions);
    expect(revisions.toSorted((one, other) => one - other)).toEqual(Array.from({ length: last }, (_, at) => at + 1));
    expect(last).toBeGreaterThanOrEqual(before);
    expect(answers.filter((line) => line.includes(`answer ${last}`))).toHaveLength(1);
  });

  it("never overwrites a file, and is refused for an empty database", async () => {
    const standing = await readFile(file);
    expect(await faultOf(takeBackup({ url: school.url, files: temporaryFiles(), file, now }))).toBe(
      `${file} is there already; name another file, or take it away.`,
    );
    expect(await readFile(file)).toEqual(standing);
    const none = fresh();
    expect(await faultOf(takeBackup({ url: await emptyDatabase(), files: temporaryFiles(), file: none, now }))).toBe(
      "This database holds nothing of Invigil yet.",
    );
    expect(await stat(none).catch(() => null)).toBeNull();
  });

  it("names files that the database lists but that are missing", async () => {
    const { manifest } = await takeBackup({ url: school.url, files: temporaryFiles(), file: fresh(), now });
    expect([manifest.missing, manifest.files]).toEqual([[picture], []]);
  });
});

const described = { format: 1, madeAt: now.toISOString(), migrations: [1], tables: [], files: [], missing: ["one"] };

async function archive(manifest: unknown, options = {}, parts: Readonly<Record<string, Buffer>> = {}): Promise<string> {
  const name = fresh();
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(JSON.stringify(manifest)), "manifest.json", options);
  for (const [part, bytes] of Object.entries(parts)) zip.addBuffer(bytes, part);
  zip.end();
  await once(zip.outputStream.pipe(createWriteStream(name)), "close");
  return name;
}

describe("restoring", () => {
  it("refuses a database with accounts without --replace, and that of a running server always", async () => {
    const url = await restored(file);
    const before = await rowsOf(url);
    expect(await faultOf(restored(file, { url }))).toBe(
      "This database has 3 accounts already; --replace puts the backup in their place. Nothing was changed.",
    );
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("insert into users select * from (select * from users limit 0) none");
    await client.query("update users set nickname = 'changed'");
    await client.end();
    expect(await rowsOf(url)).not.toEqual(before);
    await restored(file, { url, replace: true });
    expect(await rowsOf(url)).toEqual(before);
    // the school's server has a connection
    await school.db.$client.query("select 1");
    expect(await faultOf(restored(file, { url: school.url, replace: true }))).toBe(
      "A server is running on this database; stop it first. Nothing was changed.",
    );
  });

  it("refuses an archive that is damaged anywhere, and changes nothing", async () => {
    const url = await restored(file);
    const before = await rowsOf(url);
    const whole = await readFile(file);
    const told = new Set<string>();
    for (let place = 1; place <= 24; place += 1) {
      const bytes = Buffer.from(whole);
      const at = Math.floor((whole.length * place) / 25);
      bytes[at] = (bytes[at] ?? 0) ^ 0x55;
      const damaged = fresh();
      await writeFile(damaged, bytes);
      const fault = await faultOf(restored(damaged, { url, replace: true }));
      told.add(fault.replace(damaged, "FILE").replace(/: \S+ (is|cannot)/, ": PART $1"));
      expect(await rowsOf(url)).toEqual(before);
      if (fault !== "no fault") {
        expect(await faultOf(checked(damaged))).toBe(fault);
      }
    }
    expect([...told].filter((fault) => fault.startsWith("not a"))).toEqual([]);
    expect([...told].some((fault) => fault.startsWith("FILE is damaged"))).toBe(true);
    const half = fresh();
    await writeFile(half, whole.subarray(0, whole.length / 2));
    expect(await faultOf(restored(half, { url, replace: true }))).toBe(`${half} is no archive, or not whole.`);
  });

  it("refuses an archive whose manifest was changed", async () => {
    const name = await archive(described, { compress: false });
    const bytes = await readFile(name);
    bytes.write("two", bytes.indexOf("one"));
    await writeFile(name, bytes);
    const damaged = `${name} is damaged: manifest.json is not what was written.`;
    expect(await faultOf(openBackup(name))).toBe(damaged);
    expect(await faultOf(restored(name))).toBe(damaged);
  });

  it("refuses a foreign archive, and one of a newer version", async () => {
    const strange = await archive({ format: 7 });
    expect(await faultOf(restored(strange))).toBe(`${strange} is no backup of Invigil, or one of a newer Invigil.`);
    const newer = await archive({ ...described, migrations: [99_999_999_999_999], missing: [] });
    const another = "The backup was made by a newer or another Invigil; restore it with that one.";
    expect([await faultOf(checked(newer)), await faultOf(restored(newer))]).toEqual([another, another]);
  });

  it("is refused by --check, without a database, for the same reasons", async () => {
    const whole = await openBackup(file);
    const { manifest } = whole;
    const [first, ...others] = manifest.tables;
    const parts: Record<string, Buffer> = {};
    for (const { name, sum } of manifest.tables) {
      const into = new PassThrough();
      const bytes = buffer(into);
      await whole.pass(`tables/${name}.copy`, sum, into);
      parts[`tables/${name}.copy`] = await bytes;
    }
    whole.close();
    if (first === undefined) throw new Error("a backup without tables");
    const is = `The backup's table ${first.name}`;
    for (const [tables, fault] of [
      [others, "The backup has not the tables that its migrations make."],
      [[{ ...first, columns: ["strange"] }, ...others], `${is} is not the one that its migrations make.`],
      [[{ ...first, rows: first.rows + 1 }, ...others], `${is} has not all its rows.`],
    ] as const) {
      const unfit = await archive({ ...manifest, files: [], tables }, {}, parts);
      expect([await faultOf(checked(unfit)), await faultOf(restored(unfit))]).toEqual([fault, fault]);
    }
  });

  it("brings an older schema's rows up to date", async () => {
    const url = await emptyDatabase();
    const older = readMigrationFiles({ migrationsFolder }).slice(0, 3);
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query("create schema drizzle");
    await client.query(
      "create table drizzle.__drizzle_migrations (id serial primary key, hash text, created_at bigint)",
    );
    for (const { sql, hash, folderMillis } of older) {
      await client.query(sql.join(";"));
      await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
        hash,
        folderMillis,
      ]);
    }
    await client.query(
      "insert into users (user_id, username, password_hash, nickname, role, permission, status, grade, created_at) " +
        "values ('old', 'old_one', 'none', 'Old', '[]', '[]', 0, 5, 1)",
    );
    await client.end();
    const old = fresh();
    await takeBackup({ url, files: temporaryFiles(), file: old, now });
    const target = await restored(old);
    expect(Object.keys(await rowsOf(target))).toEqual(Object.keys(await rowsOf(url)));
    await migrateDatabase(target);
    const after = await rowsOf(target);
    expect(Object.keys(after)).toEqual(Object.keys(await rowsOf(school.url)));
    expect(after["users"]).toHaveLength(1);
    expect(after["users"]?.[0]).toContain("old_one");
  });
});
