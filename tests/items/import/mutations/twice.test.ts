import { describe, expect, it } from "vitest";
import { moodleSamples } from "./moodle-samples";
import { qtiItemSamples } from "./qti-samples";
import { qti1ItemSamples } from "./qti1-samples";
import { silentChanges } from "./silent";
import { doubleMutations } from "./xml-mutations";

const silentTwice = async (samples: Parameters<typeof silentChanges>[0], names: RegExp) =>
  silentChanges(samples, (xml) => doubleMutations(xml).filter(({ of }) => names.test(of)));

describe("a part that stands twice and says otherwise the second time", () => {
  it("is refused or named in QTI 2", async () => {
    const { tried, silent } = await silentTwice(
      qtiItemSamples,
      /^second (?:itemBody|prompt|responseProcessing|responseElse|mapping|simpleChoice|p|object|hottext|gapText)$/,
    );
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(80);
  });

  it("is refused or named in QTI 1.2", async () => {
    const { tried, silent } = await silentTwice(
      qti1ItemSamples,
      /^second (?:conditionvar|presentation|resprocessing|material|mattext|response_label|response_lid|item)$/,
    );
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(100);
  });

  it("is refused or named in Moodle XML", async () => {
    const { tried, silent } = await silentTwice(
      moodleSamples,
      /^second (?:questiontext|defaultgrade|single|usecase|generalfeedback|answer|tolerance|subquestion|question)$/,
    );
    expect(silent).toEqual([]);
    expect(tried).toBeGreaterThan(50);
  });
});
