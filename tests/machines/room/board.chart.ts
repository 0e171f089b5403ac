import { boardAfter, boardWith, type BoardContext } from "../../../machines/room/board-facts";
import { boardMachine, type BoardEvent, type ReceivedBoard } from "../../../machines/room/board.machine";
import { faults } from "../../../src/contract/calls/faults";
import type { Board, BoardUpdate } from "../../../src/contract/rooms/rooms";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed, type Exploration } from "../../support/paths";
import type { ByHand } from "../../support/walk";
import { boardSample, happening } from "./board-samples";

const at = 1_700_000_009_000;
const signed = { by: "Ms Lin", at, remark: "" };
const open = boardSample();
const over = boardSample({ seq: 3 }, { phase: "signed", signed });
const admitted: BoardUpdate = {
  events: [happening(2, "admitted", { seats: ["s1"] })],
  seats: [{ seat_id: "s1", seen_at: at }],
  seq: 2,
  server_time: at,
};
const late: BoardUpdate = { ...admitted, events: [happening(9, "refused", { seats: ["s1"] })], seq: 9 };
const signing: BoardUpdate = { events: [], seats: [], room: over.room, seq: 3, server_time: at };

const network = { code: "network" } as const;
const ended = { ...faults.tokenInvalid, msg: "" };
const unknown = { ...faults.roomUnknown, msg: "" };

const streaming: readonly BoardEvent[] = [
  { type: "stream.opened", board: open, at },
  { type: "stream.updated", update: admitted, at },
  { type: "stream.updated", update: late, at },
  { type: "stream.heard", at },
  { type: "stream.broken" },
  { type: "stream.taken" },
];
const atThePage: readonly BoardEvent[] = [
  { type: "page.shown" },
  { type: "page.hidden" },
  { type: "page.focused" },
  { type: "person.signedIn" },
  { type: "refresh.wanted" },
];
const asking = [
  done("askBoard", { board: open, at }),
  failed("askBoard", network),
  failed("askBoard", ended),
  failed("askBoard", unknown),
];
const signingOff: Exploration<typeof boardMachine>["samples"] = [
  { type: "stream.opened", board: open, at },
  { type: "stream.opened", board: over, at },
  { type: "stream.updated", update: signing, at },
  done("askBoard", { board: over, at }),
  failed("askBoard", network),
];

const rest = (context: BoardContext): string => (context.failures === 0 || context.polls >= 3 ? "follow" : "wait");

const project: Exploration<typeof boardMachine>["project"] = ({ context }) => [
  context.board?.seq ?? null,
  context.isElsewhere,
  Math.min(context.failures, 2),
  rest(context),
];

const following = { following: "connecting" } as const;

/** The state after a board was received by a call. */
const polled = (context: BoardContext): unknown => {
  if (context.board?.room.phase === "signed") return { over: "resting" };
  const isReady = !context.isElsewhere && context.polls >= Math.min(12, 3 * (context.failures - 1));
  return isReady ? following : { behind: "waiting" };
};

const place = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

const changed = (value: unknown, known: BoardContext, event: Expected["event"]): Partial<BoardContext> => {
  const { board, failures, polls } = known;
  switch (event.type) {
    case "page.shown":
    case "page.focused":
    case "person.signedIn":
      return place(value).includes("stale") ? {} : { isElsewhere: false };
    case "stream.opened":
      return { board: boardWith(board, (event as unknown as ReceivedBoard).board), heardAt: at, fault: null };
    case "stream.updated": {
      const update = event["update"] as BoardUpdate;
      return update === late ? {} : { board: boardAfter(board as Board, update), heardAt: at, failures: 0 };
    }
    case "stream.heard":
      return { heardAt: at, failures: 0 };
    case "stream.broken":
      return { failures: failures + 1, polls: 0 };
    case "stream.taken":
      return { isElsewhere: true, polls: 0 };
    case "xstate.done.actor.askBoard": {
      const noted = {
        board: boardWith(board, (event["output"] as ReceivedBoard).board),
        heardAt: at,
        fault: null,
      };
      return place(value).includes("over") ? noted : { ...noted, polls: polls + 1 };
    }
    case "xstate.error.actor.askBoard":
      return { fault: event["error"] };
    default:
      return {};
  }
};

const after = (value: unknown, context: BoardContext, event: Expected["event"]): unknown => {
  const at = place(value);
  const [inside] = Object.keys(value as object);
  switch (event.type) {
    case "page.hidden":
      return "hidden";
    case "page.focused":
      return at.includes("stale") ? { stale: "asking" } : following;
    case "page.shown":
    case "person.signedIn":
      return context.board?.room.phase === "signed" ? { over: "resting" } : following;
    case "stream.opened":
      return context.board?.room.phase === "signed" ? { over: "resting" } : { following: "live" };
    case "stream.updated":
      if (event["update"] === late) return following;
      return context.board?.room.phase === "signed" ? { over: "resting" } : { following: "live" };
    case "stream.heard":
      return value;
    case "stream.broken":
    case "stream.taken":
      return { behind: "asking" };
    case "xstate.done.actor.askBoard":
      return at.includes("over") ? { over: "resting" } : polled(context);
    case "xstate.error.actor.askBoard":
      if (at.includes("over")) return { over: "resting" };
      if (event["error"] === ended) return "signedOut";
      return event["error"] === unknown ? { over: "resting" } : { stale: "waiting" };
    default:
      return { [String(inside)]: "asking" };
  }
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "hidden", starts: [] };
  const known = contextBefore<BoardContext>(step);
  const context = { ...known, ...changed(before.value, known, event) };
  const value = after(before.value, context, event);
  const asked = { roomId: "r1", since: context.board?.seq ?? 0 };
  const place = JSON.stringify(value);
  const isStream = place === JSON.stringify(following);
  const isCall = place.includes("asking");
  return {
    value,
    context: { ...context },
    starts: isStream ? [["watchStream", asked]] : isCall ? [["askBoard", asked]] : [],
  };
};

const input = { roomId: "r1" };

export const spec = chartSpec({
  name: "board",
  machine: boardMachine,
  effects: { once: ["askBoard"], watching: ["watchStream"] },
  cases: [
    {
      name: "a board that is followed, asked for and lost",
      exploration: { samples: [...streaming, ...atThePage, ...asking], project, input },
      expected,
      paths: 299,
    },
    {
      name: "a record that is signed",
      exploration: {
        samples: [...signingOff, ...atThePage, { type: "stream.broken" }],
        elsewhere: ["stream.heard", "stream.taken"],
        project,
        input,
      },
      expected,
      paths: 57,
    },
  ],
});
