import type { SnapshotFrom } from "xstate";
import type { Profile } from "../../../machines/session/profile";
import { sessionMachine } from "../../../machines/session/session.machine";
import type { CodeSignIn, Registration, SocialReturn } from "../../../machines/session/sign-in-methods";
import { faults } from "../../../src/contract/calls/faults";
import { done, failed, type Exploration } from "../../support/paths";

export const profile: Profile = {
  username: "ann",
  nickname: "Ann",
  avatar: "",
  status: 0,
  type: 0,
  admin: false,
  role: [],
  permission: [],
  grade: 5,
};
export const credentials = { username: "ann", password: "secret-1" };
export const social: SocialReturn = { provider: "school", code: "c-1", state: "s-1", key: "k-1" };
export const codeSignIn: CodeSignIn = { mobile: "13800000001", code: "123456" };
export const registration: Registration = { username: "ann_5", password: "long-secret", nickname: "Ann", grade: 5 };
export const rejected = { code: faults.tokenInvalid.code, status: 200, msg: "" };
const network = { code: "network" };
const refused = (name: keyof typeof faults) => ({ code: faults[name].code, status: 200, msg: "" });
const nothing = () => undefined;

export const chart = sessionMachine.provide({
  actions: { storeToken: nothing, clearStorage: nothing, dropClaim: nothing, openPhoneSite: nothing },
});
export const effects = {
  once: ["restoreToken", "authenticate", "loadProfile", "signOut"],
} as const;

const project = (now: SnapshotFrom<typeof sessionMachine>) => [
  now.context.token,
  now.matches("authenticating") ? now.context.wayIn : now.context.wayIn !== null,
  now.context.offer,
  now.context.fault?.code ?? null,
];

/** One person, in this tab and in another. */
export const exploration: Exploration<typeof sessionMachine> = {
  samples: [
    { type: "signIn.submitted", credentials },
    { type: "codeSignIn.submitted", signIn: codeSignIn },
    { type: "socialSignIn.returned", social },
    { type: "registration.submitted", registration },
    { type: "signOut.requested" },
    { type: "profile.retried" },
    { type: "profile.changed", profile: { ...profile, nickname: "Annie" } },
    { type: "session.rejected", token: "one" },
    { type: "session.rejected", token: "long gone" },
    { type: "session.reset" },
    { type: "storage.cleared" },
    { type: "storage.changed", token: "one" },
    { type: "storage.changed", token: "two" },
    { type: "phoneSite.found", address: "https://m.school.test/?t=one" },
    done("restoreToken", null),
    done("restoreToken", "one"),
    failed("restoreToken", { code: "unexpected", msg: "storage" }),
    done("authenticate", "one"),
    done("authenticate", null),
    failed("authenticate", refused("credentialsWrong")),
    done("loadProfile", profile),
    failed("loadProfile", rejected),
    failed("loadProfile", network),
    done("signOut"),
    failed("signOut", network),
  ],
  elsewhere: ["entry.offered", "entry.accepted", "entry.declined"],
  project,
};

/** A sign-in link is opened, with or without a signed-in person. */
export const linkExploration: Exploration<typeof sessionMachine> = {
  samples: [
    { type: "entry.offered", code: "c-1" },
    { type: "entry.accepted" },
    { type: "entry.declined" },
    { type: "signOut.requested" },
    done("restoreToken", null),
    done("restoreToken", "one"),
    done("authenticate", "one"),
    done("authenticate", null),
    failed("authenticate", refused("linkUsed")),
    done("exchangeCode", "two"),
    done("exchangeCode", null),
    failed("exchangeCode", refused("linkUsed")),
    done("loadProfile", profile),
    done("signOut"),
  ],
  elsewhere: [
    "signIn.submitted",
    "codeSignIn.submitted",
    "socialSignIn.returned",
    "registration.submitted",
    "profile.changed",
    "session.rejected",
    "session.reset",
    "storage.cleared",
    "storage.changed",
    "phoneSite.found",
    "xstate.error.actor.restoreToken",
    "xstate.error.actor.loadProfile",
    "xstate.error.actor.signOut",
  ],
  project: (now) => [...project(now), now.context.profile !== null],
};
