import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { createActor, fromPromise, waitFor } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import { isUnconfirmed } from "../../../machines/session/session.selectors";
import type { Language } from "../../../src/contract/item/content";
import { LazyUnconfirmedPage, SignedIn } from "../../../src/web/app/SignedIn";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";
import { messages, show } from "../show";
import { setOnline } from "../sitting/stage";
import { profile } from "./open";

const nothing = () => undefined;
afterEach(() => {
  vi.useRealTimers();
  setOnline(true);
});

/** Opens the application with a token while the server cannot be reached, so the person is unknown. */
const open = async (language: Language) => {
  await LazyUnconfirmedPage.preload();
  let asked = 0;
  let isThere = false;
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => "token"),
        loadProfile: fromPromise(async (): Promise<Profile> => {
          asked += 1;
          if (isThere) return profile;
          throw { code: "http", status: 503 };
        }),
      },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  await waitFor(session, isUnconfirmed);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const root = createRootRoute({ component: () => <SignedIn>{"the page"}</SignedIn> });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  const storage = makeTextStorage(() => memoryStorage({ language }));
  const store = makeMessageStore(async (_, shown) => messages[shown], storage, "language");
  await store.load(["app"]);
  const { container } = show(
    <SessionProvider value={session}>
      <MessagesProvider store={store}>
        <RouterProvider router={router as never} />
      </MessagesProvider>
    </SessionProvider>,
    language,
  );
  await screen.findByRole("status");
  return { container, askedBefore: asked, asked: () => asked, comes: () => void (isThere = true) };
};

it.each([
  ["en", true, "The server does not answer. This page tries again by itself and opens as soon as it can.", "Try again"],
  ["en", false, "This page opens by itself when the network is back.", "Try again"],
  ["zh", true, "服务器没有回应。页面会自动重试，恢复后自动打开。", "再试一次"],
  ["zh", false, "恢复网络后，页面会自动打开。", "再试一次"],
] as const)(
  "F63: a page that recovers automatically reports this (%s, online: %s), and can be retried",
  async (language, isOnline, words, button) => {
    setOnline(isOnline);
    const { container, asked, askedBefore, comes } = await open(language);
    expect(screen.getByRole("status").textContent).toBe(words);
    expect(container.textContent).not.toMatch(/later|稍后/);
    fireEvent.click(screen.getByRole("button", { name: button }));
    await vi.waitFor(() => expect(asked()).toBe(askedBefore + 1), 10_000);
    await screen.findByRole("status");
    comes();
    vi.advanceTimersByTime(5_500);
    await screen.findByText("the page");
  },
);
