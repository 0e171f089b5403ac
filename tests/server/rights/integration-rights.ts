import type { CallName } from "../../../src/contract/calls/addresses";
import { newKey } from "../../support/sittings";
import { classTeachersOnly, sitters, type Row } from "./rows";

const noSuchAssignment = 101101;
const elsewhere = 101303;

/** The rights to what other programs are asked for. */
export const integrationRights = {
  sebPolicy: classTeachersOnly(({ classes: { assignment_id } }) => ({ assignment_id }), noSuchAssignment),
  saveSebPolicy: classTeachersOnly(
    ({ classes: { assignment_id } }) => ({ assignment_id, policy: { kind: "none" } }),
    noSuchAssignment,
  ),
  checkSeb: sitters(() => ({ assignment_id: "none", url: "" }), noSuchAssignment, noSuchAssignment),
  decideLockdown: classTeachersOnly(
    ({ classes: { assignment_id, member_id } }) => ({
      idempotency_key: newKey(),
      assignment_id,
      member_id,
      decision: "unlock",
    }),
    noSuchAssignment,
    elsewhere,
  ),
} as const satisfies Partial<Readonly<Record<CallName, Row>>>;
