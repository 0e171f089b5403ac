import { createMemoryHistory } from "@tanstack/react-router";
import { waitFor } from "xstate";
import type { FaultFact } from "../../../machines/faults/facts";
import { isSessionSettled, isSignedIn } from "../../../machines/session/session.selectors";
import { isVisitor, isVisitorSettled } from "../../../machines/visitor/visitor.selectors";
import type { Language } from "../../../src/contract/item/content";
import { createApplication } from "../../../src/web/app/application";
import { followSignInFaults, judgeFor } from "../../../src/web/app/faults";
import { guardSettings } from "../../../src/web/contexts/settings";
import { entryCodeIn } from "../../../src/web/effects/address-code";
import { makeCall } from "../../../src/web/effects/http";
import type { Judge } from "../../../src/web/effects/judge";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage, storageKeys, tabKeys } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";

export interface Opening {
  readonly baseUrl: string;
  readonly language: Language;
  readonly place: string;
  readonly token: string | null;
  readonly visitorToken: string | null;
  /** The address of the page when the call is made. */
  readonly address: string;
}

/**
 * The application without its pages on screen: charts, router, storage, client and toasts as they are, joined as they
 * are.
 */
export const openStack = async ({ baseUrl, language, place, token, visitorToken, address }: Opening) => {
  const kept = memoryStorage({ language, ...(token === null ? {} : { [storageKeys.token]: token }) });
  const tabKept = memoryStorage(visitorToken === null ? {} : { [tabKeys.visitorToken]: visitorToken });
  const [local, tab] = [makeTextStorage(() => kept), makeTextStorage(() => tabKept)];
  const facts: FaultFact[] = [];
  const logged: string[] = [];
  let reloads = 0;

  const judge: Judge = (fact) => {
    facts.push(fact);
    return judged(fact);
  };
  const call = makeCall({
    baseUrl,
    token: () => application.visitorToken() ?? local.get(storageKeys.token),
    menuId: () => "7",
    language: () => language,
    judge,
    isVisitor: () => isVisitor(application.visitor.getSnapshot()),
    addressCode: () => entryCodeIn(window.location.href),
  });
  const messages = makeMessageStore(async () => ({}), local, storageKeys.language);
  const application = createApplication({
    call,
    local,
    tab,
    page: window,
    messages,
    guards: guardSettings,
    history: createMemoryHistory({ initialEntries: [place] }),
  });
  const { session, visitor, routes, router, site } = application;
  const judged = judgeFor({
    router,
    session,
    visitor,
    reload: () => (reloads += 1),
    log: (msg) => logged.push(msg),
  });
  followSignInFaults(session, judge);
  application.start();
  await site.load();
  await waitFor(session, (now) => isSessionSettled(now) && isSignedIn(now) === (token !== null));
  await waitFor(visitor, isVisitorSettled);
  await router.load();
  facts.length = 0;
  window.history.replaceState(null, "", address);
  return {
    call,
    session,
    router,
    facts,
    judge,
    /** Another token replaces this one, as when another person signs in. */
    replaceToken: (next: string) => local.set(storageKeys.token, next),
    see: () => ({ at: router.state.location.href, token: local.get(storageKeys.token), reloads, logged }),
    /** Resolves when nothing is pending any more. */
    settle: async () => {
      await router.load();
      await router.invalidate();
    },
    close: () => {
      for (const actor of [session, visitor, routes]) actor.stop();
    },
  };
};
