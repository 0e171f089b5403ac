import { describe, expect, it } from "vitest";
import type { ActorState, InspectionReport } from "../../../src/web/inspect/live/messages";
import {
  emptyScene,
  hear,
  longestLog,
  pauseBefore,
  readRecording,
  recordingOf,
  sceneAfter,
} from "../../../src/web/inspect/live/record";
import { mayInspect } from "../../../src/web/inspect/may-inspect";
import { payloadOf } from "../../../src/web/inspect/page/payload";

const at = (place: string): ActorState => ({
  status: "active",
  active: ["session", `session.${place}`],
  tags: [],
  context: {},
  accepts: ["signIn.submitted"],
});
const actors = (tab: string, place: string): InspectionReport => ({
  version: 1,
  kind: "actors",
  tab,
  at: 100,
  actors: [{ actor: "0/x:0", chart: "session", state: at(place) }],
});
const step = (time: number, place: string): InspectionReport => ({
  version: 1,
  kind: "step",
  tab: "t1",
  at: time,
  actor: "0/x:0",
  chart: "session",
  state: at(place),
  event: { type: "signIn.submitted" },
  transitions: ["session.loggedOut|signIn.submitted|0"],
});
const refused: InspectionReport = { version: 1, kind: "refused", tab: "t1", at: 300, actor: "0/x:0", eventType: "go" };
const reports = [actors("t1", "loggedOut"), actors("t2", "restoring"), step(200, "authenticating"), refused];

describe("a scene", () => {
  it("is a fold over the reports", () => {
    const known = { actor: "0/x:0", chart: "session" };
    expect(reports.reduce(hear, emptyScene)).toEqual({
      actors: {
        "t1/0/x:0": {
          tab: "t1",
          ...known,
          state: at("authenticating"),
          last: ["session.loggedOut|signIn.submitted|0"],
          steps: 1,
        },
        "t2/0/x:0": { tab: "t2", ...known, state: at("restoring"), last: [], steps: 0 },
      },
      log: [
        { number: 1, report: step(200, "authenticating") },
        { number: 2, report: refused },
      ],
      heard: 2,
    });
  });

  it("forgets the actors that a tab no longer has, and keeps the last events of the others", () => {
    const moved = hear(hear(emptyScene, actors("t1", "loggedOut")), step(200, "authenticating"));
    expect(
      Object.values(hear(moved, actors("t1", "authenticating")).actors).map(({ last, steps }) => [last, steps]),
    ).toEqual([[["session.loggedOut|signIn.submitted|0"], 1]]);
    expect(hear(moved, { version: 1, kind: "actors", tab: "t1", at: 300, actors: [] }).actors).toEqual({});
  });

  it("keeps a log of bounded length", () => {
    const scene = Array.from({ length: longestLog + 20 }, (_, place) => step(place, "loggedOut")).reduce(
      hear,
      emptyScene,
    );
    expect([scene.log.length, scene.log[0]?.number, scene.heard]).toEqual([longestLog, 21, longestLog + 20]);
  });
});

describe("a recording", () => {
  const text = JSON.stringify(recordingOf(reports));
  it("is read as it was written, and replayed report by report", () => {
    const recording = readRecording(text);
    expect(recording).toEqual({ format: "invigil-inspection", version: 1, reports });
    if (typeof recording === "string") return;
    expect(
      [1, 3, 4].map((count) => [
        Object.keys(sceneAfter(recording, count).actors).length,
        sceneAfter(recording, count).log.length,
      ]),
    ).toEqual([
      [1, 0],
      [2, 1],
      [2, 2],
    ]);
  });

  it.each([
    ["notJson", "{"],
    ["notRecording", "[]"],
    ["notRecording", JSON.stringify({ format: "other", version: 1, reports })],
    ["otherVersion", JSON.stringify({ format: "invigil-inspection", version: 2, reports })],
    ["damaged", JSON.stringify({ format: "invigil-inspection", version: 1, reports: [...reports, { kind: "step" }] })],
    [
      "damaged",
      JSON.stringify({ format: "invigil-inspection", version: 1, reports: [{ ...step(1, "x"), state: {} }] }),
    ],
    ["empty", JSON.stringify(recordingOf([]))],
  ])("is refused as %s", (fault, file) => {
    expect(readRecording(file)).toBe(fault);
  });

  it("plays at the pace at which it happened, within bounds", () => {
    const paced = recordingOf([step(0, "a"), step(10, "b"), step(700, "c"), step(60_000, "d")]);
    expect([1, 2, 3, 4].map((count) => pauseBefore(paced, count))).toEqual([250, 690, 1_500, 250]);
  });
});

it.each([
  ["", {}],
  ["  ", {}],
  ['{"token":"x","by":2}', { token: "x", by: 2 }],
  ["[1]", null],
  ["3", null],
  ["{", null],
  ['{"type":"other"}', null],
])("the payload %j is %j", (text, payload) => {
  expect(payloadOf(text)).toEqual(payload);
});

it("opens to everyone in development, elsewhere to permitted persons where the site allows it", () => {
  const person = { admin: false, permission: ["inspect"] };
  const student = { admin: false, permission: ["sit"] };
  const site = { isDevelopment: false, isAllowed: true };
  expect([
    mayInspect(null, { isDevelopment: true, isAllowed: false }),
    mayInspect(person, site),
    mayInspect({ admin: true, permission: [] }, site),
    mayInspect(student, site),
    mayInspect(null, site),
    mayInspect({ admin: true, permission: ["inspect"] }, { isDevelopment: false, isAllowed: false }),
  ]).toEqual([true, true, true, false, false, false]);
});
