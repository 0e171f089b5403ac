import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createAtom } from "@tanstack/store";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { MyAccount, SessionEntry } from "../../../src/contract/account/personal";
import { faults, type FaultName } from "../../../src/contract/calls/faults";
import type { Language } from "../../../src/contract/item/content";
import { PersonalCenterPage } from "../../../src/web/account/personal/PersonalCenterPage";
import { SessionProvider } from "../../../src/web/contexts/session-context";
import { SiteProvider } from "../../../src/web/contexts/site-context";
import { MessagesProvider } from "../../../src/web/i18n/MessagesProvider";
import { PageProvider } from "../../../src/web/ui/page";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { messages, show } from "../show";

const nothing = () => undefined;
export const mia: Profile = {
  username: "mia",
  nickname: "Mia",
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: ["student"],
  permission: [],
  grade: 5,
};
export const account: MyAccount = {
  created_at: Date.UTC(2026, 8, 1),
  mobile: null,
  email: null,
  linked: false,
  has_password: true,
  accommodation: null,
  open_sittings: [],
};
/** The server's replies to read-only calls. */
export const known: { account: MyAccount; sessions: readonly SessionEntry[]; export: object } = {
  account,
  sessions: [],
  export: {},
};
const read = (path: string): unknown =>
  path === "/api/user/account"
    ? known.account
    : path === "/api/user/sessions"
      ? { list: known.sessions }
      : path === "/api/user/export"
        ? known.export
        : null;
/** The requests sent to the server. */
export const sent: { path: string; body: unknown }[] = [];
let answer: () => Promise<Response>;
const envelope = (code: number, data: unknown = null) =>
  Promise.resolve(
    new Response(JSON.stringify({ code, msg: "", data }), {
      status: 200,
      headers: { "content-type": "application/json" },
    }),
  );
/** From now on the server answers every request with this fault. */
export const refuse = (name: FaultName) => {
  answer = () => envelope(faults[name].code);
};
/** From now on the server answers every request with this. */
export const accept = (data: object) => {
  answer = () => envelope(200, data);
};

/** Each test has a server that has heard nothing, no drafts and no toasts. */
export function cleanPersonalCentre(): void {
  beforeEach(() => {
    sent.length = 0;
    Object.assign(known, { account, sessions: [], export: {} });
    sessionStorage.clear();
    vi.stubGlobal("fetch", (request: string, { method, body }: { method: string; body: string | FormData }) => {
      const { pathname: path } = new URL(request, "http://localhost");
      if (method === "GET") return envelope(200, read(path));
      sent.push({ path, body: typeof body === "string" ? JSON.parse(body) : body });
      return answer();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { key } of toastStore.get()) hideToast(key);
  });
}

/** The personal centre of `profile`, on a site that sends codes by message or not. */
export async function openPersonalCentre({
  profile = mia,
  language = "en",
  sendsCodes = false,
  codes = sendsCodes ? ["mobile"] : [],
}: { profile?: Profile; language?: Language; sendsCodes?: boolean; codes?: readonly string[] } = {}) {
  const marks: boolean[] = [];
  const session = createActor(
    sessionMachine.provide({
      actors: {
        restoreToken: fromPromise(async (): Promise<string | null> => "t"),
        loadProfile: fromPromise(async () => profile),
      },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  await waitFor(() => expect(session.getSnapshot().context.profile).toBe(profile));
  const events: unknown[] = [];
  vi.spyOn(session, "send").mockImplementation((event) => void events.push(event));
  const switched: Language[] = [];
  const words = createAtom({ language, offered: null, messages: messages[language] });
  const switchTo = async (next: Language) => void switched.push(next);
  const store = { get: words.get, subscribe: words.subscribe, load: async () => undefined, switchTo, decline: nothing };
  const site = { codes } as never;
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MessagesProvider store={store}>
        <SiteProvider value={{ get: () => site, subscribe: () => ({ unsubscribe: nothing }) }}>
          <SessionProvider value={session}>
            <PageProvider value={{ name: nothing, change: (isDirty) => void marks.push(isDirty) }}>
              <PersonalCenterPage />
            </PageProvider>
          </SessionProvider>
        </SiteProvider>
      </MessagesProvider>
    </QueryClientProvider>,
    language,
  );
  return { events, switched, isMarked: () => marks.at(-1) };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);
export const toasts = () => toastStore.get().map(({ content }) => content);
