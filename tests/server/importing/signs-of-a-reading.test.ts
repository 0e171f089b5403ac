import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { imports } from "../../../src/server/db/imports-schema";
import type { Queries } from "../../../src/server/db/open";
import { inTransaction } from "../../../src/server/db/transaction";
import { lockImport } from "../../../src/server/use-cases/importing/import-row";
import { createReadingSigns } from "../../../src/server/use-cases/importing/reading-signs";
import { importNow, readImport, readingOf, sendImport } from "../../support/imports";
import { minute, openImports } from "./world";

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file whose reading ends when the test ends it. */
async function reading(name: string) {
  let end = (): void => undefined;
  const begun = new Promise<void>((isBegun) =>
    world.readings.set(name, () => {
      isBegun();
      return new Promise((resolve) => (end = () => resolve(readingOf(name))));
    }),
  );
  const import_id = await sendImport(world.school, world.teacher, Buffer.from(name));
  return { import_id, begun, end: () => end() };
}

const rowOf = async (importId: string) => {
  const [row] = await world.school.db.select().from(imports).where(eq(imports.importId, importId));
  return { state: row?.state, done: row?.done, touchedAt: row?.touchedAt };
};

const writersThatWait = async (): Promise<number> => {
  const { rows } = await world.school.db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};

/** An import in the state "reading" that no process reads. */
async function readNowhere(): Promise<string> {
  const { school, teacher } = world;
  const { import_id } = (await school.call("beginImport", { file_name: "a.xml", size: 4 }, teacher)).body.data;
  await school.db.update(imports).set({ state: "reading" }).where(eq(imports.importId, import_id));
  return import_id;
}

/** Does `work` while this import is locked and its first sign waits for the lock. */
const whileLocked = (importId: string, note: () => void, work: (tx: Queries) => Promise<unknown>): Promise<void> =>
  inTransaction(world.school.db, async (tx) => {
    await lockImport(tx, importId);
    note();
    await expect.poll(writersThatWait, { interval: 5 }).toBe(1);
    await work(tx);
  });

describe("the signs of life of a reading", () => {
  it("are written one after the other, and the reading ends with the last of them", async () => {
    const importId = await readNowhere();
    const signs = createReadingSigns(world.school.deps, importId);
    let isClosed = false;
    let closing: Promise<void> | undefined;
    const note = () => {
      for (const done of [40, 60, 80]) signs.note(done);
      closing = signs.close().then(() => {
        isClosed = true;
      });
    };
    await whileLocked(importId, note, async () => expect(isClosed).toBe(false));
    await closing;
    expect(await rowOf(importId)).toEqual({ state: "reading", done: 80, touchedAt: world.school.now });
  });

  it("change nothing if another process has ended the reading meanwhile", async () => {
    const importId = await readNowhere();
    const signs = createReadingSigns(world.school.deps, importId);
    const ended = { state: "failed" as const, done: 0, touchedAt: 7 };
    await whileLocked(
      importId,
      () => signs.note(60),
      (tx) => tx.update(imports).set(ended).where(eq(imports.importId, importId)),
    );
    await signs.close();
    expect(await rowOf(importId)).toEqual(ended);
  });

  it("are also given for a file that waits for its turn", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const first = await reading("a long one");
    await first.begun;
    const second = await reading("behind a long one");
    world.school.now += minute + 1;
    vi.advanceTimersByTime(5_000);
    for (const { import_id } of [first, second])
      await expect.poll(async () => (await rowOf(import_id)).touchedAt, { interval: 5 }).toBe(world.school.now);
    await world.sweep();
    first.end();
    await second.begun;
    second.end();
    for (const { import_id } of [first, second])
      expect((await readImport(world.school, world.teacher, import_id)).state).toBe("reviewing");
  });

  it("stop the reading of a discarded import at the next sign", async () => {
    const importId = await readNowhere();
    const signs = createReadingSigns(world.school.deps, importId);
    signs.note(20);
    await signs.close();
    expect(signs.ended.aborted).toBe(false);
    await world.school.call("discardImport", { import_id: importId }, world.teacher);
    signs.note(40);
    await signs.close();
    expect(signs.ended.aborted).toBe(true);
  });

  it("end with an import that is discarded while it is read, without an error", async () => {
    const { import_id, begun, end } = await reading("discarded");
    await begun;
    await world.school.call("discardImport", { import_id }, world.teacher);
    end();
    await world.reviewed("after the discarded one");
    expect(await world.rowsOf(import_id)).toEqual({ imports: 0, pieces: 0, questions: 0, media: 0 });
    expect((await importNow(world.school, world.teacher, import_id)) as unknown).toEqual({});
  });
});
