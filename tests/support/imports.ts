import { createHash } from "node:crypto";
import { expect } from "vitest";
import { importLimits } from "../../src/contract/importing/import-limits";
import type { ImportDetail } from "../../src/contract/importing/importing";
import type { Item } from "../../src/contract/item/item";
import type { FileReading } from "../../src/items/import/read-file";
import type { Reply, School } from "./sittings";

export const picture = Buffer.from("a picture of a cell");
export const pictureName = createHash("sha256").update(picture).digest("hex");

const item = (item_id: string, more: Partial<Item> = {}): Item => ({
  item_id,
  family: "custom",
  subject: "general",
  area: "general",
  skill: "general",
  body: {
    stem: { en: `<p>Question ${item_id}</p>` },
    interaction: {
      type: "single_choice",
      options: ["A", "B", "C"].map((option_id) => ({ option_id, content: { en: `Option ${option_id}` } })),
      shuffle: false,
    },
    media: [],
    calculator: false,
  },
  key: { type: "single_choice", option_id: "B" },
  expected_ms: 60_000,
  points: 1,
  source: { kind: "package", name: "Cells", ref: item_id },
  ...more,
});

/** A reading of one test in two sections: four questions exact, one changed, one refused. `name` is part of its ids. */
export function readingOf(name: string, more: Partial<FileReading> = {}): FileReading {
  const ids = ["a", "b", "c", "d", "e"].map((letter) => `${name}-${letter}`);
  const plain = ids.map((id) => item(id));
  const [first] = plain;
  if (first === undefined) throw new Error("no item");
  const media = [{ media_id: "m1", type: "image/png" as const, sha256: pictureName }];
  const drawn = [{ ...first, points: 5, body: { ...first.body, media } }, ...plain.slice(1)];
  const [one, two, three, four, five] = drawn;
  const exact = (n: number, of: Item | undefined) => ({
    n,
    where: { file: `item-${n}.xml` },
    title: `Question ${n}`,
    outcome: "exact" as const,
    reasons: [],
    ...(of === undefined ? {} : { item: of }),
  });
  return {
    format: "moodle-xml",
    digest: createHash("sha256").update(name).digest("hex"),
    tests: [
      {
        n: 1,
        title: `Cells ${name}`,
        language: "en",
        timeLimitMs: 600_000,
        attempts: 2,
        kept: [],
        changed: [{ code: "sectionsInTurn", detail: "2" }],
        sections: [
          { title: "Plants", items: ids.slice(0, 2) },
          { title: "Animals", items: ids.slice(2) },
        ],
        items: [
          exact(1, one),
          exact(2, two),
          {
            ...exact(3, three),
            outcome: "changed",
            reasons: [{ code: "styleReduced" }],
          },
          {
            n: 4,
            where: { file: "item-4.xml", line: 40, identifier: "essay" },
            title: "Essay",
            outcome: "refused",
            reasons: [{ code: "needsPerson", detail: "essay" }],
          },
          exact(5, four),
          exact(6, five),
        ],
      },
    ],
    media: [{ sha256: pictureName, type: "image/png", bytes: picture }],
    ...more,
  };
}

/** Sends one piece of a file as the page does. */
export async function sendPiece(
  { app }: Pick<School, "app">,
  token: string,
  importId: string,
  { offset, bytes }: { readonly offset: number; readonly bytes: Uint8Array },
): Promise<Reply<ImportDetail>> {
  const form = new FormData();
  form.set("import_id", importId);
  form.set("offset", String(offset));
  form.set("file", new Blob([new Uint8Array(bytes)]));
  const written = new Response(form);
  const reply = await app.inject({
    method: "POST",
    url: "/api/import/piece",
    headers: {
      "content-type": written.headers.get("content-type") ?? "",
      "accept-language": "en",
      authorization: `Bearer ${token}`,
    },
    payload: Buffer.from(await written.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** Announces a file and sends all of it. */
export async function sendImport(school: School, token: string, bytes: Uint8Array, name = "cells.xml") {
  const begun = await school.call("beginImport", { file_name: name, size: bytes.length }, token);
  const { import_id } = begun.body.data;
  for (let offset = 0; offset < bytes.length; offset += importLimits.piece)
    await sendPiece(school, token, import_id, { offset, bytes: bytes.subarray(offset, offset + importLimits.piece) });
  return import_id;
}

export const importNow = async (school: School, token: string, import_id: string): Promise<ImportDetail> =>
  (await school.call("importDetail", { import_id }, token)).body.data;

/** The import once its file is read. */
export async function readImport(school: School, token: string, import_id: string): Promise<ImportDetail> {
  await expect
    .poll(async () => (await importNow(school, token, import_id)).state, { interval: 5, timeout: 30_000 })
    .not.toBe("reading");
  return importNow(school, token, import_id);
}
