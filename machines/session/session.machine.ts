import { assertEvent, assign, setup } from "xstate";
import { faults } from "../../src/contract/faults";
import { asFault, type Fault } from "../support/fault";
import { pick } from "../support/pick";
import { unprovided, unprovidedAction } from "../support/unprovided";

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** What a provider of sign-ins sent along with somebody who came back from it. */
export interface SocialReturn {
  readonly provider: string;
  readonly code: string;
}

export interface Registration {
  readonly username: string;
  readonly password: string;
  readonly nickname: string;
  /** School grade, 0 (K) to 12; null where it was left open. */
  readonly grade: number | null;
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
  | { readonly type: "socialSignIn.returned"; readonly social: SocialReturn }
  | { readonly type: "registration.submitted"; readonly registration: Registration }
  | { readonly type: "signOut.requested" }
  | { readonly type: "profile.retried" }
  /** The person has changed something of it, and the server has it. */
  | { readonly type: "profile.changed"; readonly profile: Profile }
  /** The server no longer knows this token (code 100001). */
  | { readonly type: "session.rejected"; readonly token: string }
  /** A failure elsewhere ends the session, whatever its token. */
  | { readonly type: "session.reset" }
  /** Another tab signed out. */
  | { readonly type: "storage.cleared" }
  /** Another tab signed in. */
  | { readonly type: "storage.changed"; readonly token: string }
  /** This is a phone, and the same page is on the site for phones; its address carries the token. */
  | { readonly type: "phoneSite.found"; readonly address: string };

interface WithToken {
  readonly token: string | null;
}

type Unfounded = Extract<Fault["code"], "tokenMissing" | "socialTokenMissing">;

export const sessionMachine = setup({
  types: { context: {} as SessionContext, events: {} as SessionEvent, tags: {} as "busy" | "settled" | "signedIn" },
  actors: {
    /** The token in the address, or the one that this browser kept, if any. */
    restoreToken: unprovided<string | null>("restoreToken"),
    /** These three answer what they were given as token, which may be nothing. */
    signIn: unprovided<string | null, Credentials>("signIn"),
    signInSocially: unprovided<string | null, SocialReturn>("signInSocially"),
    register: unprovided<string | null, Registration>("register"),
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
    noteTokenMissing: assign((_, { code }: { code: Unfounded }) => ({ fault: { code } })),
    noteRejection: assign({ fault: { code: faults.tokenInvalid.code, status: faults.tokenInvalid.status, msg: "" } }),
    clearFault: assign({ fault: null }),
    forget: assign({ token: null, profile: null }),
    storeToken: unprovidedAction("storeToken") as (_: unknown, params: WithToken) => void,
    /** Removes the token and everything else that belongs to the person from this browser. */
    clearStorage: unprovidedAction("clearStorage"),
    /** Leaves this site for the one made for phones. */
    openPhoneSite: unprovidedAction("openPhoneSite") as (_: unknown, params: { readonly address: string }) => void,
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
      tags: "settled",
      on: {
        "signIn.submitted": "authenticating.byPassword",
        "socialSignIn.returned": "authenticating.socially",
        "registration.submitted": "authenticating.byRegistration",
        "storage.changed": {
          target: "loggedIn",
          actions: { type: "holdToken", params: pick("token") },
        },
        "phoneSite.found": {
          target: "departed",
          actions: { type: "openPhoneSite", params: pick("address") },
        },
      },
    },
    authenticating: {
      tags: "busy",
      entry: "clearFault",
      initial: "byPassword",
      states: {
        byPassword: {
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
                target: "#session.loggedIn",
                actions: [
                  { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
                  { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
                ],
              },
              {
                target: "#session.loggedOut",
                actions: ["forget", "clearStorage", { type: "noteTokenMissing", params: { code: "tokenMissing" } }],
              },
            ],
            onError: {
              target: "#session.loggedOut",
              actions: ["forget", "clearStorage", { type: "noteFault", params: pick("error") }],
            },
          },
        },
        socially: {
          invoke: {
            id: "signInSocially",
            src: "signInSocially",
            input: ({ event }) => {
              assertEvent(event, "socialSignIn.returned");
              return event.social;
            },
            onDone: [
              {
                guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
                target: "#session.loggedIn",
                actions: [
                  { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
                  { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
                ],
              },
              {
                target: "#session.loggedOut",
                actions: [
                  "forget",
                  "clearStorage",
                  { type: "noteTokenMissing", params: { code: "socialTokenMissing" } },
                ],
              },
            ],
            onError: {
              target: "#session.loggedOut",
              actions: ["forget", "clearStorage", { type: "noteFault", params: pick("error") }],
            },
          },
        },
        byRegistration: {
          invoke: {
            id: "register",
            src: "register",
            input: ({ event }) => {
              assertEvent(event, "registration.submitted");
              return event.registration;
            },
            onDone: [
              {
                guard: { type: "hasToken", params: ({ event }) => ({ token: event.output }) },
                target: "#session.loggedIn",
                actions: [
                  { type: "holdToken", params: ({ event }) => ({ token: event.output }) },
                  { type: "storeToken", params: ({ event }) => ({ token: event.output }) },
                ],
              },
              {
                target: "#session.loggedOut",
                actions: ["forget", "clearStorage", { type: "noteTokenMissing", params: { code: "tokenMissing" } }],
              },
            ],
            onError: {
              target: "#session.loggedOut",
              actions: ["forget", "clearStorage", { type: "noteFault", params: pick("error") }],
            },
          },
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
          actions: ["forget", "clearStorage", "noteRejection"],
        },
        "session.reset": { target: "loggedOut", actions: ["forget", "clearStorage", "clearFault"] },
        "storage.cleared": { target: "loggedOut", actions: ["forget", "clearStorage", "clearFault"] },
        "storage.changed": {
          guard: { type: "isOtherToken", params: pick("token") },
          target: ".loadingProfile",
          actions: { type: "holdToken", params: pick("token") },
        },
        "phoneSite.found": {
          target: "departed",
          actions: { type: "openPhoneSite", params: pick("address") },
        },
      },
      states: {
        loadingProfile: {
          tags: "busy",
          invoke: {
            id: "loadProfile",
            src: "loadProfile",
            input: ({ context }) => ({ token: context.token ?? "" }),
            onDone: {
              target: "ready",
              actions: { type: "holdProfile", params: ({ event }) => ({ profile: event.output }) },
            },
            onError: [
              {
                guard: { type: "isRejection", params: pick("error") },
                target: "#session.loggedOut",
                actions: ["forget", "clearStorage", "noteRejection"],
              },
              { target: "unconfirmed", actions: { type: "noteFault", params: pick("error") } },
            ],
          },
        },
        ready: {
          tags: "settled",
          on: {
            "profile.changed": { actions: { type: "holdProfile", params: pick("profile") } },
          },
        },
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
    /** The browser is on its way to the site for phones; nothing is shown here any more. */
    departed: { tags: "busy" },
  },
});
