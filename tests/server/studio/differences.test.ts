import { beforeAll, describe, expect, it } from "vitest";
import { draftOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { authorOf } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"], nickname: "Lily" }));
});

const option = (option_id: string, text: string) => ({ option_id, content: { en: `<p>${text}</p>` } });

describe("two editions of a test", () => {
  it("differ in questions that are added, removed, moved and changed, and in settings", async () => {
    const write = (stem: string) => author.write(draftOf(stem));
    const [a, b, c, d] = [await write("a?"), await write("b?"), await write("c?"), await write("d?")];
    const ids = (list: readonly { item_id: string }[]) => list.map(({ item_id }) => item_id);
    const first = await author.save(draftTestOf(ids([a, b, c])));
    await author.publish(first);
    school.now += 60_000;
    const changed = draftOf("b!", { points: 2, key: { type: "single_choice", option_id: "a" } });
    await author.change(b, changed);
    const { policies } = draftTestOf([]);
    const settings = { title: { en: "More sums" }, policies: { ...policies, attempts: 3 } };
    const second = await author.save(draftTestOf(ids([c, d, b]), settings), first);
    await author.publish(second);

    const { test_id } = first;
    const difference = await school.call("editionDifference", { test_id, from: 1, to: 2 }, author.token);
    const { questions, settings: set } = difference.body.data;
    const place = (number: number) => ({ stage: "main", number });
    expect(questions.map(({ before: _before, after: _after, parts: _parts, ...rest }) => rest)).toEqual([
      { item_id: c.item_id, change: "kept", from: place(3), to: place(1), moved: true },
      { item_id: d.item_id, change: "added", from: null, to: place(2), moved: false },
      { item_id: b.item_id, change: "kept", from: place(2), to: place(3), moved: false },
      { item_id: a.item_id, change: "removed", from: place(1), to: null, moved: false },
    ]);
    const kept = questions.find(({ item_id }) => item_id === b.item_id);
    expect(kept?.parts).toEqual([
      { part: "stem", language: "en", from: "<p>b?</p>", to: "<p>b!</p>" },
      { part: "key" },
      { part: "points", from: "1", to: "2" },
    ]);
    expect([kept?.before?.revision, kept?.after?.revision, kept?.after?.key]).toEqual([1, 2, changed.key]);
    expect(set).toEqual([
      { setting: "title", from: { en: "Sums" }, to: { en: "More sums" } },
      { setting: "attempts", from: 1, to: 3 },
    ]);
    const { editions } = (await school.call("studioEditions", { test_id }, author.token)).body.data;
    const of = { published_by: "Lily", questions: 3, attempts: 0 };
    expect(editions).toEqual([
      { version: 2, published_at: school.now, ...of, available: true },
      { version: 1, published_at: school.now - 60_000, ...of, available: false },
    ]);
  });

  it("differ in nothing from themselves, and an edition that is not there is refused", async () => {
    const { test_id } = await author.published(["1 + 1?"]);
    const between = (from: number, to: number) => school.call("editionDifference", { test_id, from, to }, author.token);
    expect((await between(1, 1)).body.data).toEqual({ questions: [], settings: [] });
    expect((await between(1, 2)).body.code).toBe(100920);
  });

  it("differ in a section that only one of them has", async () => {
    const [one, other] = [await author.question("one"), await author.question("other")];
    const test = await author.save(draftTestOf([one]));
    await author.publish(test);
    const definition = draftTestOf([one]);
    const [section] = definition.kind === "fixed" ? definition.sections : [];
    if (section === undefined) throw new Error("a draft without a section");
    const added = { ...section, stage: "second", title: { en: "Second" }, items: [other], time_limit_ms: 60_000 };
    const next = await author.save({ ...draftTestOf([]), sections: [section, added] } as typeof definition, test);
    await author.publish(next);
    const { settings } = (
      await school.call("editionDifference", { test_id: test.test_id, from: 1, to: 2 }, author.token)
    ).body.data;
    expect(settings.filter(({ stage }) => stage === "second").map(({ setting, to }) => [setting, to])).toEqual([
      ["title", { en: "Second" }],
      ["time_limit_ms", 60_000],
      ["questions", 1],
      ["tools", ["eliminator", "markForReview", "palette"]],
      ["shuffle", false],
    ]);
    expect(settings.filter(({ setting }) => setting === "sections")).toEqual([
      { setting: "sections", from: ["main"], to: ["main", "second"] },
    ]);
  });
});

describe("two revisions of a question", () => {
  it("differ in each text by language, in choices, key and points", async () => {
    const item = await author.write(draftOf("What is two?"));
    await school.call("readyItem", item, author.token);
    const before = draftOf("What is two?");
    const { interaction } = before.body;
    if (interaction.type !== "single_choice") throw new Error("a draft without choices");
    const options = [option("a", "One"), option("b", "Twice one"), option("c", "Three")];
    const after = { ...before, body: { ...before.body, interaction: { ...interaction, options } }, skill: "numbers" };
    const { version } = (await author.change(item, after)).body.data;
    await school.call("readyItem", { item_id: item.item_id, version }, author.token);
    const asked = { item_id: item.item_id, from: 1, to: 2 };
    const { data } = (await school.call("revisionDifference", asked, author.token)).body;
    expect(data.parts).toEqual([
      { part: "option", option_id: "b", language: "en", from: "<p>Two</p>", to: "<p>Twice one</p>" },
      { part: "option", option_id: "c", language: "en", from: null, to: "<p>Three</p>" },
      { part: "answerForm" },
      { part: "skill", from: "sums", to: "numbers" },
    ]);
    expect([data.before.revision, data.after.revision]).toEqual([1, 2]);
    const other = await newcomer(school, { role: ["teacher"] });
    const codes = [
      await school.call("revisionDifference", { ...asked, to: 3 }, author.token),
      await school.call("revisionDifference", asked, other),
    ].map(({ body }) => body.code);
    expect(codes).toEqual([100921, 100901]);
  });
});
