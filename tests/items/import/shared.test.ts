import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { itemSchema } from "../../../src/contract/item/item";
import { outsidePath } from "../../support/outside-path";
import { itemXml, packageOf } from "./fixtures";
import type { ItemReport } from "./package-reading";
import { readPackage } from "./package-reading";

const folder = outsidePath("packages");

interface Figures {
  readonly part: string;
  readonly exact: number;
  readonly changed: number;
  readonly refused: number;
  readonly types: readonly string[];
  readonly reasons: readonly string[];
}
const padded = ["keyIdentifierPadded", "scoreAssumed"];
const expected: readonly Figures[] = [
  {
    part: "MATCH",
    exact: 0,
    changed: 99,
    refused: 0,
    types: ["match"],
    reasons: ["escapedMarkupRead", "promptRepeated"],
  },
  { part: "allosteric", exact: 0, changed: 12, refused: 0, types: ["single_choice"], reasons: padded },
  {
    part: "blood_type",
    exact: 0,
    changed: 32,
    refused: 0,
    types: ["multiple_choice", "single_choice"],
    reasons: padded,
  },
  { part: "Haworth", exact: 0, changed: 32, refused: 0, types: ["multiple_choice"], reasons: padded },
  {
    part: "amino_acid",
    exact: 0,
    changed: 20,
    refused: 0,
    types: ["text_entry"],
    reasons: ["caseFoldedDuplicatesMerged", "pictureRedrawn", "scoreAssumed", "scriptRemoved", "severalCorrectForms"],
  },
];

const readFigures = async (archive: string, { exact, changed, refused, types, reasons }: Figures) => {
  const reading = await readPackage(archive);
  const count = (outcome: ItemReport["outcome"]) => reading.report.filter((entry) => entry.outcome === outcome).length;
  expect({ exact: count("exact"), changed: count("changed"), refused: count("refused") }).toEqual({
    exact,
    changed,
    refused,
  });
  expect([...new Set(reading.items.map((item) => item.body.interaction.type))]).toEqual(types);
  expect(
    [...new Set(reading.report.flatMap((entry) => entry.reasons.map((reason) => reason.code)))].toSorted(),
  ).toEqual(reasons);
  expect(reading.items.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
  expect(reading.language).toBe("en");
};

describe("packages on disk", () => {
  it("are read like those in memory", async () => {
    const made = await packageOf([itemXml({ identifier: "one" }), itemXml({ identifier: "two", adaptive: true })]);
    const kept = mkdtempSync(path.join(tmpdir(), "invigil-package-"));
    const file = path.join(kept, "made.zip");
    writeFileSync(file, made);
    const fromDisk = await readPackage(file).finally(() => rmSync(kept, { recursive: true }));
    expect(fromDisk.report.map(({ outcome }) => outcome)).toEqual(["exact", "refused"]);
    expect(fromDisk).toEqual(await readPackage(made));
  });

  if (folder !== null)
    it.each(expected)("$part is read as before", (figures) =>
      readFigures(path.join(folder, readdirSync(folder).find((name) => name.includes(figures.part)) ?? ""), figures),
    );
});
