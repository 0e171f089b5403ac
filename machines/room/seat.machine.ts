import { assign, setup } from "xstate";
import type { HandedInBy } from "../../src/contract/rooms/room-phases";

/** What the server stores of the phase of a seat. */
export interface SeatContext {
  /** null: not handed in. */
  readonly handedInBy: HandedInBy | null;
}

export type SeatEvent =
  /** The student of the seat, or somebody who chose it, asks to come in. */
  | { readonly type: "student.arrived" }
  | { readonly type: "student.left" }
  | { readonly type: "seat.admitted" }
  | { readonly type: "seat.refused" }
  | { readonly type: "sitting.begun" }
  | { readonly type: "seat.paused" }
  | { readonly type: "seat.resumed" }
  | { readonly type: "sitting.handedIn"; readonly by: HandedInBy }
  | { readonly type: "sitting.reopened" }
  | { readonly type: "seat.dismissed" }
  | { readonly type: "room.ended" };

const seatSetup = setup({
  types: { context: {} as SeatContext, events: {} as SeatEvent },
  actions: {
    noteHandIn: assign((_, { by }: { by: HandedInBy | null }) => ({ handedInBy: by })),
  },
});

const handedIn = {
  target: "handedIn",
  actions: { type: "noteHandIn", params: ({ event }: { event: { by: HandedInBy } }) => ({ by: event.by }) },
} as const;

/**
 * The place of one student in a room. The server decides by `transition()` on the stored state. Whether a device is
 * silent is no state: it is computed from its last heartbeat.
 */
export const seatMachine = seatSetup.createMachine({
  id: "seat",
  context: { handedInBy: null },
  initial: "expected",
  states: {
    expected: {
      description: "The student is expected and has not come.",
      on: { "student.arrived": "waiting", "room.ended": "absent" },
    },
    waiting: {
      description: "Somebody waits at the door to be let in to this seat.",
      on: {
        "seat.admitted": "admitted",
        "seat.refused": "expected",
        "student.left": "expected",
        "room.ended": "absent",
      },
    },
    admitted: {
      description: "The student is in and may begin once the room runs.",
      on: { "sitting.begun": "sitting", "seat.refused": "expected", "room.ended": "absent" },
    },
    sitting: {
      description: "The student sits the test.",
      on: { "seat.paused": "paused", "sitting.handedIn": handedIn },
    },
    paused: {
      description: "The clock of this student stands still, and the questions are covered.",
      on: { "seat.resumed": "sitting", "sitting.handedIn": handedIn },
    },
    handedIn: {
      description: "The test is handed in.",
      on: {
        "sitting.reopened": { target: "sitting", actions: { type: "noteHandIn", params: { by: null } } },
        "seat.dismissed": "dismissed",
      },
    },
    dismissed: { description: "The student has left the room after handing in." },
    absent: {
      description: "The room ended without the student; a later sitting is a makeup of the assignment.",
    },
  },
});
