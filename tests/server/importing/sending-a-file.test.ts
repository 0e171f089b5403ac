import { beforeAll, describe, expect, it } from "vitest";
import { importLimits } from "../../../src/contract/importing/import-limits";
import type { FileReading } from "../../../src/items/import/read-file";
import { importNow, readImport, readingOf, sendImport, sendPiece } from "../../support/imports";
import { hour, openImports } from "./world";

/** A reading without a sign of life for longer counts as interrupted. */
const silence = 30_000;

let world: Awaited<ReturnType<typeof openImports>>;
beforeAll(async () => {
  world = await openImports();
});

describe("sending a file", () => {
  it("receives it in pieces, reads it, and deletes its bytes", async () => {
    const bytes = Buffer.alloc(importLimits.piece + 10, "x");
    world.readings.set(bytes.toString(), async () => readingOf("pieces"));
    const { data } = (
      await world.school.call("beginImport", { file_name: "unit.xml", size: bytes.length }, world.teacher)
    ).body;
    expect(data).toEqual({
      import_id: expect.any(String),
      version: 1,
      state: "sending",
      file_name: "unit.xml",
      size: bytes.length,
      received: 0,
      by: "Ms Lin",
      at: world.school.now,
      read: 0,
      format: null,
      fault: null,
      known: null,
      counts: { exact: 0, changed: 0, refused: 0, left_out: 0, coming: 0 },
      tests: [],
    });
    const { import_id } = data;
    const piece = (offset: number, end?: number) =>
      sendPiece(world.school, world.teacher, import_id, { offset, bytes: bytes.subarray(offset, end) });
    const first = await piece(0, importLimits.piece);
    const again = await piece(0, importLimits.piece);
    const beyond = await piece(importLimits.piece + 5);
    expect([first, again, beyond].map(({ body }) => [body.code, body.data.received, body.data.state])).toEqual(
      Array.from({ length: 3 }, () => [200, importLimits.piece, "sending"]),
    );
    expect((await piece(importLimits.piece)).body.data).toMatchObject({ received: bytes.length, state: "reading" });
    const read = await readImport(world.school, world.teacher, import_id);
    expect([read.state, read.read, read.format]).toEqual(["reviewing", 6, "moodle-xml"]);
    expect(await world.rowsOf(import_id)).toEqual({ imports: 1, pieces: 0, questions: 6, media: 1 });
  });

  it("refuses a file that is too large, a piece that is too large, and more bytes than were announced", async () => {
    const begin = (size: number) => world.school.call("beginImport", { file_name: "a.xml", size }, world.teacher);
    expect((await begin(importLimits.file + 1)).body).toMatchObject({ code: 100808 });
    const { import_id } = (await begin(4)).body.data;
    const send = async (length: number) =>
      (await sendPiece(world.school, world.teacher, import_id, { offset: 0, bytes: Buffer.alloc(length) })).body.code;
    expect([await send(importLimits.piece + 1), await send(5)]).toEqual([100401, 400]);
    expect(await world.rowsOf(import_id)).toEqual({ imports: 1, pieces: 0, questions: 0, media: 0 });
  });

  it("refuses pieces of another person's file, and files of students", async () => {
    const { import_id } = (await world.school.call("beginImport", { file_name: "a.xml", size: 4 }, world.teacher)).body
      .data;
    const send = async (token: string) =>
      (await sendPiece(world.school, token, import_id, { offset: 0, bytes: Buffer.from("abcd") })).body.code;
    expect([await send(world.colleague), await send(world.ann)]).toEqual([100801, 403]);
  });

  it("deletes a file that never arrives completely", async () => {
    const { import_id } = (await world.school.call("beginImport", { file_name: "a.xml", size: 4 }, world.teacher)).body
      .data;
    await sendPiece(world.school, world.teacher, import_id, { offset: 0, bytes: Buffer.from("ab") });
    world.school.now += hour;
    await world.sweep();
    expect((await world.rowsOf(import_id)).pieces).toBe(1);
    world.school.now += 1;
    await world.sweep();
    expect(await world.rowsOf(import_id)).toEqual({ imports: 0, pieces: 0, questions: 0, media: 0 });
  });

  it("reports in a sentence why a file cannot be read", async () => {
    const word = await readImport(
      world.school,
      world.teacher,
      await sendImport(world.school, world.teacher, Buffer.from("a document")),
    );
    expect([word.state, word.fault]).toEqual([
      "refused",
      {
        code: "notZip",
        sentence: {
          en: "The file is not a zip archive, or it is damaged.",
          zh: "该文件不是 zip 压缩包，或已损坏。",
        },
      },
    ]);
  });

  it("reads a file again if the server was stopped during the reading", async () => {
    let end = (_reading: FileReading): void => undefined;
    world.readings.set("stopped", () => new Promise((resolve) => (end = resolve)));
    const import_id = await sendImport(world.school, world.teacher, Buffer.from("stopped"));
    const read = async () => (await importNow(world.school, world.teacher, import_id)).read;
    await expect.poll(read).toBe(25);
    world.readings.set("stopped", async () => readingOf("stopped"));
    world.school.now += silence;
    await world.sweep();
    expect((await importNow(world.school, world.teacher, import_id)).state).toBe("reading");
    world.school.now += 1;
    await world.sweep();
    const again = await readImport(world.school, world.teacher, import_id);
    expect([again.state, again.fault, again.read]).toEqual(["reviewing", null, 6]);
    end(readingOf("stopped"));
    await world.reviewed("after the stopped one");
    expect(await importNow(world.school, world.teacher, import_id)).toEqual(again);
    expect([await world.rowsOf(import_id), world.failures]).toEqual([
      { imports: 1, pieces: 0, questions: 6, media: 1 },
      [],
    ]);
  });

  it("marks a reading as failed if the server was stopped twice during it, and deletes the file", async () => {
    const ends: ((_reading: FileReading) => void)[] = [];
    world.readings.set("stopped twice", () => new Promise((resolve) => ends.push(resolve)));
    const import_id = await sendImport(world.school, world.teacher, Buffer.from("stopped twice"));
    await expect.poll(() => ends.length).toBe(1);
    world.school.now += silence + 1;
    await world.sweep();
    await expect.poll(() => ends.length).toBe(2);
    world.school.now += silence + 1;
    await world.sweep();
    const failed = await importNow(world.school, world.teacher, import_id);
    expect([failed.state, failed.fault?.sentence.en]).toEqual([
      "failed",
      "The server was stopped while it read this file. Please send it again.",
    ]);
    for (const end of ends) end(readingOf("stopped twice"));
    await world.reviewed("after the one that was stopped twice");
    expect((await importNow(world.school, world.teacher, import_id)).state).toBe("failed");
    expect(await world.rowsOf(import_id)).toEqual({ imports: 1, pieces: 0, questions: 0, media: 0 });
  });
});
