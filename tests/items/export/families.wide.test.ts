import { describe, expect, it } from "vitest";
import { plannedBanks } from "../../../src/items/review/plan";
import { moodleOf, packageOf, sectionOf, silentFile, testOf } from "./exported";

describe.each(plannedBanks)("the questions of $name", ({ items }) => {
  it.each(["en", "zh"] as const)("are well-formed in QTI 3 and in Moodle XML, in %s", async (language) => {
    const bank = items();
    const test = testOf([sectionOf(bank)], { language });
    const files = await packageOf(test, silentFile);
    expect([...files.keys()].filter((name) => name.startsWith("items/"))).toHaveLength(bank.length);
    const moodle = await moodleOf(test, silentFile);
    expect(moodle.match(/<question type="(?!category)/g)).toHaveLength(bank.length);
  });
});
