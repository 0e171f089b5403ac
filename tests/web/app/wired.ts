import { createMemoryHistory } from "@tanstack/react-router";
import { act } from "@testing-library/react";
import { expect, vi } from "vitest";
import { isVisitor } from "../../../machines/visitor/visitor.selectors";
import { createApplication } from "../../../src/web/app/application";
import { followSignInFaults, judgeFor } from "../../../src/web/app/faults";
import { followRoutesFaults } from "../../../src/web/app/follow-routes";
import { guardSettings, type GuardSettings } from "../../../src/web/contexts/settings";
import { makeCall } from "../../../src/web/effects/http";
import type { Judge } from "../../../src/web/effects/judge";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage, storageKeys } from "../../../src/web/platform/storage";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { memoryStorage } from "../../support/memory-storage";
import { pageAt, changeTokenElsewhere } from "./open";

/** Makes `address` the origin of the page, so that page and calls have the same server. */
export const comeFrom = (address: string): void =>
  (window as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } }).happyDOM.setURL(address);

export const takeToastsAway = (): void => {
  for (const { key } of toastStore.get()) hideToast(key);
};

/** Waits until the observed value equals the expected one, and checks that it stays so. */
export const settlesAs = <Seen>(see: () => Seen, expected: Seen): Promise<void> =>
  act(async () => {
    await vi.waitFor(() => expect(see()).toEqual(expected), { interval: 2, timeout: 10_000 });
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(see()).toEqual(expected);
  });

interface Wiring {
  readonly baseUrl: string;
  readonly place: string;
  readonly kept: Storage;
  readonly tabKept?: Storage;
  /** Returns the local storage, for tests in which access to it fails. */
  readonly reach?: () => Storage;
  readonly guards?: Partial<GuardSettings>;
}

/**
 * The application without its pages on screen: client, charts, router, storage and toasts as they are, joined as they
 * are.
 */
export const openWired = ({
  baseUrl,
  place,
  kept,
  tabKept = memoryStorage(),
  reach = () => kept,
  guards = {},
}: Wiring) => {
  const [local, tab] = [makeTextStorage(reach), makeTextStorage(() => tabKept)];
  const { page, left, others } = pageAt(place);
  const judge: Judge = (fact) => judged(fact);
  const call = makeCall({
    baseUrl,
    token: () => application.visitorToken() ?? local.get(storageKeys.token),
    menuId: () => "7",
    language: () => "en",
    judge,
    isVisitor: () => isVisitor(application.visitor.getSnapshot()),
  });
  const messages = makeMessageStore(async () => ({}), local, storageKeys.language);
  const application = createApplication({
    call,
    local,
    tab,
    page: page as unknown as Window,
    messages,
    guards: { ...guardSettings, ...guards },
    history: createMemoryHistory({ initialEntries: [place] }),
  });
  const { session, visitor, routes, router } = application;
  const judged = judgeFor({
    router,
    session,
    visitor,
    reload: () => undefined,
    log: () => undefined,
  });
  followSignInFaults(session, judge);
  followRoutesFaults(routes, judge);
  return {
    ...application,
    call,
    local,
    /** Addresses that the page was sent to, outside the router. */
    left,
    tellFromOtherTab: (token: string | null) => changeTokenElsewhere(others, kept, token),
    /** The address and the shown page; none before the first guard has admitted the person. */
    at: () => ({ address: router.state.location.href, page: router.state.matches.at(-1)?.fullPath ?? null }),
    close: () => {
      for (const actor of [session, visitor, routes]) actor.stop();
    },
  };
};
