import { sessionMachine, type Profile } from "../../../machines/session/session.machine";
import { faults } from "../../../src/contract/faults";
import { done, failed, type Exploration } from "../../support/paths";

export const profile: Profile = { username: "ann", nickname: "Ann", avatar: "", admin: false, role: [], permission: [], grade: 5 };
export const credentials = { username: "ann", password: "secret-1" };
const rejected = { code: faults.tokenInvalid.code, status: 200, msg: "" };
const network = { code: "network" };
const nothing = () => undefined;

export const chart = sessionMachine.provide({ actions: { storeToken: nothing, clearStorage: nothing } });
export const effects = { once: ["restoreToken", "signIn", "loadProfile", "signOut"] } as const;

/** One person, in this tab and in another. */
export const exploration: Exploration<typeof sessionMachine> = {
  samples: [
    { type: "signIn.submitted", credentials },
    { type: "signOut.requested" },
    { type: "profile.retried" },
    { type: "session.rejected", token: "one" },
    { type: "session.rejected", token: "long gone" },
    { type: "storage.cleared" },
    { type: "storage.changed", token: "one" },
    { type: "storage.changed", token: "two" },
    done("restoreToken", null),
    done("restoreToken", "one"),
    failed("restoreToken", { code: "unexpected", msg: "storage" }),
    done("signIn", "one"),
    done("signIn", null),
    failed("signIn", { code: faults.credentialsWrong.code, status: 200, msg: "" }),
    done("loadProfile", profile),
    failed("loadProfile", rejected),
    failed("loadProfile", network),
    done("signOut"),
    failed("signOut", network),
  ],
  project: ({ context }) => [context.token, context.fault?.code ?? null],
};
