import { existsSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { itemSchema } from "../../../src/contract/item";
import type { ItemReport } from "../../../src/items/import/package";
import { readPackage } from "../../../src/items/import/package";

const folder = fileURLToPath(new URL("../../../../shared/items/qti21-biology/", import.meta.url));
const archives = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".zip")) : [];

interface Figures {
  readonly part: string;
  readonly exact: number;
  readonly normalised: number;
  readonly refused: number;
  readonly types: readonly string[];
  readonly reasons: readonly string[];
}
const padded = ["keyIdentifierPadded", "scoreAssumed"];
const expected: readonly Figures[] = [
  { part: "MATCH", exact: 0, normalised: 0, refused: 99, types: [], reasons: ["interactionUnsupported"] },
  { part: "allosteric", exact: 0, normalised: 12, refused: 0, types: ["single_choice"], reasons: padded },
  {
    part: "blood_type",
    exact: 0,
    normalised: 32,
    refused: 0,
    types: ["multiple_choice", "single_choice"],
    reasons: padded,
  },
  { part: "Haworth", exact: 0, normalised: 32, refused: 0, types: ["multiple_choice"], reasons: padded },
  {
    part: "amino_acid",
    exact: 0,
    normalised: 20,
    refused: 0,
    types: ["text_entry"],
    reasons: ["caseFoldedDuplicatesMerged", "pictureRedrawn", "scoreAssumed", "scriptRemoved", "severalCorrectForms"],
  },
];

describe.skipIf(archives.length === 0)("real packages", () => {
  it.each(expected)("$part", async ({ part, types, reasons, ...figures }) => {
    const reading = await readPackage(`${folder}${archives.find((name) => name.includes(part)) ?? part}`);
    const count = (outcome: ItemReport["outcome"]) =>
      reading.report.filter((entry) => entry.outcome === outcome).length;
    expect({ exact: count("exact"), normalised: count("normalised"), refused: count("refused") }).toEqual(figures);
    expect([...new Set(reading.items.map((item) => item.body.interaction.type))]).toEqual(types);
    expect(
      [...new Set(reading.report.flatMap((entry) => entry.reasons.map((reason) => reason.code)))].toSorted(),
    ).toEqual(reasons);
    expect(reading.items.filter((item) => !itemSchema.safeParse(item).success)).toEqual([]);
    expect(reading.language).toBe("en");
  });
});
