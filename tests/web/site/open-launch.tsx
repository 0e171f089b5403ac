import { createAtom } from "@tanstack/store";
import type { ReactNode } from "react";
import { beforeEach, vi } from "vitest";
import type { PendingLaunch } from "../../../src/contract/integrations/launches";
import type { Language } from "../../../src/contract/item/content";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { queryClientFor } from "../../../src/web/site/query-client";
import { messages } from "../show";
import { openStudio } from "../studio/open-studio";

export const key = "0123456789012345678901234567";

/** A launch from Moodle that waits for a choice of one test. */
export const pendingLaunch = (more: Partial<PendingLaunch> = {}): PendingLaunch => ({
  phase: "choosing",
  platform: "Moodle",
  name: "Ann Lee",
  title: "Unit 1",
  several: false,
  gives: "nothing",
  ...more,
});

/** Each test begins with nothing loaded. */
export const forgetLaunches = (): void => beforeEach(() => queryClientFor("one").clear());

/** Opens a page of a launch as Ann; gives the addresses that the browser is sent to outside the application. */
export async function openLaunch(component: () => ReactNode, address: string, language: Language = "en") {
  const left: string[] = [];
  vi.spyOn(window.location, "assign").mockImplementation((to) => void left.push(String(to)));
  const words = createAtom({ language, offered: null, messages: messages[language] });
  const nothing = () => undefined;
  const store = {
    get: words.get,
    subscribe: words.subscribe,
    load: async () => undefined,
    switchTo: async () => undefined,
    decline: nothing,
  };
  const Page = component;
  const history = await openStudio(
    () => (
      <MessagesProvider store={store}>
        <Page />
      </MessagesProvider>
    ),
    address,
    { language, permission: ["item.write", "assignment.manage"] },
  );
  return { history, left };
}
