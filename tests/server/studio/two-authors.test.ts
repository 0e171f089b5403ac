import fc from "fast-check";
import { isDeepStrictEqual } from "node:util";
import { beforeAll, describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { DraftContent, Saved, SaveInput, StoredDraft, UnsentDraft } from "../../../machines/studio/draft-facts";
import { draftMachine } from "../../../machines/studio/draft.machine";
import { expectEveryTransition } from "../../support/coverage";
import { draftOf, draftTestOf } from "../../support/drafts";
import { transitionName, transitionsOf, type DeclaredTransition } from "../../support/paths";
import { newKey, openSchool, type School } from "../../support/sittings";
import { newcomer } from "../rights/world";

let school: School;
let token: string;
beforeAll(async () => {
  school = await openSchool();
  token = await newcomer(school, { role: ["teacher"] });
});

/** Drafts of one kind on the server. */
interface Shelf {
  readonly contentOf: (words: string) => DraftContent;
  readonly create: (content: DraftContent) => Promise<string>;
  readonly save: (input: SaveInput) => Promise<Answer>;
  readonly read: (id: string, version?: number) => Promise<StoredDraft>;
}

/** What the server says to a change: that it is stored, or why not. */
type Answer = { readonly saved: Saved } | { readonly fault: unknown };

const questions: Shelf = {
  contentOf: (words) => ({ ...draftOf(words) }),
  create: async (draft) =>
    (await school.call("saveItem", { idempotency_key: newKey(), draft }, token)).body.data.item_id,
  save: async ({ id, version, content }) => {
    const input = { idempotency_key: newKey(), item_id: id, version, draft: content };
    const { code, msg, data } = (await school.call("saveItem", input, token)).body;
    if (code !== 200) return { fault: { code, msg, data, status: 200 } };
    return { saved: { id: data.item_id, version: data.version, savedAt: data.saved_at } };
  },
  read: async (item_id, version) => {
    const input = { item_id, ...(version === undefined ? {} : { version }) };
    const { data } = (await school.call("studioItem", input, token)).body;
    return { id: item_id, version: data.version, content: { ...data.draft }, savedAt: data.saved_at };
  },
};

const draftTests: Shelf = {
  contentOf: (words) => ({ ...draftTestOf([], { title: { en: words } }) }),
  create: async (definition) =>
    (await school.call("saveTest", { idempotency_key: newKey(), definition }, token)).body.data.test_id,
  save: async ({ id, version, content }) => {
    const input = { idempotency_key: newKey(), test_id: id, version, definition: content };
    const { code, msg, data } = (await school.call("saveTest", input, token)).body;
    if (code !== 200) return { fault: { code, msg, data, status: 200 } };
    return { saved: { id: data.test_id, version: data.version, savedAt: data.saved_at } };
  },
  read: async (test_id, version) => {
    const input = { test_id, ...(version === undefined ? {} : { version }) };
    const { data } = (await school.call("studioTest", input, token)).body;
    return { id: test_id, version: data.version, content: { ...data.definition }, savedAt: data.saved_at };
  },
};

/** A request of a window: it has not arrived yet, or its reply is on the way. */
interface Request {
  readonly input: SaveInput;
  reply: Answer | null;
  readonly resolve: (saved: Saved) => void;
  readonly reject: (error: unknown) => void;
}

const settle = () => new Promise((resolve) => setImmediate(resolve));
const network = { fault: { code: "network" } };

/** A window of an author, with what its device stores, over a network that the test controls. */
class AuthorsWindow {
  readonly #shelf: Shelf;
  readonly #id: string;
  #actor: ReturnType<AuthorsWindow["open"]>;
  #request: Request | null = null;
  /** What the device has of the draft and the server may not have. */
  device: UnsentDraft | null = null;
  /** The transitions that the draft has taken, in any window. */
  static readonly taken = new Set<string>();
  readonly #timers = new Map<number, () => void>();
  /** Every content that was typed here or shown here. */
  readonly seen: DraftContent[] = [];

  constructor(shelf: Shelf, stored: StoredDraft) {
    this.#shelf = shelf;
    this.#id = stored.id ?? "";
    this.#actor = this.open(stored);
  }

  open(stored: StoredDraft) {
    const save = fromPromise<Saved, SaveInput>(
      ({ input }) => new Promise((resolve, reject) => (this.#request = { input, reply: null, resolve, reject })),
    );
    const actor = createActor(draftMachine.provide({ actors: { save } }), {
      input: { stored, unsent: this.device },
      // what waits goes on when the test says so
      clock: {
        setTimeout: (ring: () => void) => {
          const timer = this.#timers.size + 1;
          this.#timers.set(timer, ring);
          return timer;
        },
        clearTimeout: (timer: number) => this.#timers.set(timer, () => undefined),
      } as never,
      inspect: (event) => {
        if (event.type !== "@xstate.microstep") return;
        for (const one of event._transitions)
          AuthorsWindow.taken.add(transitionName(one as unknown as DeclaredTransition));
      },
    });
    actor.on("draft.unsent", ({ version, content, unconfirmed }) => (this.device = { version, content, unconfirmed }));
    actor.on("draft.sent", () => (this.device = null));
    actor.subscribe(({ context: { content, theirs } }) => this.seen.push(content, ...(theirs ? [theirs.content] : [])));
    this.seen.push(stored.content);
    return actor.start();
  }

  get now() {
    return this.#actor.getSnapshot();
  }

  send(event: Parameters<typeof this.now.can>[0]): void {
    if (this.now.can(event)) this.#actor.send(event);
  }

  /** Closes the window with all that it knows but for what the device stores, and opens it again. */
  async reload(): Promise<void> {
    this.#actor.stop();
    this.#request = null;
    this.#actor = this.open(await this.#shelf.read(this.#id));
  }

  /** Every delay that is under way is over. */
  wait(): void {
    for (const [timer, ring] of this.#timers) {
      this.#timers.set(timer, () => undefined);
      ring();
    }
  }

  /** The request reaches the server. */
  async arrive(): Promise<void> {
    const request = this.#request;
    if (request === null || request.reply !== null) return;
    request.reply = await this.#shelf.save(request.input);
  }

  /** The reply reaches the window, or is lost, as is a request that has not arrived. */
  async answer(isLost: boolean): Promise<void> {
    const request = this.#request;
    if (request === null || (request.reply === null && !isLost)) return;
    this.#request = null;
    const answer = isLost ? network : (request.reply ?? network);
    if ("saved" in answer) request.resolve(answer.saved);
    else request.reject(answer.fault);
    await settle();
  }

  /** What is on screen is on the device unless the server has it. */
  check(): void {
    const { value, context } = this.now;
    if (value !== "clean") expect([value, this.device?.content]).toEqual([value, context.content]);
  }
}

/** A content that the server refuses, whatever stands there. */
const unfit: DraftContent = { kind: "unfit" };

const deeds = [
  ...(["type", "type", "store", "store", "save", "save", "arrive", "arrive", "answer", "answer"] as const),
  ...(["wait", "typeUnfit", "lose", "mine", "theirs", "retry", "again", "look", "reload", "undo"] as const),
];
const turn = fc.record({
  place: fc.constantFrom(0, 1),
  deed: fc.constantFrom(...deeds),
  words: fc.string({ unit: fc.constantFrom("a", "b", "c", "d"), minLength: 1, maxLength: 4 }),
});

async function act(
  window: AuthorsWindow,
  shelf: Shelf,
  id: string,
  { deed, words, place }: typeof turn extends fc.Arbitrary<infer T> ? T : never,
) {
  switch (deed) {
    case "type":
      return window.send({ type: "content.changed", content: shelf.contentOf(`${place} ${words}`) });
    case "save":
      return window.send({ type: "save.wanted" });
    case "wait":
      return window.wait();
    case "typeUnfit":
      return window.send({ type: "content.changed", content: unfit });
    case "again":
      return window.send({ type: "retry" });
    case "store":
      window.send({ type: "content.changed", content: shelf.contentOf(`${place} ${words} stored`) });
      window.send({ type: "save.wanted" });
      return window.arrive();
    case "arrive":
      return window.arrive();
    case "answer":
      return window.answer(false);
    case "lose":
      return window.answer(true);
    case "mine":
      return window.send({ type: "mine.chosen" });
    case "theirs":
      return window.send({ type: "theirs.chosen" });
    case "retry":
      return window.send({ type: "network.returned" });
    case "look":
      return window.send({ type: "stored.found", stored: await shelf.read(id) });
    case "reload":
      return window.reload();
    case "undo":
      return window.send({ type: "content.changed", content: (await shelf.read(id, 1)).content });
    default:
      return undefined;
  }
}

/** Sends what is left, once the network is well; a conflict is decided for the window's own version. */
async function finish(window: AuthorsWindow, shelf: Shelf): Promise<void> {
  if (isDeepStrictEqual(window.now.context.content, unfit))
    window.send({ type: "content.changed", content: shelf.contentOf("mended") });
  for (let tries = 0; tries < 20 && window.now.value !== "clean"; tries += 1) {
    for (const type of ["save.wanted", "network.returned", "mine.chosen", "retry"] as const) window.send({ type });
    await window.arrive();
    await window.answer(false);
  }
  expect(window.now.value).toBe("clean");
}

const runs = 16;

const law = (shelf: Shelf) =>
  fc.asyncProperty(fc.array(turn, { minLength: 10, maxLength: 60, size: "max" }), async (turns) => {
    const first = shelf.contentOf("first");
    const id = await shelf.create(first);
    const begun = await shelf.read(id);
    const windows = [new AuthorsWindow(shelf, begun), new AuthorsWindow(shelf, begun)] as const;
    const history = new Map([[1, first]]);
    /** What a window has stored was made by somebody who had seen what it replaces. */
    const note = async (window: AuthorsWindow) => {
      const { version, content } = await shelf.read(id);
      if (history.has(version)) return expect(history.get(version)).toEqual(content);
      const before = history.get(version - 1);
      expect(window.seen.some((one) => isDeepStrictEqual(one, before))).toBe(true);
      expect(window.seen.some((one) => isDeepStrictEqual(one, content))).toBe(true);
      return history.set(version, content);
    };
    for (const one of turns) {
      const window = windows[one.place === 0 ? 0 : 1];
      await act(window, shelf, id, one);
      await settle();
      if (one.deed === "arrive" || one.deed === "store") await note(window);
      for (const each of windows) each.check();
    }
    const typed = windows.flatMap(({ now: { value, context } }) =>
      value === "clean" || isDeepStrictEqual(context.content, unfit) ? [] : [context.content],
    );
    for (const window of windows) await finish(window, shelf);
    const { version: newest } = await shelf.read(id);
    const stored: DraftContent[] = [];
    for (let version = 1; version <= newest; version += 1) stored.push((await shelf.read(id, version)).content);
    for (const [version, content] of history) expect(stored[version - 1]).toEqual(content);
    // whatever stood on a screen and was not saved yet is a version now, and no device has anything left
    for (const content of typed) expect(stored).toContainEqual(content);
    expect(windows.map(({ device }) => device)).toEqual([null, null]);
  });

describe("two windows with one draft over a network that loses requests and replies lose nothing", () => {
  it.each([
    ["a question", questions],
    ["a test", draftTests],
  ])("%s, in random interleavings of typing, saving, choosing, undoing and reloading", async (_, shelf) => {
    await fc.assert(law(shelf), { numRuns: runs });
  });

  it("and take every transition of the chart on the way", (context) => {
    const { taken } = AuthorsWindow;
    expectEveryTransition(context, "draft, by calls", {
      declared: transitionsOf(draftMachine),
      taken,
      paths: 2 * runs,
    });
  });
});
