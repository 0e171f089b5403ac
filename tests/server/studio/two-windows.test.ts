import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import type { DraftItem } from "../../../src/contract/studio/draft-item";
import type { DraftTest } from "../../../src/contract/studio/draft-test";
import { draftOf, draftTestOf } from "../../support/drafts";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let token: string;
beforeAll(async () => {
  school = await openSchool();
  token = await newcomer(school, { role: ["teacher"] });
});

/** A draft on the server, of a question or of a test, as the calls show and change it. */
interface Shelf<Content> {
  create: (content: Content) => Promise<string>;
  /** Undefined: stored. Else the version that the server has instead. */
  save: (id: string, version: number, content: Content) => Promise<{ version: number; theirs?: Content }>;
  read: (id: string, version?: number) => Promise<{ version: number; content: Content }>;
}

const questions = (): Shelf<DraftItem> => ({
  create: async (draft) =>
    (await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body.data.item_id,
  save: async (item_id, version, draft) => {
    const { body } = await school.call("saveItem", { idempotency_key: newKey(), item_id, version, draft }, token);
    const data = body.data as unknown as { version: number; draft: DraftItem };
    return body.code === 200 ? { version: data.version } : { version: data.version, theirs: data.draft };
  },
  read: async (item_id, version) => {
    const { data } = (
      await school.call("studioItem", { item_id, ...(version === undefined ? {} : { version }) }, token)
    ).body;
    return { version: data.version, content: data.draft };
  },
});

const draftTests = (): Shelf<DraftTest> => ({
  create: async (definition) =>
    (await school.call("saveTest", { idempotency_key: newKey(), definition }, token)).body.data.test_id,
  save: async (test_id, version, definition) => {
    const { body } = await school.call("saveTest", { idempotency_key: newKey(), test_id, version, definition }, token);
    const data = body.data as unknown as { version: number; definition: DraftTest };
    return body.code === 200 ? { version: data.version } : { version: data.version, theirs: data.definition };
  },
  read: async (test_id, version) => {
    const { data } = (
      await school.call("studioTest", { test_id, ...(version === undefined ? {} : { version }) }, token)
    ).body;
    return { version: data.version, content: data.definition };
  },
});

interface Window<Content> {
  /** The version that it builds on, and what it shows. */
  version: number;
  content: Content;
}

interface Model<Content> {
  readonly id: string;
  readonly windows: readonly [Window<Content>, Window<Content>];
  /** Every content that the server has taken, by its version. */
  readonly history: Map<number, Content>;
}

type Deed = "type" | "save" | "mine" | "theirs" | "reload" | "undo";
const turn = fc.record({
  window: fc.constantFrom(0 as const, 1 as const),
  deed: fc.constantFrom<Deed>("type", "type", "save", "save", "mine", "theirs", "reload", "undo"),
  words: fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 4 }),
});

async function save<Content>(
  shelf: Shelf<Content>,
  model: Model<Content>,
  window: Window<Content>,
): Promise<Content | null> {
  const newest = Math.max(...model.history.keys());
  const stored = model.history.get(newest);
  const reply = await shelf.save(model.id, window.version, window.content);
  const isSame = isDeepStrictEqual(stored, window.content);
  if (window.version !== newest && !isSame) {
    // a change of an older version is never stored, and is told what stands there instead
    expect(reply).toEqual({ version: newest, theirs: stored });
    return reply.theirs ?? null;
  }
  const expected = isSame ? newest : newest + 1;
  expect(reply).toEqual({ version: expected });
  model.history.set(expected, window.content);
  window.version = expected;
  return null;
}

async function step<Content>(
  shelf: Shelf<Content>,
  model: Model<Content>,
  window: Window<Content>,
  { deed, content }: { readonly deed: Deed; readonly content: Content },
): Promise<void> {
  if (deed === "type") window.content = content;
  if (deed === "save") await save(shelf, model, window);
  if (deed === "undo") window.content = (await shelf.read(model.id, 1)).content;
  if (deed === "reload") Object.assign(window, await shelf.read(model.id));
  if (deed === "mine" || deed === "theirs") {
    const theirs = await save(shelf, model, window);
    if (theirs === null) return;
    window.version = Math.max(...model.history.keys());
    if (deed === "theirs") window.content = theirs;
    else await save(shelf, model, window);
  }
}

const law = <Content>(shelfOf: () => Shelf<Content>, contentOf: (words: string) => Content) =>
  fc.asyncProperty(fc.array(turn, { minLength: 2, maxLength: 16 }), async (turns) => {
    const shelf = shelfOf();
    const first = contentOf("first");
    const id = await shelf.create(first);
    const model: Model<Content> = {
      id,
      windows: [
        { version: 1, content: first },
        { version: 1, content: first },
      ],
      history: new Map([[1, first]]),
    };
    for (const { window, deed, words } of turns)
      await step(shelf, model, model.windows[window], { deed, content: contentOf(`${window} ${words}`) });
    // nothing that was stored is lost, and the newest stands
    for (const [version, content] of model.history) expect((await shelf.read(id, version)).content).toEqual(content);
    expect((await shelf.read(id)).version).toBe(Math.max(...model.history.keys()));
  });

describe("two windows on one draft lose nothing and overwrite nothing unseen, in any order of their steps", () => {
  it("of a question", () =>
    fc.assert(
      law(questions, (words) => draftOf(words)),
      { numRuns: 20 },
    ));

  it("of a test", () =>
    fc.assert(
      law(draftTests, (words) => draftTestOf([], { title: { en: words } }) as DraftTest),
      { numRuns: 20 },
    ));

  it("when both save at the same moment: one is stored, the other is told what it is", async () => {
    for (let round = 0; round < 20; round += 1) {
      const shelf = questions();
      const id = await shelf.create(draftOf("first"));
      const contents = [draftOf(`one ${round}`), draftOf(`other ${round}`)] as const;
      const replies = await Promise.all(contents.map((content) => shelf.save(id, 1, content)));
      const winner = replies.findIndex(({ theirs }) => theirs === undefined);
      expect(replies[winner]).toEqual({ version: 2 });
      expect(replies[1 - winner]).toEqual({ version: 2, theirs: contents[winner] });
      expect((await shelf.read(id)).content).toEqual(contents[winner]);
    }
  });
});
