import { assign, emit, setup } from "xstate";
import type { Look } from "../../src/contract/account/visitors";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided, unprovidedAction } from "../support/unprovided";
import type { GuestFacts, InvitationSecret } from "./guest-facts";

export interface InvitationContext {
  readonly secret: InvitationSecret | null;
  /** The test or result that the person is invited to; null: not loaded yet. */
  readonly look: Look | null;
  readonly name: string;
  readonly fault: Fault | null;
}

export type InvitationEvent =
  | { readonly type: "secret.given"; readonly secret: InvitationSecret }
  /** The person wants to enter; no other event uses up an invitation. */
  | { readonly type: "visit.wanted"; readonly name: string }
  /** The person at this device is not the guest whose visit was here before. */
  | { readonly type: "guest.changed" }
  | { readonly type: "invitation.declined" };

/** The guest's input for an entry. */
export interface GuestEntry {
  readonly token: string;
  readonly guest: GuestFacts;
}

export type InvitationEmittedEvent = { readonly type: "visit.granted" } & GuestEntry;

interface WithSecret {
  readonly secret: InvitationSecret;
}

/** Refusals of the invitation itself; after any other failure the person may try again. */
const closing: ReadonlySet<Fault["code"]> = new Set([
  faults.invitationUnknown.code,
  faults.invitationEarly.code,
  faults.invitationExpired.code,
  faults.invitationRevoked.code,
  faults.invitationUsed.code,
  faults.visitorUnknown.code,
]);

export const invitationMachine = setup({
  types: {
    context: {} as InvitationContext,
    events: {} as InvitationEvent,
    emitted: {} as InvitationEmittedEvent,
    input: {} as { readonly secret: InvitationSecret | null },
    tags: {} as "busy" | "settled",
  },
  actors: {
    /** Loads the target of a code or link without using it up. */
    lookAt: unprovided<Look, WithSecret>("lookAt"),
    enter: unprovided<GuestEntry, WithSecret & { readonly name: string }>("enter"),
  },
  guards: {
    hasSecret: ({ context }) => context.secret !== null,
    isClosing: (_, { error }: { error: unknown }) => closing.has(asFault(error).code),
  },
  actions: {
    noteSecret: assign((_, { secret }: WithSecret) => ({ secret, fault: null })),
    noteLook: assign((_, { look }: { look: Look }) => ({ look, name: look.guest?.name ?? "", fault: null })),
    noteName: assign((_, { name }: { name: string }) => ({ name, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    dropGuest: assign(({ context }) => ({
      look: context.look === null ? null : { ...context.look, guest: null },
      name: "",
    })),
    forget: assign({ secret: null, look: null, name: "", fault: null }),
    dropInvitation: assign({ secret: null, look: null, name: "" }),
    tellGranted: emit((_, { token, guest }: GuestEntry) => ({ type: "visit.granted", token, guest })),
    /** Makes this device enter as another guest from now on. */
    renewKey: unprovidedAction("renewKey"),
  },
}).createMachine({
  id: "invitation",
  context: ({ input }) => ({ secret: input.secret, look: null, name: "", fault: null }),
  initial: "unopened",
  states: {
    unopened: {
      description: "The page waits for a code; a fault explains why the previous one was refused.",
      tags: "settled",
      always: { guard: "hasSecret", target: "looking" },
      on: {
        "secret.given": { target: "looking", actions: { type: "noteSecret", params: pick("secret") } },
      },
    },
    looking: {
      tags: "busy",
      invoke: {
        id: "lookAt",
        src: "lookAt",
        input: ({ context }) => ({ secret: assertPresent(context.secret, "secret") }),
        onDone: {
          target: "opened",
          actions: { type: "noteLook", params: ({ event }) => ({ look: event.output }) },
        },
        onError: {
          target: "unopened",
          actions: ["dropInvitation", { type: "noteFault", params: pick("error") }],
        },
      },
    },
    opened: {
      description: "The invitation is shown; viewing it does not use it, only entering does.",
      tags: "settled",
      on: {
        "visit.wanted": { target: "entering", actions: { type: "noteName", params: pick("name") } },
        "guest.changed": { actions: ["renewKey", "dropGuest"] },
        "invitation.declined": { target: "unopened", actions: "forget" },
        "secret.given": { target: "looking", actions: { type: "noteSecret", params: pick("secret") } },
      },
    },
    entering: {
      tags: "busy",
      invoke: {
        id: "enter",
        src: "enter",
        input: ({ context }) => ({ secret: assertPresent(context.secret, "secret"), name: context.name }),
        onDone: {
          target: "unopened",
          actions: [{ type: "tellGranted", params: ({ event }) => event.output }, "forget"],
        },
        onError: [
          {
            guard: { type: "isClosing", params: pick("error") },
            target: "unopened",
            actions: ["dropInvitation", { type: "noteFault", params: pick("error") }],
          },
          { target: "opened", actions: { type: "noteFault", params: pick("error") } },
        ],
      },
    },
  },
});
