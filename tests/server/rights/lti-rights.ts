import type { CallName } from "../../../src/contract/calls/addresses";
import { newKey } from "../../support/sittings";
import { classTeachersOnly, everybody, keepers, people, staff, type Row } from "./rows";

const noSuchAssignment = 101101;
const noSuchRegistration = 101311;
const noSuchLaunch = 101314;
const noSuchCourse = 101318;

const key = "x".repeat(32);
const platform = {
  name: "Moodle",
  deployment_ids: ["1"],
  auth_url: "https://moodle.example/auth",
  token_url: "https://moodle.example/token",
  jwks_url: "https://moodle.example/jwks",
};
const test = { assignment_id: "none", label: "Unit 1", score_maximum: 10 };

/** The rights to the connections with other systems. */
export const ltiRights = {
  ltiRegistrations: keepers(() => ({})),
  saveLti: keepers((_world, who, place) => ({
    ...platform,
    issuer: `https://moodle.example/${newKey()}`,
    client_id: `${who}-${place}`,
    idempotency_key: newKey(),
  })),
  inviteLti: keepers(() => ({})),
  switchLti: keepers(() => ({ registration_id: "none", off: true }), noSuchRegistration),
  tryLti: keepers(() => ({ registration_id: "none" }), noSuchRegistration),
  renewLtiKey: keepers(() => ({})),
  outgoingList: keepers(() => ({})),
  resendOutgoing: keepers(() => ({ outgoing_ids: ["none"] })),
  pendingLaunch: everybody(() => ({ key }), noSuchLaunch),
  linkLaunch: people(() => ({ key }), noSuchLaunch),
  chooseForLaunch: staff(() => ({ key, tests: [test] }), noSuchLaunch),
  ltiRoster: classTeachersOnly(({ classes: { assignment_id } }) => ({ assignment_id }), noSuchAssignment, noSuchCourse),
} as const satisfies Partial<Readonly<Record<CallName, Row>>>;
