import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { waitFor, type AnyEventObject } from "xstate";
import type { SessionEvent } from "../../../machines/session/session.machine";
import { createSession, followOtherTabs, type SessionActor } from "../../../src/web/app/session";
import { makeCall } from "../../../src/web/effects/http";
import { judgeDoing } from "../../../src/web/effects/judge";
import { sessionEffects } from "../../../src/web/effects/session";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { pathName, pathsThrough, type ChartPath } from "../../support/paths";
import { memoryStorage } from "../../support/memory-storage";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";
import { chart, credentials, exploration, profile, registration, social } from "./samples";

/** The same paths once more: real storage, the real client, and a server that answers as the path says. */
let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

const sent = ({ method, url, headers, body }: Received) => ({ method, url, token: headers.authorization ?? null, body });

const expectedRequests = (token: string | null, folder: string): Record<string, ReturnType<typeof sent>> => ({
  signIn: { method: "POST", url: `${folder}/api/user/login`, token: null, body: JSON.stringify(credentials) },
  signInSocially: { method: "POST", url: `${folder}/socialLogin`, token: null, body: JSON.stringify(social) },
  register: { method: "POST", url: `${folder}/register`, token: null, body: JSON.stringify(registration) },
  loadProfile: { method: "GET", url: `${folder}/api/user/info`, token: `Bearer ${token}`, body: "" },
  signOut: { method: "POST", url: `${folder}/api/user/logout`, token: `Bearer ${token}`, body: "{}" },
});

const answer = (request: Received, { type, output, error }: AnyEventObject) => {
  const fault = error as { code: number | string } | undefined;
  if (type.startsWith("xstate.done")) request.envelope(200, /signIn|register/.test(type) ? (output === null ? {} : { token: output }) : type.endsWith("loadProfile") ? { ...profile, status: 0, type: 0 } : {});
  else if (typeof fault?.code === "number") request.envelope(fault.code, null);
  else request.hangUp();
};

const openTab = (path: ChartPath, folder: string) => {
  const storage = memoryStorage();
  const restored = path[1]?.event;
  if (restored?.type === "xstate.done.actor.restoreToken" && restored["output"] !== null) storage.setItem("token", String(restored["output"]));
  const isBroken = restored?.type === "xstate.error.actor.restoreToken";
  const local = makeTextStorage(() => {
    if (isBroken) throw new Error("storage is switched off");
    return storage;
  });
  const opened: string[] = [];
  const tab = new EventTarget() as unknown as Window;
  const call = makeCall({ baseUrl: server.url + folder, token: () => local.get("token"), menuId: () => "", language: () => "en", judge: judgeDoing({ rejectToken: () => session.send({ type: "session.rejected", token: session.getSnapshot().context.token ?? "" }) }) });
  const session: SessionActor = createSession(sessionEffects(call, local, makeTextStorage(() => memoryStorage()), { openPhoneSite: (address) => void opened.push(address) }));
  followOtherTabs(session, tab);
  /** As the browser tells this tab what another one did to the token. */
  const tell = (token: string | null) => {
    if (token === null) local.remove("token");
    else local.set("token", token);
    tab.dispatchEvent(Object.assign(new Event("storage"), { key: "token", newValue: token }));
  };
  return { session, tell, opened, token: () => local.get("token") };
};

describe("session over storage and HTTP", () => {
  const paths = pathsThrough(chart, exploration);
  it.each(paths.map((path, index) => [pathName(path), path, `/${index}`] as const))("%s", async (_, path, folder) => {
    const { session, tell, opened, token } = openTab(path, folder);
    session.start();
    let before = session.getSnapshot().context.token;
    for (const { event, snapshot } of path) {
      const [, effect = ""] = /^xstate\.(?:done|error)\.actor\.(\w+)$/.exec(event.type) ?? [];
      if (event.type === "storage.cleared") tell(null);
      else if (event.type === "storage.changed") tell((event as Extract<SessionEvent, { type: "storage.changed" }>).token);
      else if (effect !== "" && effect !== "restoreToken") {
        const expected = expectedRequests(before, folder)[effect];
        server.serve((request) => {
          if (!isDeepStrictEqual(sent(request), expected)) return false;
          answer(request, event);
          return true;
        });
      } else if (effect === "" && event.type !== "xstate.init") session.send(event as SessionEvent);
      if (event.type !== "xstate.init") await waitFor(session, (now) => JSON.stringify(now.value) === JSON.stringify(snapshot.value) && now.context.token === snapshot.context.token, { timeout: 2_000 });
      const now = session.getSnapshot();
      expect({ fault: now.context.fault?.code ?? null, profile: now.context.profile }).toEqual({ fault: snapshot.context.fault?.code ?? null, profile: snapshot.context.profile });
      if (snapshot.hasTag("signedIn")) expect(token()).toBe(snapshot.context.token);
      if (snapshot.matches("departed")) expect(opened).toEqual(["https://m.school.test/?t=one"]);
      if (snapshot.matches("loggingOut") || snapshot.matches("loggedOut")) expect(token()).toBeNull();
      before = now.context.token;
    }
    server.serve(() => false);
    session.stop();
  });
});
