import { assign, setup } from "xstate";

/** What the server stores of the phase of a room. Times are in ms since 1970, by the database's clock. */
export interface RoomContext {
  /** Whether the code of the room lets students ask to come in. */
  readonly admits: boolean;
  /** When the room was held; null: it is not held. */
  readonly heldSince: number | null;
  /** When all sittings end; null: each by its own clock. */
  readonly endsAt: number | null;
}

export type RoomEvent =
  | { readonly type: "admission.opened" }
  | { readonly type: "admission.closed" }
  | { readonly type: "room.started"; readonly at: number }
  | { readonly type: "room.held"; readonly at: number }
  | { readonly type: "room.resumed"; readonly at: number }
  /** at: when all sittings end; null: the plan is withdrawn. */
  | { readonly type: "end.planned"; readonly at: number | null }
  /** The planned end has come. */
  | { readonly type: "end.reached" }
  | { readonly type: "room.ended" }
  /** No sitting is under way any more. */
  | { readonly type: "sittings.ended" }
  | { readonly type: "room.signed" };

const roomSetup = setup({
  types: { context: {} as RoomContext, events: {} as RoomEvent },
  guards: {
    admits: ({ context }) => context.admits,
    refuses: ({ context }) => !context.admits,
    isPlanned: ({ context }) => context.endsAt !== null,
  },
  actions: {
    noteAdmission: assign((_, { admits }: { admits: boolean }) => ({ admits })),
    noteHold: assign((_, { at }: { at: number }) => ({ heldSince: at })),
    noteResumption: assign({ heldSince: null }),
    noteEnd: assign((_, { at }: { at: number | null }) => ({ endsAt: at })),
    dropPassedEnd: assign({
      endsAt: ({ context: { endsAt } }, { at }: { at: number }) => (endsAt !== null && endsAt <= at ? null : endsAt),
    }),
  },
});

const opens = { guard: "refuses", actions: { type: "noteAdmission", params: { admits: true } } } as const;
const closes = { guard: "admits", actions: { type: "noteAdmission", params: { admits: false } } } as const;
const planned = {
  actions: { type: "noteEnd", params: ({ event }: { event: { at: number | null } }) => ({ at: event.at }) },
} as const;
/** A planned end that came while no clock ran would end all sittings at once. */
const runs = { type: "dropPassedEnd", params: ({ event }: { event: { at: number } }) => ({ at: event.at }) } as const;
const ended = {
  target: "ending",
  actions: [{ type: "noteAdmission", params: { admits: false } }, "noteResumption"],
} as const;

/**
 * A supervised sitting of an assignment. The server decides by `transition()` on the stored state; what time brings are
 * events of the sweeper, by the database's clock.
 */
export const roomMachine = roomSetup.createMachine({
  id: "room",
  context: { admits: false, heldSince: null, endsAt: null },
  initial: "preparing",
  states: {
    preparing: {
      description: "The invigilator prepares the room; its code lets nobody in yet.",
      on: {
        "admission.opened": { target: "admitting", actions: opens.actions },
        "room.ended": ended,
      },
    },
    admitting: {
      description: "Students ask to come in and wait; nobody sees a question.",
      on: {
        "admission.opened": opens,
        "admission.closed": closes,
        "end.planned": planned,
        "room.started": { target: "running", actions: runs },
        "room.ended": ended,
      },
    },
    running: {
      description: "Admitted students sit the test, each by a clock of their own.",
      on: {
        "admission.opened": opens,
        "admission.closed": closes,
        "room.held": {
          target: "held",
          actions: { type: "noteHold", params: ({ event }) => ({ at: event.at }) },
        },
        "end.planned": planned,
        "end.reached": { guard: "isPlanned", ...ended },
        "room.ended": ended,
      },
    },
    held: {
      description: "All clocks stand still, and the questions are covered.",
      on: {
        "end.planned": planned,
        "room.resumed": { target: "running", actions: ["noteResumption", runs] },
        "room.ended": ended,
      },
    },
    ending: {
      description: "Sittings still under way are handed in for their students.",
      on: { "sittings.ended": "ended" },
    },
    ended: {
      description: "Nobody sits any more; the record can still be completed.",
      on: { "room.signed": "signed" },
    },
    signed: { description: "The record is signed and cannot change; remarks are added below it." },
  },
});
