import { assign, emit, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided, unprovidedAction } from "../support/unprovided";
import type { GuestFacts } from "./guest-facts";

export interface VisitorContext {
  /** What coming in gave; it takes the place of the session's token in every request. */
  readonly token: string | null;
  /** Whose token it is. */
  readonly guest: GuestFacts | null;
  /** The guest's own page is open; whoever is there is a visitor, invited or not. */
  readonly isOnGuestPage: boolean;
  /** Which kind of result the guest is here for; "0": none yet. */
  readonly resultType: string;
}

export type VisitorEvent =
  /** An invitation has let this guest in. */
  | ({ readonly type: "visit.granted" } & GuestVisit)
  | { readonly type: "page.opened"; readonly isGuestPage: boolean }
  | { readonly type: "result.chosen"; readonly resultType: string }
  /** The server no longer honours the visitor's token (HTTP 401). */
  | { readonly type: "visitor.expired" }
  /** The visitor has signed in as a person, or has closed the visit. */
  | { readonly type: "visitor.left" };

/** What the rest of the application hears: the words of the end, and the end itself. */
export type VisitorEmittedEvent = { readonly type: "visit.expired" } | { readonly type: "visit.ended" };

/** Milliseconds between the warning and the way to the landing page (SPEC §9). */
export const redirectDelayMs = 3_000;
const noResult = "0";
const unauthorized = 401;

/** What a visit is known by. */
export interface GuestVisit {
  readonly token: string;
  readonly guest: GuestFacts;
}

interface WithToken {
  readonly token: string;
}

const isRefusal = (fault: Fault): boolean =>
  fault.code === unauthorized ||
  fault.code === faults.tokenInvalid.code ||
  ("status" in fault && fault.status === unauthorized);

export const visitorMachine = setup({
  types: {
    context: {} as VisitorContext,
    events: {} as VisitorEvent,
    emitted: {} as VisitorEmittedEvent,
    input: {} as GuestVisit | null,
    tags: {} as "busy" | "settled" | "visiting" | "warned",
  },
  actors: {
    /** Asks the server whether it honours the token; rejects with the fault where it does not. */
    redeem: unprovided<void, WithToken>("redeem"),
  },
  guards: {
    hasToken: ({ context }) => context.token !== null,
    isOther: ({ context }, { token }: WithToken) => token !== context.token,
    isRefusal: (_, { error }: { error: unknown }) => isRefusal(asFault(error)),
  },
  actions: {
    keepEntry: assign((_, { token, guest }: GuestVisit) => ({ token, guest })),
    notePage: assign((_, { isGuestPage }: { isGuestPage: boolean }) => ({ isOnGuestPage: isGuestPage })),
    noteResult: assign((_, { resultType }: { resultType: string }) => ({ resultType })),
    forget: assign({ token: null, guest: null, resultType: noResult }),
    tellExpired: emit({ type: "visit.expired" }),
    tellEnded: emit({ type: "visit.ended" }),
    /** Keeps the visit for this tab, so that it survives a reload. */
    keepVisit: unprovidedAction("keepVisit") as (_: unknown, params: GuestVisit) => void,
    /** Removes the token and what the visit left in this tab. */
    clearVisit: unprovidedAction("clearVisit"),
  },
  delays: { redirectDelay: redirectDelayMs },
}).createMachine({
  id: "visitor",
  context: ({ input }) => ({
    token: input?.token ?? null,
    guest: input?.guest ?? null,
    isOnGuestPage: false,
    resultType: noResult,
  }),
  initial: "absent",
  on: { "page.opened": { actions: { type: "notePage", params: pick("isGuestPage") } } },
  states: {
    absent: {
      tags: "settled",
      always: { guard: "hasToken", target: "redeeming" },
      on: {
        "visit.granted": {
          actions: [
            { type: "keepEntry", params: pick("token", "guest") },
            { type: "keepVisit", params: pick("token", "guest") },
          ],
        },
      },
    },
    redeeming: {
      description: "Does the server honour the visit?",
      tags: ["busy", "visiting"],
      invoke: {
        id: "redeem",
        src: "redeem",
        input: ({ context }) => ({ token: assertPresent(context.token, "token") }),
        onDone: "active",
        onError: [
          { guard: { type: "isRefusal", params: pick("error") }, target: "expiring" },
          /** The server could not be asked; the first call of a page will tell. */
          { target: "active" },
        ],
      },
      on: { "visitor.left": { target: "absent", actions: ["forget", "clearVisit"] } },
    },
    active: {
      tags: ["settled", "visiting"],
      on: {
        "visit.granted": {
          guard: { type: "isOther", params: pick("token") },
          target: "redeeming",
          actions: [
            { type: "keepEntry", params: pick("token", "guest") },
            { type: "keepVisit", params: pick("token", "guest") },
          ],
        },
        "result.chosen": { actions: { type: "noteResult", params: pick("resultType") } },
        "visitor.expired": "expiring",
        "visitor.left": { target: "absent", actions: ["forget", "clearVisit"] },
      },
    },
    expiring: {
      description: "The visitor is warned, and has time to read it before the landing page comes.",
      tags: ["settled", "visiting", "warned"],
      entry: ["clearVisit", "tellExpired"],
      after: { redirectDelay: { target: "absent", actions: ["forget", "tellEnded"] } },
    },
  },
});
