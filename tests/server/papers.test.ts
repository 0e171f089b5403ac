import { beforeAll, describe, expect, it } from "vitest";
import type { Item } from "../../src/contract/item/item";
import type { ReleasePolicy } from "../../src/contract/tests";
import type { TestDefinition } from "../../src/server/db/shapes";
import { publishTest } from "../../src/server/use-cases/publish-test";
import { assignmentOf, classOf } from "../support/classes";
import { draftOf, draftTestOf } from "../support/drafts";
import { handIn, hour } from "../support/invitations";
import { canary, fixedItems, fixedTest, newKey, openSchool, type School } from "../support/sittings";
import { teacherOf, userOf } from "../support/taught-class";
import { newcomer } from "./rights/world";

let school: School;
let teacher = "";
let class_id = "";
beforeAll(async () => {
  school = await openSchool();
  teacher = await teacherOf(school);
  const pupil = await newcomer(school);
  const members = [{ name: "Ann", userId: await userOf(school, pupil) }];
  ({ class_id } = await classOf(school, { teachers: [await userOf(school, teacher)], members }));
});

let forms = 0;
async function publish(more: Partial<TestDefinition> = {}, items: readonly Item[] = fixedItems): Promise<string> {
  const menuId = `printed-${(forms += 1)}`;
  const definition = { ...fixedTest, ...more };
  await publishTest(school.db, { menuId, family: "custom", definition, sourceDigest: null, items }, school.now);
  return menuId;
}

const ofItems = (items: number): Partial<TestDefinition> => ({
  exam_info: { ...fixedTest.exam_info, extract_question_number: items, correct_rate_method: 0 },
  sections: fixedTest.sections.map((section) => ({ ...section, items })),
});

type Given = Parameters<typeof assignmentOf>[2];
const give = (menuId: string, more: Given = {}) => assignmentOf(school, class_id, { menuId, ...more });
const paperOf = async (assignment: object, token = teacher) =>
  (await school.call("assignmentPaper", assignment, token)).body.data;
const keysTo = async (assignment: object, token = teacher) =>
  (await school.call("assignmentPaperKeys", assignment, token)).body.data;
const over = { phase: "settled", releasePhase: "released" } as const;

describe("the paper of an assignment", () => {
  it("has the questions as on screen, without keys, each time the same", async () => {
    const assignment = await give(await publish());
    const paper = await paperOf(assignment);
    expect(paper).toMatchObject({
      title: { en: "Fixed" },
      edition: 1,
      class_name: "5A",
      time_limit_ms: 600_000,
      draw: expect.stringMatching(/^[0-9A-F]{8}$/),
      without: null,
      sections: [
        {
          stage: "main",
          kind: "items",
          questions: ["f1", "f2", "f3", "f4"].map((item_id, place) => ({ item_id, number: place + 1, points: 1 })),
        },
      ],
    });
    const text = JSON.stringify(paper);
    expect([canary.key, canary.explanation, canary.source].filter((word) => text.includes(word))).toEqual([]);
    expect(await paperOf(assignment)).toEqual(paper);
  });

  it("draws for each assignment, and says which draw it is", async () => {
    const menuId = await publish({ ...ofItems(2), section_rules: { main: { draw: 2, shuffle: true } } });
    const papers = [];
    for (let copy = 0; copy < 12; copy += 1) papers.push(await paperOf(await give(menuId)));
    const drawn = papers.map(({ sections: [own] }) => own?.questions.map(({ item_id }) => item_id).join(" "));
    expect(drawn.every((list) => list?.split(" ").length === 2)).toBe(true);
    expect(new Set(drawn).size).toBeGreaterThan(1);
    expect(new Set(papers.map(({ draw }) => draw)).size).toBe(papers.length);
  });

  it("has no draw where every attempt is alike", async () => {
    const alike = fixedItems.filter(({ item_id: id }) => id !== "f2");
    expect((await paperOf(await give(await publish(ofItems(alike.length), alike)))).draw).toBeNull();
  });

  it("names what is heard without its question, whose transcript comes with the keys", async () => {
    const [first, ...others] = fixedItems;
    if (first === undefined) throw new Error("no items");
    const audio = { prompt: "said", autoplay: false, max_plays: null, synthetic: true };
    const sound = { media_id: "said", type: "audio/mpeg" as const, sha256: "a".repeat(64) };
    const heard = { ...first, transcript: { en: "A bee." }, body: { ...first.body, audio, media: [sound] } };
    await school.db.execute(`insert into media values ('${sound.sha256}', 'audio/mpeg', '')`);
    const menuId = await publish({}, [{ ...heard, item_id: "heard" }, ...others]);
    const assignment = await give(menuId, over);
    const paper = await paperOf(assignment);
    expect(paper.sections[0]?.questions[0]).toEqual({ item_id: "heard", number: 1, points: 1, body: null });
    expect(JSON.stringify(paper)).not.toContain("A bee.");
    const { keys } = await keysTo(assignment);
    expect(keys[0]).toMatchObject({ item_id: "heard", transcript: { en: "A bee." } });
  });

  it("is not made of a test whose questions are chosen by the answers, nor for who is sitting it", async () => {
    const adaptive = await paperOf(await give("adaptive"));
    expect([adaptive.without, adaptive.sections, adaptive.draw]).toEqual(["adaptive", [], null]);
    expect(await keysTo(await give("adaptive", over))).toMatchObject({ keys: [] });
    const menuId = await publish();
    const assignment = await give(menuId, over);
    const own = (await school.call("startExam", { menu_id: menuId }, teacher)).body.data;
    expect([(await paperOf(assignment)).without, (await keysTo(assignment)).withheld?.reason]).toEqual([
      "sitting",
      "sitting",
    ]);
    await handIn(school, teacher, own);
    expect((await paperOf(assignment)).without).toBeNull();
  });
});

describe("the keys to a paper", () => {
  it("name the choices as the paper does", async () => {
    const assignment = await give(await publish(), over);
    const { sections } = await paperOf(assignment);
    const { withheld, keys } = await keysTo(assignment);
    expect(withheld).toBeNull();
    const rightOf = (place: number) => {
      const [question, key] = [sections[0]?.questions[place], keys[place]];
      if (question?.body?.interaction.type !== "single_choice" || key?.key.type !== "single_choice") return null;
      const { option_id: right } = key.key;
      return question.body.interaction.options.find(({ option_id }) => option_id === right)?.content.en;
    };
    expect([rightOf(0), rightOf(1)]).toEqual(["Option B", "Option B"]);
    expect(keys.map(({ item_id, transcript }) => [item_id, transcript])).toEqual(
      ["f1", "f2", "f3", "f4"].map((item_id) => [item_id, null]),
    );
  });

  it("are withheld from its teacher while a student may begin, then until its results are released", async () => {
    const menuId = await publish();
    const assignment = await give(menuId);
    const until = school.now + hour;
    expect(await keysTo(assignment)).toEqual({ withheld: { reason: "inUse", until }, keys: [] });
    // given elsewhere it is in use as well
    const other = await give(menuId, over);
    expect((await keysTo(other)).withheld).toEqual({ reason: "inUse", until });
    await school.db.execute(`update assignments set phase = 'settled' where menu_id = '${menuId}'`);
    expect((await keysTo(assignment)).withheld).toEqual({ reason: "held", until: null });
    expect((await keysTo(other)).withheld).toBeNull();
  });

  it.each([
    [{ when: "never" }, { reason: "never", until: null }],
    [{ when: "manual" }, { reason: "manual", until: null }],
    [
      { when: "after_close", at: 4_000_000_000_000 },
      { reason: "closing", until: 4_000_000_000_000 },
    ],
  ] as const)("are withheld from a teacher by the policy of the test: %o", async (release: ReleasePolicy, withheld) => {
    const assignment = await give(await publish({ release }), over);
    expect(await keysTo(assignment)).toEqual({ withheld, keys: [] });
  });

  it("come to the author of the test as soon as nobody can begin it, whatever its policy", async () => {
    const draft = draftOf("How many?");
    const { item_id } = (await school.call("saveItem", { idempotency_key: newKey(), draft }, teacher)).body.data;
    const usual = draftTestOf([item_id]);
    const definition = { ...usual, policies: { ...usual.policies, release: { when: "never" } } };
    const { test_id } = (await school.call("saveTest", { idempotency_key: newKey(), definition }, teacher)).body.data;
    await school.call("publishDraftTest", { test_id, version: 1 }, teacher);
    const edition = { test_id, edition: 1 };
    const keys = async () => (await school.call("editionPaperKeys", edition, teacher)).body.data;
    const paper = (await school.call("editionPaper", edition, teacher)).body.data;
    expect(paper).toMatchObject({ class_name: null, edition: 1, sections: [{ questions: [{ number: 1 }] }] });
    const open = await keys();
    const [entry] = open.keys;
    expect(open.withheld).toBeNull();
    if (entry?.key.type !== "single_choice") throw new Error("another kind of key");
    const { option_id: right } = entry.key;
    expect(paper.sections[0]?.questions[0]?.body?.interaction).toMatchObject({
      options: expect.arrayContaining([{ option_id: right, content: { en: "<p>Two</p>" } }]),
    });
    const assignment = await give(test_id);
    expect((await keys()).withheld).toEqual({ reason: "inUse", until: school.now + hour });
    expect((await keysTo(assignment)).withheld?.reason).toBe("inUse");
    await school.db.execute(`update assignments set phase = 'settled' where menu_id = '${test_id}'`);
    expect([(await keys()).withheld, (await keysTo(assignment)).withheld]).toEqual([null, null]);
    const unknown = await school.call("editionPaper", { test_id, edition: 2 }, teacher);
    expect(unknown.body.code).toBe(100920);
  });
});
