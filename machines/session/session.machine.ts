import { assign, emit, setup } from "xstate";
import { faults } from "../../src/contract/calls/faults";
import { assertPresent } from "../support/assert-present";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided, unprovidedAction } from "../support/unprovided";
import type { Profile } from "./profile";
import type { SessionEmittedEvent } from "./session-emitted-event";
import { signInMethodOf, type SessionEvent } from "./session-events";
import type { SignInMethod } from "./sign-in-methods";

export interface SessionContext {
  readonly token: string | null;
  readonly profile: Profile | null;
  /** How the person is signing in, or has just signed in; null: the token was stored, or came from elsewhere. */
  readonly wayIn: SignInMethod["by"] | null;
  /** The code of a link that was opened here and has not been used yet. */
  readonly offer: string | null;
  /** Why the last sign-in, profile request or session failed. */
  readonly fault: Fault | null;
}

interface WithToken {
  readonly token: string | null;
}

const linkOf = ({ offer }: SessionContext): SignInMethod => ({ by: "link", code: assertPresent(offer, "code") });
const authenticatingBy = (by: SignInMethod["by"]) =>
  ({ target: "authenticating", actions: { type: "noteWayIn", params: { by } } }) as const;
const missingCode = ({ wayIn }: SessionContext) => (wayIn === "provider" ? "socialTokenMissing" : "tokenMissing");
const rejection = { code: faults.tokenInvalid.code, status: faults.tokenInvalid.status, msg: "" } as const;

/** The session from the token stored in this browser to its end. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmittedEvent,
    tags: {} as "busy" | "settled" | "signedIn",
  },
  actors: {
    /** Returns the token stored in this browser, or null. */
    restoreToken: unprovided<string | null>("restoreToken"),
    /** Returns the token from the server's reply, or null if there is none. */
    authenticate: unprovided<string | null, SignInMethod>("authenticate"),
    loadProfile: unprovided<Profile, { token: string }>("loadProfile"),
    signOut: unprovided<void, { token: string }>("signOut"),
  },
  guards: {
    hasToken: (_, { token }: WithToken) => token !== null && token !== "",
    isSameToken: ({ context }, { token }: WithToken) => token === context.token,
    isOtherToken: ({ context }, { token }: WithToken) => token !== context.token,
    isOffered: ({ context }) => context.offer !== null,
    isRejection: (_, { error }: { error: unknown }) => asFault(error).code === faults.tokenInvalid.code,
  },
  actions: {
    noteWayIn: assign((_, { by }: { by: SignInMethod["by"] }) => ({ wayIn: by, fault: null })),
    noteOffer: assign((_, { code }: { code: string }) => ({ offer: code })),
    dropOffer: assign({ offer: null }),
    holdToken: assign((_, { token }: WithToken) => ({ token, profile: null, fault: null })),
    holdProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    noteTokenMissing: assign(({ context }) => ({ fault: { code: missingCode(context) } })),
    noteRejection: assign({ fault: rejection }),
    clearFault: assign({ fault: null }),
    forget: assign({ token: null, profile: null, wayIn: null }),
    tellEntered: emit({ type: "person.entered" }),
    tellArrived: emit(({ context }) => ({ type: "person.arrived", isWelcome: context.wayIn !== null })),
    tellUnconfirmed: emit({ type: "person.unconfirmed" }),
    tellRenewed: emit({ type: "profile.renewed" }),
    tellLeft: emit({ type: "person.left", isRejected: false }),
    tellRejected: emit({ type: "person.left", isRejected: true }),
    tellTokenMissing: emit(({ context }) => ({ type: "token.missing", code: missingCode(context) })),
    endWelcome: assign({ wayIn: null }),
    storeToken: unprovidedAction("storeToken") as (_: unknown, params: WithToken) => void,
    /** Removes the token and everything else that belongs to the person from this browser. */
    clearStorage: unprovidedAction("clearStorage"),
    /** Removes the guest's result that was waiting to be assigned to the next person who signs in. */
    dropClaim: unprovidedAction("dropClaim"),
    /** Leaves this site for the phone site. */
    openPhoneSite: unprovidedAction("openPhoneSite") as (_: unknown, params: { readonly address: string }) => void,
  },
}).createMachine({
  id: "session",
  context: { token: null, profile: null, wayIn: null, offer: null, fault: null },
  initial: "restoring",
  on: { "entry.offered": { actions: { type: "noteOffer", params: pick("code") } } },
  states: {
    restoring: {
      description: "The browser's storage is checked for a token.",
      tags: "busy",
      invoke: {
        id: "restoreToken",
        src: "restoreToken",
        onDone: [
          {
            guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
            target: "loggedIn",
            actions: { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
          },
          { target: "loggedOut" },
        ],
        onError: "loggedOut",
      },
    },
    loggedOut: {
      description: "Signed out. An opened sign-in link is used immediately, because there is no session to replace.",
      tags: "settled",
      always: { guard: "isOffered", ...authenticatingBy("link") },
      on: {
        "signIn.submitted": authenticatingBy("password"),
        "codeSignIn.submitted": authenticatingBy("code"),
        "socialSignIn.returned": authenticatingBy("provider"),
        "registration.submitted": authenticatingBy("registration"),
        "storage.changed": {
          target: "loggedIn",
          actions: ["endWelcome", { type: "holdToken", params: pick("token") }],
        },
        "phoneSite.found": { target: "departed", actions: { type: "openPhoneSite", params: pick("address") } },
      },
    },
    authenticating: {
      description: "The server checks a sign-in; without a token in its reply, the sign-in has failed.",
      tags: "busy",
      invoke: {
        id: "authenticate",
        src: "authenticate",
        input: ({ context, event }) => (context.wayIn === "link" ? linkOf(context) : signInMethodOf(event)),
        onDone: [
          {
            guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
            target: "loggedIn",
            actions: [
              { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
              { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
              "dropOffer",
              "tellEntered",
            ],
          },
          {
            target: "loggedOut",
            actions: ["noteTokenMissing", "tellTokenMissing", "forget", "dropOffer", "clearStorage"],
          },
        ],
        onError: {
          target: "loggedOut",
          actions: ["forget", "dropOffer", "clearStorage", { type: "noteFault", params: pick("error") }],
        },
      },
    },
    loggedIn: {
      tags: "signedIn",
      initial: "loadingProfile",
      on: {
        "signOut.requested": "loggingOut",
        "session.rejected": {
          guard: { type: "isSameToken", params: pick("token") },
          target: "loggedOut",
          actions: ["forget", "clearStorage", "noteRejection", "tellRejected"],
        },
        "session.reset": { target: "loggedOut", actions: ["forget", "clearStorage", "clearFault", "tellLeft"] },
        "storage.cleared": {
          target: "loggedOut",
          actions: ["forget", "clearStorage", "dropClaim", "clearFault", "tellLeft"],
        },
        "storage.changed": {
          guard: { type: "isOtherToken", params: pick("token") },
          target: ".loadingProfile",
          actions: ["endWelcome", { type: "holdToken", params: pick("token") }],
        },
        "phoneSite.found": { target: "departed", actions: { type: "openPhoneSite", params: pick("address") } },
      },
      states: {
        loadingProfile: {
          tags: "busy",
          invoke: {
            id: "loadProfile",
            src: "loadProfile",
            input: ({ context }) => ({ token: assertPresent(context.token, "token") }),
            onDone: {
              target: "ready",
              actions: [
                { type: "holdProfile", params: ({ event }) => ({ profile: event.output }) },
                "tellArrived",
                "endWelcome",
              ],
            },
            onError: [
              {
                guard: { type: "isRejection", params: pick("error") },
                target: "#session.loggedOut",
                actions: ["forget", "clearStorage", "noteRejection", "tellRejected"],
              },
              {
                target: "unconfirmed",
                actions: [{ type: "noteFault", params: pick("error") }, "tellUnconfirmed"],
              },
            ],
          },
        },
        ready: {
          tags: "settled",
          on: {
            "profile.changed": { actions: [{ type: "holdProfile", params: pick("profile") }, "tellRenewed"] },
            "entry.accepted": { guard: "isOffered", target: "changing" },
            "entry.declined": { actions: "dropOffer" },
          },
        },
        changing: {
          description: "A link signs in another person; the current session remains until the server has replied.",
          tags: "settled",
          invoke: {
            id: "exchangeCode",
            src: "authenticate",
            input: ({ context }) => linkOf(context),
            onDone: [
              {
                guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
                target: "loadingProfile",
                actions: [
                  "clearStorage",
                  "dropClaim",
                  { type: "noteWayIn", params: { by: "link" } },
                  { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
                  { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
                  "dropOffer",
                  "tellEntered",
                ],
              },
              { target: "ready", actions: "dropOffer" },
            ],
            onError: { target: "ready", actions: "dropOffer" },
          },
        },
        unconfirmed: {
          description: "There is a token, but the server could not be reached to check it.",
          tags: "settled",
          on: { "profile.retried": "loadingProfile" },
        },
      },
    },
    loggingOut: {
      tags: "busy",
      entry: ["clearStorage", "dropClaim"],
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context }) => ({ token: assertPresent(context.token, "token") }),
        onDone: { target: "loggedOut", actions: ["forget", "clearFault", "tellLeft"] },
        onError: { target: "loggedOut", actions: ["forget", "clearFault", "tellLeft"] },
      },
    },
    departed: {
      description: "The browser is opening the site for phones; this page shows nothing any more.",
      tags: "busy",
    },
  },
});
