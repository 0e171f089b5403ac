import { createMemoryHistory } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import { followSession } from "../../../src/web/app/follow-session";
import { makeRouter } from "../../../src/web/app/router";
import { makeTextStorage } from "../../../src/web/effects/storage";
import { makeMessageStore } from "../../../src/web/i18n/messages";
import { memoryStorage } from "../../support/memory-storage";

const profile: Profile = { username: "ann", nickname: "Ann", avatar: "", admin: false, role: [], permission: [], grade: 5 };
const nothing = () => undefined;

const open = async (path: string, token: string | null) => {
  const session = createActor(
    sessionMachine.provide({
      actors: { restoreToken: fromPromise(async () => token), loadProfile: fromPromise(async () => profile), signIn: fromPromise(async (): Promise<string | null> => "t"), signOut: fromPromise(async (): Promise<void> => undefined) },
      actions: { storeToken: nothing, clearStorage: nothing },
    }),
  ).start();
  const messages = makeMessageStore(async () => ({}), makeTextStorage(() => memoryStorage()), "language");
  const router = makeRouter({ session, messages }, createMemoryHistory({ initialEntries: [path] }));
  followSession(session, router);
  await router.load();
  return { router, session };
};

const resolved = (router: Awaited<ReturnType<typeof open>>["router"]) => new Promise<string>((resolve) => {
  const stop = router.subscribe("onResolved", ({ toLocation }) => {
    stop();
    resolve(toLocation.href);
  });
});

describe("the router", () => {
  it.each([
    ["/nowhere", null, "/404"],
    ["/examAccess/unknown?x=1", "t", "/404"],
    ["/login", "t", "/"],
    ["/login", null, "/login"],
    ["/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7", "t", "/examAccess/MAPDetail?menu_id=7"],
    ["/?redirect=%2F%2Fevil.test%2Fx", "t", "/?redirect=%2F%2Fevil.test%2Fx"],
    ["/examAccess/detail?menu_id=007", null, "/examAccess/detail?menu_id=007"],
    ["/analyse?attempt_id=a1&exercise_id=i2&junk=1", null, "/analyse?attempt_id=a1&exercise_id=i2&junk=1"],
  ])("%s with token %s leads to %s", async (path, token, expected) => {
    const { router } = await open(path, token);
    expect(router.state.location.href).toBe(expected);
  });

  it("reads and checks the search of an exam", async () => {
    const { router } = await open("/examAccess/MAPExamAuto?menu_id=12&mode=practice&start_level=5", null);
    expect(router.state.matches.at(-1)?.search).toEqual({ menu_id: "12", mode: "practice", start_level: 5 });
    const { router: other } = await open("/examAccess/MAPExamAuto?start_level=x", null);
    expect(other.state.matches.at(-1)?.search).toMatchObject({ menu_id: "" });
  });

  it("leads to the landing on sign-out", async () => {
    const { router, session } = await open("/examAccess/MAPDetail?menu_id=7", "t");
    const arrived = resolved(router);
    session.send({ type: "signOut.requested" });
    expect(await arrived).toBe("/");
  });

  it("keeps the way back when the server no longer knows the token", async () => {
    const { router, session } = await open("/examAccess/MAPDetail?menu_id=7", "t");
    const arrived = resolved(router);
    session.send({ type: "session.rejected", token: "t" });
    expect(await arrived).toBe("/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7");
  });
});
