import { assign, setup } from "xstate";
import type { Board, BoardUpdate } from "../../src/contract/rooms/rooms";
import { asFault } from "../support/fault";
import { pick } from "../support/pick";
import { retryMs } from "../support/retry";
import { unprovided, unprovidedWatch } from "../support/unprovided";
import { boardAfter, boardWith, isAccessLost, isGap, isSignInEnded, mayFollow, type BoardContext } from "./board-facts";

/** What the calls and the stream of a board ask for: a room, and the events after a number. */
export interface AskedBoard {
  readonly roomId: string;
  readonly since: number;
}
/** A board with the time at which it was received (epoch ms, by this device's clock). */
export interface ReceivedBoard {
  readonly board: Board;
  readonly at: number;
}

export type BoardEvent =
  /** From the stream: a whole board, then what changes. */
  | ({ readonly type: "stream.opened" } & ReceivedBoard)
  | { readonly type: "stream.updated"; readonly update: BoardUpdate; readonly at: number }
  /** Nothing changed, and the stream still comes through. */
  | { readonly type: "stream.heard"; readonly at: number }
  /** It ended, was refused, or nothing came through for too long. */
  | { readonly type: "stream.broken" }
  /** Another window of this browser has opened a stream. */
  | { readonly type: "stream.taken" }
  | { readonly type: "page.shown" }
  | { readonly type: "page.hidden" }
  /** The person uses this window. */
  | { readonly type: "page.focused" }
  | { readonly type: "person.signedIn" }
  /** A command was answered. */
  | { readonly type: "refresh.wanted" };

const boardSetup = setup({
  types: {
    context: {} as BoardContext,
    events: {} as BoardEvent,
    input: {} as { readonly roomId: string },
  },
  actors: {
    watchStream: unprovidedWatch<AskedBoard, BoardEvent>("watchStream"),
    askBoard: unprovided<ReceivedBoard, AskedBoard>("askBoard"),
  },
  guards: {
    isSigned: ({ context }) => context.board?.room.phase === "signed",
    isGap: ({ context }, { update }: { update: BoardUpdate }) => context.board !== null && isGap(context.board, update),
    isElsewhere: ({ context }) => context.isElsewhere,
    mayFollow: ({ context }) => mayFollow(context),
    isSignInEnded: (_, { error }: { error: unknown }) => isSignInEnded(asFault(error)),
    isAccessLost: (_, { error }: { error: unknown }) => isAccessLost(asFault(error)),
  },
  actions: {
    noteBoard: assign(({ context }, { board, at }: ReceivedBoard) => ({
      board: boardWith(context.board, board),
      heardAt: at,
      fault: null,
    })),
    noteUpdate: assign(({ context: { board } }, { update, at }: { update: BoardUpdate; at: number }) => ({
      board: board === null ? null : boardAfter(board, update),
      heardAt: at,
      failures: 0,
    })),
    noteHeard: assign((_, { at }: { at: number }) => ({ heardAt: at, failures: 0 })),
    noteBreak: assign(({ context }) => ({ failures: context.failures + 1, polls: 0 })),
    noteTaken: assign({ isElsewhere: true, polls: 0 }),
    noteUse: assign({ isElsewhere: false }),
    notePoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
  },
  delays: {
    poll: 5_000,
    retry: ({ context: { roomId, failures } }) => retryMs({ failures: Math.min(failures, 3), name: roomId }),
  },
});

const error = pick("error");
const fault = { type: "noteFault", params: error } as const;
const received = {
  type: "noteBoard",
  params: ({ event }: { event: { output: ReceivedBoard } }) => event.output,
} as const;
const asked = ({ context: { roomId, board } }: { context: BoardContext }): AskedBoard => ({
  roomId,
  since: board?.seq ?? 0,
});

const asking = {
  id: "askBoard",
  src: "askBoard",
  input: asked,
  onDone: { target: "#board.behind.waiting", actions: [received, "notePoll"] },
  onError: [
    { guard: { type: "isSignInEnded", params: error }, target: "#board.signedOut", actions: fault },
    { guard: { type: "isAccessLost", params: error }, target: "#board.over", actions: fault },
    { target: "#board.stale.waiting", actions: fault },
  ],
} as const;
const over = { guard: "isSigned", target: "#board.over" } as const;
const onHidden = { target: "#board.hidden" } as const;

/** The board of a room in the browser: its seats and events as they change, or as they were when last heard of. */
export const boardMachine = boardSetup.createMachine({
  id: "board",
  context: ({ input: { roomId } }) => ({
    roomId,
    board: null,
    heardAt: null,
    failures: 0,
    polls: 0,
    isElsewhere: false,
    fault: null,
  }),
  initial: "hidden",
  states: {
    hidden: {
      description: "The page is not shown: nothing is asked for, so that other pages have the connections.",
      on: { "page.shown": { target: "following", actions: "noteUse" } },
    },
    following: {
      description: "Changes come by a stream as they happen.",
      initial: "connecting",
      invoke: { id: "watchStream", src: "watchStream", input: asked },
      always: over,
      on: {
        "stream.broken": { target: "behind.asking", actions: "noteBreak" },
        "stream.taken": { target: "behind.asking", actions: "noteTaken" },
        "page.hidden": onHidden,
      },
      states: {
        connecting: {
          description: "The stream is opened; its first message is the whole board.",
          on: { "stream.opened": { target: "live", actions: { type: "noteBoard", params: pick("board", "at") } } },
        },
        live: {
          on: {
            "stream.updated": [
              {
                guard: { type: "isGap", params: pick("update") },
                target: "#board.following",
                reenter: true,
              },
              { actions: { type: "noteUpdate", params: pick("update", "at") } },
            ],
            "stream.heard": { actions: { type: "noteHeard", params: pick("at") } },
          },
        },
      },
    },
    behind: {
      description: "The stream does not come through, or another window has it: the board is asked for every 5 s.",
      initial: "asking",
      on: {
        "page.hidden": onHidden,
        "page.focused": { target: "following", guard: "isElsewhere", actions: "noteUse" },
      },
      states: {
        asking: { invoke: asking },
        waiting: {
          always: [over, { guard: "mayFollow", target: "#board.following" }],
          after: { poll: "asking" },
          on: { "refresh.wanted": "asking" },
        },
      },
    },
    stale: {
      description: "The server is not reached: the board is as it was when last heard of, and says since when.",
      initial: "waiting",
      on: { "page.hidden": onHidden },
      states: {
        asking: { invoke: asking },
        waiting: { after: { retry: "asking" }, on: { "refresh.wanted": "asking", "page.focused": "asking" } },
      },
    },
    signedOut: {
      description: "The sign-in has ended: the board stays as it is until the person has signed in again.",
      on: { "person.signedIn": { target: "following", actions: "noteUse" } },
    },
    over: {
      description: "The record is signed, or the room is not open to this person any more.",
      initial: "resting",
      states: {
        resting: { on: { "refresh.wanted": "asking" } },
        asking: {
          description: "A remark was added below the record.",
          invoke: {
            id: "askBoard",
            src: "askBoard",
            input: asked,
            onDone: { target: "resting", actions: received },
            onError: { target: "resting", actions: fault },
          },
        },
      },
    },
  },
});
