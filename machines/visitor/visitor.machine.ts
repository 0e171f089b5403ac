import { assign, emit, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided, unprovidedAction } from "../support/unprovided";
import type { GuestFacts } from "./guest-facts";

export interface VisitorContext {
  /** The token of the visit; every request carries it instead of the session's token. */
  readonly token: string | null;
  /** The guest to whom the token belongs. */
  readonly guest: GuestFacts | null;
  /** The guest's page is open; a person on it is a visitor, invited or not. */
  readonly isOnGuestPage: boolean;
  /** The kind of result that the guest came for; "0": none yet. */
  readonly resultType: string;
}

export type VisitorEvent =
  /** An invitation has admitted this guest. */
  | ({ readonly type: "visit.granted" } & GuestVisit)
  | { readonly type: "page.opened"; readonly isGuestPage: boolean }
  | { readonly type: "result.chosen"; readonly resultType: string }
  /** The server no longer accepts the visitor's token (HTTP 401). */
  | { readonly type: "visitor.expired" }
  /** The visitor has signed in as a person, or has ended the visit. */
  | { readonly type: "visitor.left" };

/** Events for the rest of the application: the warning that the visit has expired, and its end. */
export type VisitorEmittedEvent = { readonly type: "visit.expired" } | { readonly type: "visit.ended" };

/** Milliseconds between the warning and the redirect to the landing page (SPEC §9). */
export const redirectDelayMs = 3_000;
const noResult = "0";
const unauthorized = 401;

/** The data of a visit: its token and its guest. */
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
    /** Asks the server whether it accepts the token; rejects with the fault if it does not. */
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
    /** Stores the visit for this tab, so that it survives a reload. */
    keepVisit: unprovidedAction("keepVisit") as (_: unknown, params: GuestVisit) => void,
    /** Removes the token and all data of the visit from this tab. */
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
      description: "The server checks whether the visit is still valid.",
      tags: ["busy", "visiting"],
      invoke: {
        id: "redeem",
        src: "redeem",
        input: ({ context }) => ({ token: assertPresent(context.token, "token") }),
        onDone: "active",
        onError: [
          { guard: { type: "isRefusal", params: pick("error") }, target: "expiring" },
          /** the server could not be asked; the first call of a page will show whether the token is valid */
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
      description: "The visitor sees a warning, with time to read it before the landing page opens.",
      tags: ["settled", "visiting", "warned"],
      entry: ["clearVisit", "tellExpired"],
      after: { redirectDelay: { target: "absent", actions: ["forget", "tellEnded"] } },
    },
  },
});
