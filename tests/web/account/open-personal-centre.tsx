import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import type { Language } from "../../../src/contract/content";
import { faults, type FaultName } from "../../../src/contract/faults";
import { PersonalCenterPage } from "../../../src/web/account/PersonalCenterPage";
import { SessionProvider } from "../../../src/web/site/session-context";
import { SiteProvider } from "../../../src/web/site/site-context";
import { PageProvider } from "../../../src/web/ui/page";
import { hideToast, toastStore } from "../../../src/web/ui/toasts";
import { show } from "../show";

const nothing = () => undefined;
export const mia: Profile = {
  username: "mia",
  nickname: "Mia",
  avatar: "",
  admin: false,
  role: ["student"],
  permission: [],
  grade: 5,
};
/** What the server was sent. */
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
    sessionStorage.clear();
    vi.stubGlobal("fetch", (request: string, { body }: { body: string }) => {
      sent.push({ path: new URL(request, "http://localhost").pathname, body: JSON.parse(body) });
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
  const site = { codes } as never;
  show(
    <SiteProvider value={{ get: () => site, subscribe: () => ({ unsubscribe: nothing }) }}>
      <SessionProvider value={session}>
        <PageProvider value={{ name: nothing, change: (isDirty) => void marks.push(isDirty) }}>
          <PersonalCenterPage />
        </PageProvider>
      </SessionProvider>
    </SiteProvider>,
    language,
  );
  return { events, isMarked: () => marks.at(-1) };
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const enter = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
export const alerts = () => screen.queryAllByRole("alert").map((alert) => alert.textContent);
export const toasts = () => toastStore.get().map(({ content }) => content);
