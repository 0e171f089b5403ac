import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import type { FixedDraftTest } from "../../../src/contract/studio/draft-test";
import { draftOf, draftTestOf } from "../../support/drafts";
import { openSchool, type School } from "../../support/sittings";
import { authorOf, servedBytes, type NamedItem, type NamedTest } from "../../support/studio";
import { newcomer } from "../rights/world";

let school: School;
let author: ReturnType<typeof authorOf>;
beforeAll(async () => {
  school = await openSchool();
  author = authorOf(school, await newcomer(school, { role: ["teacher"] }));
});

const words = fc
  .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 12 })
  .map((text) => `w ${text.replaceAll(/[<>&\\]/g, "")}`);

/** A change of each field of a draft of a question. */
const itemChanges: Readonly<Record<keyof DraftItem, fc.Arbitrary<Partial<DraftItem>>>> = {
  subject: fc.constantFrom("algebra", "science").map((subject) => ({ subject })),
  skill: fc.constantFrom("fractions", "reading").map((skill) => ({ skill })),
  level: fc.constantFrom("easy" as const, "hard" as const).map((level) => ({ level })),
  tags: fc.uniqueArray(fc.constantFrom("unit 1", "unit 2"), { minLength: 1 }).map((tags) => ({ tags })),
  body: words.map((stem) => ({ body: draftOf(stem).body })),
  key: fc.constantFrom("a", "b").map((option_id) => ({ key: { type: "single_choice" as const, option_id } })),
  explanation: words.map((en) => ({ explanation: { en: `<p>${en}</p>` } })),
  mistakes: fc.constant({ mistakes: { a: "swapsTheNumbers" as const } }),
  explanation_video: fc.constant({}),
  transcript: words.map((en) => ({ transcript: { en } })),
  expected_ms: fc.integer({ min: 1000, max: 100_000 }).map((expected_ms) => ({ expected_ms })),
  points: fc.integer({ min: 1, max: 9 }).map((points) => ({ points })),
};

/** A change of each field of a draft test. */
const testChanges: Readonly<Record<keyof FixedDraftTest, fc.Arbitrary<Partial<FixedDraftTest>>>> = {
  title: words.map((en) => ({ title: { en } })),
  measures: words.map((en) => ({ measures: { en } })),
  subject: fc.constantFrom("algebra", "science").map((subject) => ({ subject })),
  kind: fc.constant({}),
  sections: fc.boolean().map((shuffle) => {
    const { sections } = draftTestOf([]) as FixedDraftTest;
    return { sections: sections.map((section) => ({ ...section, shuffle, title: { en: "Other" }, items: [] })) };
  }),
  policies: fc.integer({ min: 1, max: 5 }).map((attempts) => {
    const { policies } = draftTestOf([]);
    return { policies: { ...policies, attempts, time_limit_ms: null, release: { when: "never" as const } } };
  }),
};

type Deed =
  | { readonly do: "item"; readonly change: Partial<DraftItem> }
  | { readonly do: "test"; readonly change: Partial<FixedDraftTest> }
  | { readonly do: "delete" | "restore" | "revision" | "publish" | "withdraw" | "preview" | "removeItem" };

const oneOf = <Change>(changes: Readonly<Record<string, fc.Arbitrary<Change>>>) => fc.oneof(...Object.values(changes));
const deed: fc.Arbitrary<Deed> = fc.oneof(
  oneOf(itemChanges).map((change): Deed => ({ do: "item", change })),
  oneOf(testChanges).map((change): Deed => ({ do: "test", change })),
  fc
    .constantFrom(
      "delete",
      "restore",
      "revision",
      "revision",
      "publish",
      "publish",
      "withdraw",
      "preview",
      "removeItem",
    )
    .map((name): Deed => ({ do: name as "delete" })),
);

interface Stand {
  item: NamedItem;
  test: NamedTest;
  draft: DraftItem;
  definition: FixedDraftTest;
}

const call = (name: "deleteItem" | "restoreItem" | "readyItem", stand: Stand) =>
  school.call(name, stand.item, author.token);

async function changeTest(stand: Stand, change: Partial<FixedDraftTest>): Promise<void> {
  const items = [stand.item.item_id];
  const next = { ...stand.definition, ...change };
  const sections = next.sections.map((section) => ({
    ...section,
    items: change.sections === undefined ? section.items : items,
  }));
  stand.definition = { ...next, sections };
  stand.test = await author.save(stand.definition, stand.test);
}

const deeds: { readonly [Name in Deed["do"]]: (stand: Stand, deed: Extract<Deed, { do: Name }>) => Promise<unknown> } =
  {
    item: async (stand, { change }) => {
      stand.draft = { ...stand.draft, ...change };
      const { data } = (await author.change(stand.item, stand.draft)).body;
      stand.item = { item_id: stand.item.item_id, version: data.version };
    },
    test: (stand, { change }) => changeTest(stand, change),
    removeItem: async (stand) => {
      const sections = stand.definition.sections.map((section) => ({ ...section, items: [] }));
      stand.definition = { ...stand.definition, sections };
      stand.test = await author.save(stand.definition, stand.test);
    },
    delete: (stand) => call("deleteItem", stand),
    restore: (stand) => call("restoreItem", stand),
    revision: (stand) => call("readyItem", stand),
    publish: async ({ test }) => {
      await school.call("checkTest", test, author.token);
      return author.publish(test);
    },
    withdraw: ({ test }) => author.withdraw(test),
    preview: ({ test }) => author.preview(test.test_id),
  };

const perform = (stand: Stand, one: Deed): Promise<unknown> =>
  (deeds[one.do] as (stand: Stand, deed: Deed) => Promise<unknown>)(stand, one);

async function begin(): Promise<Stand> {
  const draft = draftOf("What is served?");
  const item = await author.write(draft);
  const definition = draftTestOf([item.item_id]) as FixedDraftTest;
  const test = await author.save(definition);
  await author.publish(test);
  return { item, test, draft, definition };
}

describe("what an edition serves", () => {
  it("stays the same byte for byte after every change, as does what a sitting is shown", async () => {
    const student = await newcomer(school);
    const stand = await begin();
    const menu_id = stand.test.test_id;
    const sat = (await school.call("startExam", { menu_id }, student)).body.data;
    const [exercise] = sat.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    const named = { attempt_id: sat.attempt_id, exercise_id: exercise?.exercise_id };
    const shown = async () => JSON.stringify((await school.call("exerciseDetail", named, student)).body.data);
    const before = [await servedBytes(school, menu_id, 1), await shown()];
    const all = [...Object.values(itemChanges), ...Object.values(testChanges)].flatMap((change) =>
      fc.sample<object>(change, 2),
    );
    for (const [place, change] of all.entries()) {
      const isOfItem = place < 2 * Object.keys(itemChanges).length;
      await perform(stand, { do: isOfItem ? "item" : "test", change } as Deed);
      if (place % 3 === 0) await perform(stand, { do: "publish" });
      expect([await servedBytes(school, menu_id, 1), await shown()], JSON.stringify(change)).toEqual(before);
    }
  });

  it("stays the same for every edition, whatever its author does afterwards in whatever order", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 8, maxLength: 16, size: "max" }), async (list) => {
        const stand = await begin();
        const menu = stand.test.test_id;
        const known = new Map([[1, await servedBytes(school, menu, 1)]]);
        for (const one of list) {
          const done = await perform(stand, one);
          if (one.do === "publish") {
            const { code, data } = (done as Awaited<ReturnType<typeof author.publish>>).body;
            if (code === 200 && !known.has(data.version))
              known.set(data.version, await servedBytes(school, menu, data.version));
          }
          for (const [version, bytes] of known) expect(await servedBytes(school, menu, version)).toBe(bytes);
        }
      }),
      { numRuns: 12 },
    );
  });
});
