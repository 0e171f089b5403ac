import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import type { CodeSignIn, Registration, SocialReturn } from "../../../machines/session/ways-in";
import { faults } from "../../../src/contract/faults";
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
  actions: { storeToken: nothing, clearStorage: nothing, openPhoneSite: nothing },
});
export const effects = {
  once: ["restoreToken", "authenticate", "loadProfile", "signOut"],
} as const;

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
  project: (now) => [
    now.context.token,
    now.matches("authenticating") ? now.context.wayIn : now.context.wayIn !== null,
    now.context.fault?.code ?? null,
  ],
};
