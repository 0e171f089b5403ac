import { describe, expect, it } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { SignInMethod } from "../../../machines/session/sign-in-methods";
import type { InspectionReport, InspectionRequest } from "../../../src/web/inspect/live/messages";
import { isReport } from "../../../src/web/inspect/live/messages";
import { makePublisher, helloTimeoutMs } from "../../../src/web/inspect/live/publish";
import { specimen } from "./specimen.machine";

const hello: InspectionRequest = { version: 1, kind: "hello" };
const settle = () => new Promise((resolve) => setTimeout(resolve));

const publishing = (...roots: Parameters<typeof createActor>[0][]) => {
  const actors = roots.map((logic) => createActor(logic).start());
  const told: InspectionReport[] = [];
  const clock = { now: 1_000 };
  const { hear, noteActor } = makePublisher({
    tab: "t1",
    roots: () => actors,
    post: (report) => told.push(report),
    now: () => clock.now,
  });
  return { actors, told, clock, tell: hear, noteActor };
};

describe("a tab of the app", () => {
  it("sends nothing until an inspector asks", () => {
    const { actors, told } = publishing(specimen);
    actors[0]?.send({ type: "stay" });
    expect(told).toEqual([]);
  });

  it("reports its actors, then each step", () => {
    const { actors, told, tell } = publishing(specimen);
    tell(hello);
    actors[0]?.send({ type: "stay" });
    const accepts = ["again", "go", "stay", "signIn"];
    const actor = actors[0]?.sessionId;
    const state = { status: "active", active: ["specimen", "specimen.idle"], tags: ["settled", "quiet"], accepts };
    const before = { actor, chart: "specimen", state: { ...state, context: { count: 0, token: null, note: "plain" } } };
    const after = { actor, chart: "specimen", state: { ...state, context: { count: 1, token: null, note: "plain" } } };
    expect(told).toEqual([
      { version: 1, kind: "actors", tab: "t1", at: 1_000, actors: [before] },
      {
        version: 1,
        kind: "step",
        tab: "t1",
        at: 1_000,
        ...after,
        event: { type: "stay" },
        transitions: ["specimen.idle|stay|0"],
      },
    ]);
    expect(told.every(isReport)).toBe(true);
  });

  it("falls silent when no inspector has asked for a while, or one has left", () => {
    const { actors, told, clock, tell } = publishing(specimen);
    tell(hello);
    clock.now += helloTimeoutMs + 1;
    actors[0]?.send({ type: "stay" });
    tell(hello);
    tell({ version: 1, kind: "bye" });
    actors[0]?.send({ type: "stay" });
    expect(told.map(({ kind }) => kind)).toEqual(["actors", "actors"]);
  });

  it("reports an actor that was added later, if an inspector is listening", () => {
    const { actors, told, tell, noteActor } = publishing();
    noteActor();
    tell(hello);
    actors.push(createActor(specimen).start());
    noteActor();
    actors[0]?.send({ type: "stay" });
    expect(
      told.map((report) => (report.kind === "actors" ? report.actors.map(({ chart }) => chart) : report.kind)),
    ).toEqual([[], ["specimen"], "step"]);
  });

  it("takes an event that the state accepts and refuses any other", () => {
    const { actors, told, tell } = publishing(specimen);
    const send = (event: { type: string }, tab = "t1"): void =>
      tell({ version: 1, kind: "send", tab, actor: actors[0]?.sessionId ?? "", event });
    tell(hello);
    send({ type: "stay" });
    send({ type: "ignored" });
    send({ type: "xstate.stop" });
    send({ type: "again" }, "t2");
    tell("nonsense");
    expect(
      told
        .slice(1)
        .map((report) => [
          report.kind,
          report.kind === "step" ? report.event.type : report.kind === "refused" ? report.eventType : "",
        ]),
    ).toEqual([
      ["step", "stay"],
      ["refused", "ignored"],
      ["refused", "xstate.stop"],
    ]);
  });

  it("reports no token, password or answer of a sign-in", async () => {
    const canaries = ["canary-password", "canary-token"];
    const profile: Profile = {
      username: "pat",
      nickname: "Pat",
      avatar: "",
      status: 0,
      type: 0,
      admin: false,
      role: [],
      permission: [],
      grade: 5,
    };
    const provided = sessionMachine.provide({
      actors: {
        restoreToken: fromPromise<string | null, void>(() => Promise.resolve(null)),
        authenticate: fromPromise<string | null, SignInMethod>(() => Promise.resolve("canary-token")),
        loadProfile: fromPromise(() => Promise.resolve(profile)),
      },
      actions: { storeToken: () => undefined, clearStorage: () => undefined },
    });
    const { actors, told, tell } = publishing(provided);
    tell(hello);
    await settle();
    actors[0]?.send({ type: "signIn.submitted", credentials: { username: "pat", password: "canary-password" } });
    await settle();
    tell(hello);
    const last = told.at(-1);
    expect(last?.kind === "actors" ? last.actors[0]?.state.active : []).toEqual([
      "session",
      "session.loggedIn",
      "session.loggedIn.ready",
    ]);
    expect(told.filter(({ kind }) => kind === "step")).not.toEqual([]);
    expect(canaries.filter((canary) => JSON.stringify(told).includes(canary))).toEqual([]);
  });
});
