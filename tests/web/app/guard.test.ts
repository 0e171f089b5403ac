import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import { guard, safeReturn } from "../../../src/web/app/guard";
import { noteLeftRoute } from "../../../src/web/app/navigation";
import type { RouteMeta } from "../../../src/web/app/route-meta";
import type { MessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { memoryStorage } from "../../support/memory-storage";

const profile: Profile = { username: "ann", nickname: "Ann", avatar: "", admin: false, role: [], permission: [], grade: 5 };
const nothing = () => undefined;

const visit = async (path: string, meta: readonly RouteMeta[], token: string | null, intercepts = false) => {
  const session = createActor(sessionMachine.provide({ actors: { restoreToken: fromPromise(async () => token), loadProfile: fromPromise(async () => profile) }, actions: { storeToken: nothing, clearStorage: nothing } })).start();
  const loaded: string[] = [];
  const messages: MessageStore = { get: () => ({ language: "en", messages: {} }), subscribe: () => nothing, load: async (parts) => void loaded.push(...parts), switchTo: async () => nothing() };
  const outcome = await guard({ context: { session, messages }, matches: meta.map((staticData) => ({ staticData })), location: { pathname: path.split("?")[0] ?? "", href: path }, abortController: new AbortController() }, intercepts).catch((thrown: { options: unknown }) => thrown.options);
  return { sentTo: outcome, loaded, session: session.getSnapshot().value };
};

describe("the guard", () => {
  it("waits until the session has settled and the page's words are there", async () => {
    expect(await visit("/examAccess/exam", [{ access: "person" }, { messages: ["exam"] }], "t")).toEqual({ sentTo: undefined, loaded: ["app", "exam"], session: { loggedIn: "ready" } });
  });

  it("sends a person who is signed in from /login home", async () => {
    expect((await visit("/login", [], "t")).sentTo).toMatchObject({ to: "/", replace: true });
    expect((await visit("/login", [], null)).sentTo).toBeUndefined();
  });

  it("lets everybody in while the interception is off", async () => {
    expect((await visit("/analyse?attempt_id=a", [{ access: "person" }], null)).sentTo).toBeUndefined();
  });

  it("keeps the way back when the interception is on, and lets whitelisted pages be", async () => {
    expect((await visit("/analyse?attempt_id=a", [{ access: "person" }, {}], null, true)).sentTo).toMatchObject({ to: "/", search: { redirect: "/analyse?attempt_id=a" } });
    expect((await visit("/403", [{ whitelisted: true }], null, true)).sentTo).toBeUndefined();
    expect((await visit("/", [{ access: "public" }], null, true)).sentTo).toBeUndefined();
  });

  it("gives up with the navigation", async () => {
    const session = createActor(sessionMachine.provide({ actors: { restoreToken: fromPromise(() => new Promise<string | null>(nothing)) } })).start();
    const messages: MessageStore = { get: () => ({ language: "en", messages: {} }), subscribe: () => nothing, load: async () => nothing(), switchTo: async () => nothing() };
    const abortController = new AbortController();
    const waiting = guard({ context: { session, messages }, matches: [], location: { pathname: "/", href: "/" }, abortController });
    abortController.abort(new Error("another page was asked for"));
    await expect(waiting).rejects.toThrow("another page was asked for");
  });
});

it.each([
  ["/examAccess/exam?menu_id=1#x", "/examAccess/exam?menu_id=1#x"],
  [undefined, undefined],
  ["https://evil.test/", undefined],
  ["//evil.test/", undefined],
  ["/\\evil.test", undefined],
  ["javascript:alert(1)", undefined],
])("the way back from %s is %s", (path, expected) => {
  expect(safeReturn(path, "https://x.test")).toBe(expected);
});

it("remembers the last fifty routes that were left", () => {
  const kept = memoryStorage({ fromRouter: '["/a", 5]' });
  const storage = makeTextStorage(() => kept);
  for (let count = 0; count < 60; count += 1) noteLeftRoute(storage, `/${count}`);
  expect(JSON.parse(kept.getItem("fromRouter") ?? "")).toEqual(Array.from({ length: 50 }, (_, index) => `/${index + 10}`));
});
