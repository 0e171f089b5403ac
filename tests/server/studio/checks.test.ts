import { beforeAll, describe, expect, it } from "vitest";
import type { FixedDraftTest } from "../../../src/contract/studio/draft-test";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let author: string;
let one: string;
beforeAll(async () => {
  school = await openSchool();
  author = await newcomer(school, { role: ["teacher"] });
  one = await question("1 + 1?");
});

const question = async (stem: string, more = {}): Promise<string> =>
  (await school.call("saveItem", { idempotency_key: newKey(), draft: draftOf(stem, more) }, author)).body.data.item_id;
const section = (stage: string, items: readonly string[], more = {}) => ({
  stage,
  title: { en: stage },
  time_limit_ms: null,
  shuffle: false,
  items: [...items],
  ...more,
});
const found = async (more: Partial<FixedDraftTest>, items: readonly string[] = [one]) => {
  const definition = draftTestOf(items, more);
  const { test_id, version } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, author)).body
    .data;
  const { data } = (await school.call("checkTest", { test_id, version }, author)).body;
  return data.findings.map(({ severity, code, stage, detail }) =>
    [severity, code, stage ?? "", detail ?? ""].join(" ").trim(),
  );
};
const policies = (more: object) => ({ policies: { ...draftTestOf([]).policies, ...more } });

describe("the check of a test", () => {
  it("finds nothing in a test that is in order", async () => {
    expect(await found({})).toEqual([]);
  });

  it("finds sections whose clocks are longer than the test's", async () => {
    const sections = [section("a", [one], { time_limit_ms: 400_000 })];
    expect(await found({ ...policies({ time_limit_ms: 300_000 }), sections })).toEqual([
      "blocking sectionClocksLonger",
    ]);
  });

  it("finds a release in the past", async () => {
    const release = { when: "after_close", at: school.now } as const;
    expect(await found(policies({ release }))).toEqual(["blocking releaseInThePast"]);
    expect(await found(policies({ release: { ...release, at: school.now + 1 } }))).toEqual([]);
  });

  it("notices a time that is less than half of what the questions take, of the test or of a section", async () => {
    expect(await found(policies({ time_limit_ms: 29_999 }))).toEqual(["notice timeShort"]);
    expect(await found({ sections: [section("a", [one], { time_limit_ms: 20_000 })] })).toEqual(["notice timeShort a"]);
  });

  it("finds a limit in which nobody can answer anything, of the test or of a section", async () => {
    for (const time_limit_ms of [0, 4_999])
      expect(await found(policies({ time_limit_ms }))).toEqual(["blocking limitTooShort", "notice timeShort"]);
    expect(await found({ sections: [section("a", [one], { time_limit_ms: 0 })] })).toEqual([
      "blocking limitTooShort a",
      "notice timeShort a",
    ]);
    expect(await found(policies({ time_limit_ms: 5_000 }))).toEqual(["notice timeShort"]);
  });

  it("finds directions that cannot be shown", async () => {
    const directions = (en: string) => ({ sections: [section("a", [one], { directions: { en } })] });
    expect(await found(directions(String.raw`\(\frac{1}{\)`))).toEqual([
      String.raw`blocking formulaUnreadable a \frac{1}{`,
    ]);
    expect(await found(directions('<img src="media:x" alt="">'))).toEqual([
      "blocking pictureUndescribed a",
      "blocking pictureMissing a",
    ]);
    expect(await found(directions("<p>Read.</p>"))).toEqual([]);
  });

  it("finds two sections that are one by their inner name, and the name of finished attempts", async () => {
    const other = await question("2 + 1?");
    expect(await found({ sections: [section("a", [one]), section("a", [other])] })).toEqual([
      "blocking sectionsAlike a",
    ]);
    expect(await found({ sections: [section("finished", [one])] })).toEqual(["blocking sectionsAlike finished"]);
  });

  it("notices a title that is missing in the language of all questions", async () => {
    const text = { en: "<p>Which?</p>", zh: "<p>哪个？</p>" };
    const both = await question("", {
      body: {
        ...draftOf("").body,
        stem: text,
        interaction: { type: "text_entry", max_length: 10 },
      },
      key: { type: "text_entry", accepted: ["x"], case_sensitive: false },
    });
    expect(await found({}, [both])).toEqual(["notice titleUntranslated"]);
    expect(await found({ title: { en: "Sums", zh: "口算" } }, [both])).toEqual([]);
  });

  it("notices questions that share no language", async () => {
    const chinese = await question("", {
      body: {
        ...draftOf("").body,
        stem: { zh: "哪个？" },
        interaction: { type: "text_entry", max_length: 10 },
      },
      key: { type: "text_entry", accepted: ["x"], case_sensitive: false },
    });
    expect(await found({}, [one, chinese])).toEqual(["notice translationMissing"]);
  });

  it("finds a question that its author has deleted", async () => {
    const gone = await question("3 + 1?");
    await school.call("deleteItem", { item_id: gone, version: 1 }, author);
    expect(await found({}, [one, gone])).toEqual(["blocking itemUnknown main"]);
  });
});
