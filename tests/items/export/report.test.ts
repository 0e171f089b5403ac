import { describe, expect, it } from "vitest";
import type { ExportFormat } from "../../../src/contract/exporting/export-formats";
import type { Item } from "../../../src/contract/item/item";
import { exportReport } from "../../../src/items/export/report";
import { itemOf, optionsOf, readFile, sectionOf, testOf } from "./exported";

const formats: readonly ExportFormat[] = ["qti3", "moodle", "csv"];
const saidOf = async (item: Item): Promise<string[]> => {
  const said: string[] = [];
  for (const format of formats) {
    const { questions } = await exportReport(testOf([sectionOf([item])]), format, readFile);
    const [{ outcome, reasons } = { outcome: "none", reasons: [] }] = questions;
    said.push([outcome, ...reasons.map(({ code }) => code)].join(" "));
  }
  return said;
};
const options = optionsOf("four", "five");

describe("the report before an export", () => {
  it("reports a plain choice as exact in every format", async () => {
    const item = itemOf({ type: "single_choice", options, shuffle: true }, { type: "single_choice", option_id: "o1" });
    expect(await saidOf(item)).toEqual(["exact", "exact", "exact"]);
  });

  it("lists the losses of a format, question by question", async () => {
    const choices = { type: "multiple_choice", options, shuffle: false, max_choices: 1 } as const;
    expect(await saidOf(itemOf(choices, { type: "multiple_choice", option_ids: ["o1", "o2"] }))).toEqual([
      "exact",
      "changed choiceLimitLeftOut partlyCounts",
      "exact",
    ]);
    expect(await saidOf(itemOf(choices, { type: "multiple_choice", option_ids: [] }))).toEqual([
      "leftOut nothingToChoose",
      "leftOut nothingToChoose",
      "exact",
    ]);
    expect(
      await saidOf(
        itemOf(
          { type: "single_choice", options, shuffle: false },
          { type: "single_choice", option_id: "o1", credit: { o2: 0.37 } },
        ),
      ),
    ).toEqual(["exact", "changed shareNotListed", "exact"]);
    expect(
      await saidOf(
        itemOf(
          { type: "numeric_entry", max_length: 9, unit: { en: "cm" } },
          { type: "numeric_entry", value: 2.5, tolerance: 0, accepted: ["5/2", "2.6"] },
        ),
      ),
    ).toEqual([
      "changed numberFormsLeftOut numberFormsAsValues unitInText",
      "changed numberFormsLeftOut numberFormsAsValues unitLeftOut",
      "exact",
    ]);
    expect(
      await saidOf(
        itemOf(
          { type: "match", sources: optionsOf("a", "b"), targets: options },
          { type: "match", pairs: [["o1", "o1"]] },
        ),
      ),
    ).toEqual(["changed surplusPairsFree", "leftOut sourceWithoutTarget", "exact"]);
  });

  it("leaves out a place on a picture that cannot be read, and practice questions", async () => {
    const spots = itemOf(
      {
        type: "hot_spot",
        picture: "p",
        spots: [{ spot_id: "s", shape: { kind: "circle", x: 0.5, y: 0.5, radius: 0.1 } }],
        max_choices: 1,
      },
      { type: "hot_spot", spot_ids: ["s"] },
      { body: { media: [{ media_id: "p", type: "image/png", sha256: "b".repeat(64) }] } },
    );
    expect(await saidOf(spots)).toEqual([
      "leftOut pictureUnreadable",
      "leftOut kindUnsupported",
      "changed pictureLeftOut",
    ]);
    const item = itemOf({ type: "single_choice", options, shuffle: true }, { type: "single_choice", option_id: "o1" });
    const { questions } = await exportReport(testOf([sectionOf([item], { kind: "practice" })]), "qti3", readFile);
    expect(questions.map(({ outcome, reasons }) => [outcome, reasons.map(({ sentence }) => sentence.en)])).toEqual([
      ["leftOut", ["Practice questions are not scored and would count in the file."]],
    ]);
  });

  it("lists the settings of a test that a format cannot express", async () => {
    const item = itemOf(
      { type: "single_choice", options, shuffle: true },
      { type: "single_choice", option_id: "o1" },
      { body: { stem: { en: "<p>One</p>", zh: "<p>一</p>" } } },
    );
    const test = testOf(
      [sectionOf([item], { draw: 1, shuffle: true, timeLimitMs: 1_000, directions: { en: "<p>x</p>" } })],
      {
        adaptive: true,
        attempts: 1,
      },
    );
    const codes = async (format: ExportFormat) =>
      (await exportReport(test, format, readFile)).test.map(({ code }) => code);
    expect(await codes("qti3")).toEqual(["settingsLeftOut", "adaptiveAsList", "oneLanguage"]);
    expect(await codes("moodle")).toEqual([
      "settingsLeftOut",
      "adaptiveAsList",
      "directionsLeftOut",
      "drawLeftOut",
      "shuffleLeftOut",
      "timeLimitLeftOut",
      "attemptsLeftOut",
      "oneLanguage",
    ]);
  });
});
