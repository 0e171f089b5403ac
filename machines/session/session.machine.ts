import { assertEvent, assign, setup } from "xstate";
import { faults } from "../../src/contract/faults";
import { asFault, type Fault } from "../support/fault";
import { unprovided, unprovidedAction } from "../support/unprovided";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What the screens and guards know of the person. */
export interface Profile {
  readonly username: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly admin: boolean;
  readonly role: readonly string[];
  readonly permission: readonly string[];
  readonly grade: number | null;
}

export interface SessionContext {
  readonly token: string | null;
  readonly profile: Profile | null;
  /** Why the last sign-in, profile or session did not hold. */
  readonly fault: Fault | null;
}

export type SessionEvent =
  | { readonly type: "signIn.submitted"; readonly credentials: Credentials }
  | { readonly type: "signOut.requested" }
  | { readonly type: "profile.retried" }
  /** The server no longer knows this token (code 100001). */
  | { readonly type: "session.rejected"; readonly token: string }
  /** Another tab signed out. */
  | { readonly type: "storage.cleared" }
  /** Another tab signed in. */
  | { readonly type: "storage.changed"; readonly token: string };

interface WithToken {
  readonly token: string | null;
}

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as "busy" | "settled" | "signedIn" },
  actors: {
    /** The token that this browser kept, if any. */
    restoreToken: unprovided<string | null>("restoreToken"),
    /** Answers what the login gave as token, which may be nothing. */
    signIn: unprovided<string | null, Credentials>("signIn"),
    loadProfile: unprovided<Profile, { token: string }>("loadProfile"),
    signOut: unprovided<void, { token: string }>("signOut"),
  },
  guards: {
    hasToken: (_, { token }: WithToken) => token !== null && token !== "",
    isSameToken: ({ context }, { token }: WithToken) => token === context.token,
    isOtherToken: ({ context }, { token }: WithToken) => token !== context.token,
    isRejection: (_, { error }: { error: unknown }) => asFault(error).code === faults.tokenInvalid.code,
  },
  actions: {
    holdToken: assign((_, { token }: WithToken) => ({ token, profile: null, fault: null })),
    holdProfile: assign((_, { profile }: { profile: Profile }) => ({ profile, fault: null })),
    noteFault: assign((_, { error }: { error: unknown }) => ({ fault: asFault(error) })),
    noteTokenMissing: assign({ fault: { code: "tokenMissing" } as const }),
    noteRejection: assign({ fault: { code: faults.tokenInvalid.code, status: faults.tokenInvalid.status, msg: "" } }),
    clearFault: assign({ fault: null }),
    forget: assign({ token: null, profile: null }),
    storeToken: unprovidedAction("storeToken") as (_: unknown, params: WithToken) => void,
    /** Removes the token and everything else that belongs to the person from this browser. */
    clearStorage: unprovidedAction("clearStorage"),
  },
}).createMachine({
  id: "session",
  context: { token: null, profile: null, fault: null },
  initial: "restoring",
  states: {
    restoring: {
      tags: "busy",
      invoke: {
        id: "restoreToken",
        src: "restoreToken",
        onDone: [
          { guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) }, target: "loggedIn", actions: { type: "holdToken", params: ({ event }) => ({ token: event.output }) } },
          { target: "loggedOut" },
        ],
        onError: "loggedOut",
      },
    },
    loggedOut: {
      tags: "settled",
      on: {
        "signIn.submitted": "authenticating",
        "storage.changed": { target: "loggedIn", actions: { type: "holdToken", params: ({ event }) => event } },
      },
    },
    authenticating: {
      tags: "busy",
      entry: "clearFault",
      invoke: {
        id: "signIn",
        src: "signIn",
        input: ({ event }) => {
          assertEvent(event, "signIn.submitted");
          return event.credentials;
        },
        onDone: [
          {
            guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
            target: "loggedIn",
            actions: [
              { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
              { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
            ],
          },
          { target: "loggedOut", actions: ["forget", "clearStorage", "noteTokenMissing"] },
        ],
        onError: { target: "loggedOut", actions: ["forget", "clearStorage", { type: "noteFault", params: ({ event }) => event }] },
      },
    },
    loggedIn: {
      tags: "signedIn",
      initial: "loadingProfile",
      on: {
        "signOut.requested": "loggingOut",
        "session.rejected": { guard: { type: "isSameToken", params: ({ event }) => event }, target: "loggedOut", actions: ["forget", "clearStorage", "noteRejection"] },
        "storage.cleared": { target: "loggedOut", actions: ["forget", "clearStorage", "clearFault"] },
        "storage.changed": { guard: { type: "isOtherToken", params: ({ event }) => event }, target: ".loadingProfile", actions: { type: "holdToken", params: ({ event }) => event } },
      },
      states: {
        loadingProfile: {
          tags: "busy",
          invoke: {
            id: "loadProfile",
            src: "loadProfile",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: { target: "ready", actions: { type: "holdProfile", params: ({ event }) => ({ profile: event.output }) } },
            onError: [
              { guard: { type: "isRejection", params: ({ event }) => event }, target: "#session.loggedOut", actions: ["forget", "clearStorage", "noteRejection"] },
              { target: "unconfirmed", actions: { type: "noteFault", params: ({ event }) => event } },
            ],
          },
        },
        ready: { tags: "settled" },
        /** There is a token, and the server could not be asked about it. */
        unconfirmed: { tags: "settled", on: { "profile.retried": "loadingProfile" } },
      },
    },
    loggingOut: {
      tags: "busy",
      entry: "clearStorage",
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context }) => ({ token: context.token ?? "" }),
        onDone: { target: "loggedOut", actions: ["forget", "clearFault"] },
        onError: { target: "loggedOut", actions: ["forget", "clearFault"] },
      },
    },
  },
});
