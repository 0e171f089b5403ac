import { setup } from "xstate";
import { successCodes } from "../../src/contract/calls/envelope";
import { faults } from "../../src/contract/calls/faults";
import type { Fault } from "../support/fault";
import { unprovidedAction } from "../support/unprovided";
import type { ServerAnswer, FaultFact } from "./facts";

/** The success code that announces a list. */
const listCode = 100_017;
const unauthorised = 401;
const forbidden = 403;

export type Address = "/" | "/index" | "/403" | "/404";

interface Told {
  readonly fault: Fault;
}

const ofAnswer = ({ event }: { event: ServerAnswer }): ServerAnswer => event;
const ofCall = ({ event }: { event: { readonly isShown: boolean } }) => event;
const say = ({ event: { status, code, msg, statusText } }: { event: ServerAnswer }): Told => ({
  fault: {
    code: Number.isFinite(Number(code)) ? Number(code) : -1,
    status,
    msg,
    ...(statusText === undefined ? {} : { statusText }),
  },
});
/** Warns of the HTTP status 401, whatever code came with it. */
const sayUnauthorised = ({ event: { msg } }: { event: ServerAnswer }): Told => ({
  fault: { code: unauthorised, status: unauthorised, msg },
});

const isTokenInvalid = ({ code }: ServerAnswer): boolean => Number(code) === faults.tokenInvalid.code;
const isMissing = ({ code }: ServerAnswer): boolean => Number(code) === faults.unknownCall.code;

/** The person's place while the fact is judged. */
export interface Whereabouts {
  /**
   * True on a page such as a sitting, which is neither left nor covered by an answer's message: it shows the message
   * itself.
   */
  readonly keepsPlace: boolean;
}

/**
 * Judges one fact by the catalogue of SPEC §8: each row is one transition, and its target state is the outcome. The tag
 * tells the caller whether its call succeeds; all other consequences are actions.
 */
export const faultsMachine = setup({
  types: {
    context: {} as Whereabouts,
    events: {} as FaultFact,
    input: {} as Whereabouts,
    tags: {} as "resolved" | "rejected",
  },
  guards: {
    isSuccess: (_, { status, code }: ServerAnswer) =>
      status !== unauthorised && code !== listCode && successCodes.includes(code),
    isList: (_, { status, code }: ServerAnswer) => status !== unauthorised && code === listCode,
    isOutdated: (_, { isCurrent }: ServerAnswer) => !isCurrent,
    isVisitorExpired: (_, { status, isVisitor }: ServerAnswer) => status === unauthorised && isVisitor,
    isCodeOffered: (_, { status, hasAddressCode }: ServerAnswer) => status === unauthorised && hasAddressCode,
    isUnauthorised: (_, { status }: ServerAnswer) => status === unauthorised,
    isUnauthorisedShown: ({ context }, { status, isShown }: ServerAnswer) =>
      status === unauthorised && (isShown || context.keepsPlace),
    isTokenInvalid: (_, answer: ServerAnswer) => isTokenInvalid(answer),
    isTokenInvalidInPlace: ({ context }, answer: ServerAnswer) => context.keepsPlace && isTokenInvalid(answer),
    isTokenInvalidShown: (_, answer: ServerAnswer) => answer.isShown && isTokenInvalid(answer),
    isUnauthorisedCode: (_, { code }: ServerAnswer) => code === unauthorised,
    isUnauthorisedCodeInPlace: ({ context }, { code }: ServerAnswer) => context.keepsPlace && code === unauthorised,
    isForbidden: ({ context }, { code }: ServerAnswer) => !context.keepsPlace && code === forbidden,
    isForbiddenText: (_, { code }: ServerAnswer) => code === String(forbidden),
    isMissing: (_, answer: ServerAnswer) => isMissing(answer),
    isMissingInPlace: ({ context }, answer: ServerAnswer) => context.keepsPlace && isMissing(answer),
    isShown: (_, { isShown }: { readonly isShown: boolean }) => isShown,
    isAnswerShown: ({ context }, { isShown }: ServerAnswer) => isShown || context.keepsPlace,
    keepsPlace: ({ context }) => context.keepsPlace,
  },
  actions: {
    warn: unprovidedAction("warn") as (_: unknown, params: Told) => void,
    alert: unprovidedAction("alert") as (_: unknown, params: Told) => void,
    /** The visitor's identity is no longer valid: shows a warning and, after three seconds, opens `/`. */
    expireVisitor: unprovidedAction("expireVisitor"),
    /** Stores the token from the address, and reloads the page. */
    enterWithAddressCode: unprovidedAction("enterWithAddressCode"),
    /** The server no longer knows the token: removes it and all data of the person. */
    rejectToken: unprovidedAction("rejectToken"),
    /** Removes the token and all data of the person. */
    resetUser: unprovidedAction("resetUser"),
    goTo: unprovidedAction("goTo") as (_: unknown, params: { readonly address: Address }) => void,
    log: unprovidedAction("log") as (_: unknown, params: { readonly msg: string }) => void,
  },
}).createMachine({
  id: "faults",
  context: ({ input }) => input,
  initial: "judging",
  states: {
    judging: {
      on: {
        "answer.received": [
          { guard: { type: "isSuccess", params: ofAnswer }, target: "succeeded" },
          { guard: { type: "isList", params: ofAnswer }, target: "listed" },
          { guard: { type: "isOutdated", params: ofAnswer }, target: "outdated" },
          { guard: { type: "isVisitorExpired", params: ofAnswer }, target: "visitorExpired", actions: "expireVisitor" },
          {
            guard: { type: "isCodeOffered", params: ofAnswer },
            target: "reentering",
            actions: "enterWithAddressCode",
          },
          { guard: { type: "isUnauthorisedShown", params: ofAnswer }, target: "unauthorised" },
          {
            guard: { type: "isUnauthorised", params: ofAnswer },
            target: "unauthorised",
            actions: { type: "warn", params: sayUnauthorised },
          },
          {
            guard: { type: "isTokenInvalidInPlace", params: ofAnswer },
            target: "signedOut",
            actions: "rejectToken",
          },
          {
            guard: { type: "isTokenInvalidShown", params: ofAnswer },
            target: "signedOut",
            actions: ["rejectToken", { type: "goTo", params: { address: "/" } }],
          },
          {
            guard: { type: "isTokenInvalid", params: ofAnswer },
            target: "signedOut",
            actions: [{ type: "warn", params: say }, "rejectToken", { type: "goTo", params: { address: "/" } }],
          },
          {
            guard: { type: "isUnauthorisedCodeInPlace", params: ofAnswer },
            target: "signedOut",
            actions: "resetUser",
          },
          {
            guard: { type: "isUnauthorisedCode", params: ofAnswer },
            target: "signedOut",
            actions: [{ type: "alert", params: say }, "resetUser", { type: "goTo", params: { address: "/" } }],
          },
          {
            guard: { type: "isForbidden", params: ofAnswer },
            target: "forbidden",
            actions: { type: "goTo", params: { address: "/403" } },
          },
          { guard: { type: "isMissingInPlace", params: ofAnswer }, target: "missing", actions: "resetUser" },
          {
            guard: { type: "isMissing", params: ofAnswer },
            target: "missing",
            actions: [{ type: "alert", params: say }, "resetUser", { type: "goTo", params: { address: "/index" } }],
          },
          { guard: { type: "isAnswerShown", params: ofAnswer }, target: "shownInPlace" },
          {
            guard: { type: "isForbiddenText", params: ofAnswer },
            target: "alerted",
            actions: { type: "alert", params: say },
          },
          { target: "warned", actions: { type: "warn", params: say } },
        ],
        "network.failed": [
          { guard: { type: "isShown", params: ofCall }, target: "shownInPlace" },
          { target: "alerted", actions: { type: "alert", params: { fault: { code: "network" } } } },
        ],
        "request.timedOut": [
          { guard: { type: "isShown", params: ofCall }, target: "shownInPlace" },
          { target: "alerted", actions: { type: "alert", params: { fault: { code: "network" } } } },
        ],
        "request.aborted": "aborted",
        "request.broken": { target: "logged", actions: { type: "log", params: ({ event: { msg } }) => ({ msg }) } },
        "login.tokenMissing": {
          target: "alerted",
          actions: { type: "alert", params: { fault: { code: "tokenMissing" } } },
        },
        "socialLogin.tokenMissing": {
          target: "alerted",
          actions: { type: "alert", params: { fault: { code: "socialTokenMissing" } } },
        },
        "secret.refused": { target: "alerted", actions: { type: "alert", params: { fault: { code: "secretWrong" } } } },
        "routes.malformed": {
          target: "alerted",
          actions: { type: "alert", params: { fault: { code: "routesMalformed" } } },
        },
        "routes.failed": [
          { guard: "keepsPlace", target: "signedOut", actions: "resetUser" },
          { target: "signedOut", actions: ["resetUser", { type: "goTo", params: { address: "/" } }] },
        ],
        "path.unknown": [
          { guard: "keepsPlace", target: "shownInPlace" },
          { target: "missing", actions: { type: "goTo", params: { address: "/404" } } },
        ],
        "fullscreen.failed": {
          target: "alerted",
          actions: { type: "alert", params: { fault: { code: "fullscreenFailed" } } },
        },
      },
    },
    succeeded: { type: "final", tags: "resolved" },
    listed: { type: "final", tags: "resolved" },
    outdated: {
      description: "The call was sent for a person who has left since; it does not affect the present one.",
      type: "final",
      tags: "rejected",
    },
    visitorExpired: { type: "final", tags: "rejected" },
    reentering: {
      description: "The token in the address is stored, and the page reloads.",
      type: "final",
      tags: "rejected",
    },
    unauthorised: { type: "final", tags: "rejected" },
    signedOut: { type: "final", tags: "rejected" },
    forbidden: { type: "final", tags: "rejected" },
    missing: { type: "final", tags: "rejected" },
    shownInPlace: {
      description: "The caller shows the fault in place, so it is not shown again.",
      type: "final",
      tags: "rejected",
    },
    alerted: { type: "final", tags: "rejected" },
    warned: { type: "final", tags: "rejected" },
    aborted: { type: "final", tags: "rejected" },
    logged: { type: "final", tags: "rejected" },
  },
});
