import { describe, expect, it } from "vitest";
import { waitFor } from "xstate";
import { isSessionSettled } from "../../../machines/session/session.selectors";
import { open } from "./open";

describe("the router", () => {
  it.each([
    ["/nowhere", null, "/404"],
    ["/examAccess/unknown?x=1", "t", "/404"],
    ["/login", "t", "/"],
    ["/register", "t", "/"],
    ["/login", null, "/login"],
    ["/register", null, "/register"],
    ["/error", null, "/error/404"],
    ["/examAccess", "t", "/"],
    ["/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7", "t", "/examAccess/MAPDetail?menu_id=7"],
    ["/?redirect=%2F%2Fevil.test%2Fx", "t", "/?redirect=%2F%2Fevil.test%2Fx"],
    ["/?redirect=%2F.%2F%2Fevil.test%2Fx", "t", "/?redirect=%2F.%2F%2Fevil.test%2Fx"],
    ["/examAccess/detail?menu_id=007", null, "/examAccess/detail?menu_id=007"],
    ["/analyse?attempt_id=a1&exercise_id=i2&junk=1", null, "/analyse?attempt_id=a1&exercise_id=i2&junk=1"],
  ])("%s with token %s leads to %s", async (path, token, expected) => {
    expect((await open(path, { token })).at()).toBe(expected);
  });

  const pages = [
    "/",
    "/index",
    "/learningRecord",
    "/center",
    "/setting/personalCenter",
    "/document",
    "/error/404",
    "/404",
    "/403",
    "/examAccess?menu_id=7",
    "/analyse",
    "/visitor",
    "/visitorResult",
  ];
  const examPages = (
    "detail exam examAuto result MAPExam MAPExamAuto MAPResult MAPDetail report MAPMiniExam MAPMiniResult " +
    "MAPMiniDetail SATExam SATDetail SATResult CATExam CATDetail CATResult OPTExam OPTDetail OPTResult"
  )
    .split(" ")
    .map((name) => `/examAccess/${name}`);
  it.each([...pages, ...examPages])("%s exists and has a title", async (path) => {
    const { router, at } = await open(path, { token: "t" });
    const leaf = router.state.matches.at(-1);
    expect([at().split("?")[0], leaf?.staticData.title === undefined, leaf?.status]).toEqual([
      path.split("?")[0],
      false,
      "success",
    ]);
  });

  it("reads and checks the search of an exam", async () => {
    const { router } = await open("/examAccess/MAPExamAuto?menu_id=12&mode=practice&start_level=5");
    expect(router.state.matches.at(-1)?.search).toEqual({ menu_id: "12", mode: "practice", start_level: 5 });
    const { router: other } = await open("/examAccess/MAPExamAuto?start_level=x");
    expect(other.state.matches.at(-1)?.search).toMatchObject({ menu_id: "" });
  });

  it("remembers the previous addresses", async () => {
    const { router, kept } = await open("/", { token: "t" });
    await router.navigate({ to: "/center" });
    await router.navigate({ to: "/learningRecord" });
    expect(JSON.parse(kept.getItem("fromRouter") ?? "")).toEqual(["/", "/center"]);
  });
});

describe("when the session ends", () => {
  it("leads to the landing page on sign-out, and removes all data of the person", async () => {
    const { session, routes, arrival, kept, tabKept } = await open("/examAccess/MAPDetail?menu_id=7", {
      token: "t",
      tab: { fullList: "[1]", light: "1" },
    });
    for (const key of [
      "username",
      "nickname",
      "avatar",
      "userInfo",
      "role",
      "permission",
      "routes",
      "visitedTabs",
      "fromRouter",
    ])
      kept.setItem(key, "ann");
    expect(routes.getSnapshot().value).toBe("loaded");
    const arrived = arrival();
    session.send({ type: "signOut.requested" });
    expect(await arrived).toBe("/");
    const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));
    expect([
      keysOf(kept).filter((key) => key !== "fromRouter"),
      keysOf(tabKept),
      routes.getSnapshot().context.entries,
      session.getSnapshot().context,
    ]).toEqual([["language", "site"], [], [], { token: null, profile: null, wayIn: null, offer: null, fault: null }]);
  });

  it("keeps the way back when the server no longer knows the token", async () => {
    const { session, arrival } = await open("/examAccess/MAPDetail?menu_id=7", { token: "t" });
    const arrived = arrival();
    session.send({ type: "session.rejected", token: "t" });
    expect(await arrived).toBe("/?redirect=%2FexamAccess%2FMAPDetail%3Fmenu_id%3D7");
  });

  it("follows another tab that signed out", async () => {
    const { arrival, tellFromOtherTab, session } = await open("/center", { token: "t" });
    const arrived = arrival();
    tellFromOtherTab(null);
    expect([await arrived, session.getSnapshot().value]).toEqual(["/", "loggedOut"]);
  });

  it("stays on the page of a sitting", async () => {
    const { session, at } = await open("/examAccess/exam?menu_id=7", { token: "t" });
    session.send({ type: "session.rejected", token: "t" });
    await waitFor(session, isSessionSettled);
    expect(at()).toBe("/examAccess/exam?menu_id=7");
  });
});
