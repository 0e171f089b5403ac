import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { qtiReader } from "../../../../src/items/import/qti/reader";
import type { AskedRecord, OptionRecord, RecordPiece } from "../../../../src/items/import/record";
import { childElements, descendants, parseXml, xmlText } from "../../../../src/items/import/xml";
import { readZip } from "../../../../src/items/import/zip";
import { outsidePath } from "../../../support/outside-path";

const read = async (file: string): Promise<RecordPiece[]> => {
  const pieces: RecordPiece[] = [];
  const source = { kind: "archive", ...(await readZip(readFileSync(file))) } as const;
  for await (const piece of qtiReader.read(source, { flatten: false })) pieces.push(piece);
  return pieces;
};
const text = (options: readonly OptionRecord[], id: string) =>
  options
    .find((option) => option.id === id)
    ?.content.html.replace(/<[^<>]*>/g, "")
    .trim() ?? "";

/** The key of a question in words. */
const keyOf = (asked: AskedRecord): unknown => {
  if (asked.kind === "single_choice" || asked.kind === "multiple_choice")
    return Object.entries(asked.shares)
      .filter(([, share]) => share > 0)
      .map(
        ([id, share]) => `${text(asked.options, id)}${asked.kind === "single_choice" && share < 1 ? ` ${share}` : ""}`,
      );
  if (asked.kind === "numeric_entry") return asked.intervals.map(({ low, high }) => [low, high]);
  if (asked.kind === "text_entry") return asked.forms.map((form) => form.text);
  if (asked.kind === "match")
    return asked.pairs.map(([source, target]) => `${text(asked.sources, source)}=${text(asked.targets, target)}`);
  if (asked.kind === "order") return asked.order.map((id) => text(asked.options, id));
  if (asked.kind !== "gaps") return asked.kind;
  return asked.gaps.map((gap) => {
    if (gap.kind === "text") return gap.forms.map((form) => form.text);
    return gap.kind === "choice" ? Object.keys(gap.shares).map((id) => text(gap.options, id)) : gap.kind;
  });
};
const lines = (pieces: readonly RecordPiece[]) =>
  pieces.flatMap((piece) => {
    if (piece.piece === "question") {
      const { asked, points, changed } = piece.question;
      return [[asked.kind, keyOf(asked), points, ...changed.map(({ code }) => code)]];
    }
    return piece.piece === "unused"
      ? [[piece.question.outcome, ...piece.question.reasons.map(({ code }) => code)]]
      : [];
  });

const imports = outsidePath("imports");
const expected: Readonly<Record<string, readonly unknown[]>> = {
  "s01-numeric-tolerance.zip": [
    ["numeric_entry", [[12, 13]], 1],
    ["numeric_entry", [[190, 210]], 1],
    ["numeric_entry", [[7, 7]], 1],
    ["numeric_entry", [[9, 13]], 1, "toleranceRoundKey"],
  ],
  "s02-interactions-21.zip": [
    ["match", ["heart=pumps", "lung=breathes"], 1, "shuffledOnce"],
    ["order", ["mouse", "cat", "whale"], 1, "shuffledOnce"],
    ["gaps", [["are"]], 1],
    ["gaps", [["six"], ["ten"]], 1, "gapCapitalsIgnored"],
    ["gaps", [["up"], ["down"]], 1, "gapMatchAsChoices"],
    ["extended_text", "extended_text", 1, "personMarks", "pointsAssumed"],
    ["refused", "interactionUnsupported"],
  ],
  "s03-points-21.zip": [
    ["single_choice", ["4"], 5],
    ["single_choice", ["south"], 2, "unansweredFree"],
    ["multiple_choice", ["red", "green"], 2],
    ["single_choice", ["nine", "about ten 0.5"], 1],
  ],
  "s04-test-level-21.zip": [
    ["single_choice", ["2"], 5],
    ["single_choice", ["4"], 1],
    ["single_choice", ["6"], 1],
    ["single_choice", ["8"], 1],
  ],
  "s09-qti3-stimulus.zip": [
    ["single_choice", ["noon"], 1],
    ["text_entry", ["Friday"], 1],
    ["match", ["Ann=person", "boat=thing"], 1],
  ],
  "s10-folder-utf16-missing.zip": [
    ["single_choice", ["wren"], 1],
    ["single_choice", ["cod"], 1],
    ["refused", "fileMissing"],
  ],
};

const packages = outsidePath("packages");

/** The right answers in an item's file, read independently of the reader. */
const keysInFile = (files: ReadonlyMap<string, Buffer>, file: string): string[] => {
  const tree = parseXml(files.get(file) ?? Buffer.alloc(0), file);
  const identifier = (written: string) => written.replace(/(\d+)/g, (digits) => String(Number(digits)));
  return childElements(tree, "responseDeclaration")
    .flatMap((declaration) => descendants(declaration, ({ name }) => name === "value"))
    .map((value) => identifier(xmlText(value).trim()))
    .toSorted();
};
const keysRead = (asked: AskedRecord): string[] => {
  const plain = (id: string) => id.replace(/(\d+)/g, (digits) => String(Number(digits)));
  if (asked.kind === "match") return asked.pairs.map((pair) => pair.map(plain).join(" ")).toSorted();
  if (asked.kind === "text_entry") return asked.forms.map((form) => form.text).toSorted();
  return asked.kind === "single_choice" || asked.kind === "multiple_choice" ? Object.keys(asked.shares).toSorted() : [];
};

describe("files beside the project", () => {
  if (imports === null && packages === null)
    it("are looked for in vain", () => {
      expect([outsidePath("imports"), outsidePath("packages")]).toEqual([null, null]);
    });

  if (imports !== null)
    for (const [name, wanted] of Object.entries(expected))
      it(`${name} gives the expected questions`, async () => {
        expect(lines(await read(path.join(imports, name)))).toEqual(wanted);
      });

  if (packages !== null)
    for (const name of readdirSync(packages).filter((file) => file.endsWith(".zip")))
      it(`${name} has the keys of its files`, async () => {
        const { files } = await readZip(readFileSync(path.join(packages, name)));
        const questions = (await read(path.join(packages, name))).flatMap((piece) =>
          piece.piece === "question" ? [piece.question] : [],
        );
        expect(questions.length).toBe([...files.keys()].filter((file) => file.includes("/item_")).length);
        for (const { where, asked } of questions) expect(keysRead(asked)).toEqual(keysInFile(files, where.file ?? ""));
      });
});
