import { createMemoryHistory } from "@tanstack/react-router";
import type { Profile } from "../../../machines/session/profile";
import { faults, type FaultName } from "../../../src/contract/calls/faults";
import { createApplication } from "../../../src/web/app/application";
import { guardSettings, type GuardSettings } from "../../../src/web/contexts/settings";
// guards load it on demand, and tests would end before it has come
import "../../../src/web/console/Console";
import type { CallOptions, SendCall } from "../../../src/web/effects/http";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { makeTextStorage } from "../../../src/web/platform/storage";
import { memoryStorage } from "../../support/memory-storage";
import { plainSite } from "../../support/plain-site";

export const profile: Profile = {
  username: "ann",
  nickname: "Ann",
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: [],
  permission: ["exam.take"],
  grade: 5,
};
export const refused = (name: FaultName) =>
  Promise.reject({ code: faults[name].code, status: faults[name].status, msg: "" });

interface Opening {
  readonly token?: string | null;
  readonly tab?: Readonly<Record<string, string>>;
  readonly guards?: Partial<GuardSettings>;
  readonly answers?: Readonly<Record<string, () => unknown>>;
  readonly userAgent?: string;
}

/**
 * A page at `path` of a browser; `left` lists the addresses it was sent to, and `others` reports the actions of other
 * tabs.
 */
export const pageAt = (path: string, userAgent = "test") => {
  const left: string[] = [];
  const others = new EventTarget();
  const page = {
    location: { href: `https://x.test${path}`, replace: (address: string) => void left.push(address) },
    history: {
      state: null,
      replaceState: (_: unknown, __: string, url: URL) => void Object.assign(page.location, { href: url.href }),
    },
    navigator: { userAgent },
    addEventListener: others.addEventListener.bind(others),
    removeEventListener: others.removeEventListener.bind(others),
  };
  return { page, left, others };
};

/** Another tab changes the token that both store. */
export const changeTokenElsewhere = (others: EventTarget, kept: Storage, token: string | null): void => {
  if (token === null) kept.removeItem("token");
  else kept.setItem("token", token);
  others.dispatchEvent(Object.assign(new Event("storage"), { key: "token", newValue: token }));
};

/** The application with a memory history and a server that answers immediately. */
export const open = async (
  path: string,
  { token = null, tab: tabEntries = {}, guards = {}, answers = {}, userAgent }: Opening = {},
) => {
  const kept = memoryStorage({ language: "en", ...(token === null ? {} : { token }) });
  const tabKept = memoryStorage(tabEntries);
  const [local, tab] = [makeTextStorage(() => kept), makeTextStorage(() => tabKept)];
  const asked: string[] = [];
  const known: Readonly<Record<string, () => unknown>> = {
    userInfo: () => ({ ...profile, status: 0, type: 0 }),
    siteConfig: () => plainSite,
    logout: () => ({}),
    login: () => ({ token: "new" }),
    menuList: () => ({ list: [] }),
    ...answers,
  };
  const named: Record<string, string | undefined> = {};
  const call = (async (name: string, _input: object, { token: bearer }: CallOptions = {}) => {
    asked.push(name);
    named[name] = bearer;
    return known[name]?.() ?? {};
  }) as SendCall;
  const { page, left, others } = pageAt(path, userAgent);
  const messages = makeMessageStore(async () => ({}), local, "language");
  const application = createApplication({
    call,
    local,
    tab,
    page: page as unknown as Window,
    messages,
    guards: { ...guardSettings, ...guards },
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  application.start();
  await application.router.load();
  const { router } = application;
  return {
    ...application,
    asked,
    /** The token that a call was given explicitly, in place of the stored one. */
    named,
    left,
    page,
    kept,
    tabKept,
    at: () => router.state.location.href,
    /** Where the next navigation ends. */
    arrival: () =>
      new Promise<string>((resolve) => {
        const stop = router.subscribe("onResolved", ({ toLocation }) => {
          stop();
          resolve(toLocation.href);
        });
      }),
    /** Another tab changes the token. */
    tellFromOtherTab: (token: string | null) => changeTokenElsewhere(others, kept, token),
  };
};
