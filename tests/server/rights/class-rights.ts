import type { CallName } from "../../../src/contract/calls/addresses";
import { newKey } from "../../support/sittings";
import { classTeachersOnly, people, staff, type Input, type Row } from "./rows";
import { classMark, type World } from "./world";

const noSuchAssignment = 101101;
const assignmentChanged = 101102;
const noSuchMember = 101113;
const noSuchRegrade = 101040;
const notOwner = 101004;
const regradeElsewhere = 101042;
const regradeOwn = 101044;
const markElsewhere = 101050;
const noSuchClass = 101001;
const rosterChanged = 101006;
const classHasChanged = 101002;
const withCodes = ({ input, may }: Row, codes: Partial<Row["may"]>): Row => ({ input, may: { ...may, ...codes } });
const ofRegrade: Input = ({ regrade: { regrade_id, digest } }) => ({ idempotency_key: newKey(), regrade_id, digest });
const ofMark: Input = ({ regrade: { proposal } }) => ({
  idempotency_key: newKey(),
  assignment_id: proposal.assignment_id,
  item_id: "f1",
  mark_id: "none",
  points: 1,
  version: 0,
});
const ofClass = ({ classes }: World) => ({ class_id: classes.taught.class_id });
const nothing: Input = () => ({});

/** The rights to classes, and to what is given to them, answered, marked and corrected. */
export const classRights = {
  saveClass: classTeachersOnly(({ classes: { taught } }) => ({ ...taught, idempotency_key: newKey() })),
  studioClasses: staff(nothing),
  studioClass: classTeachersOnly(ofClass),
  rosterDiff: classTeachersOnly((world) => ({ ...ofClass(world), text: classMark, keep_others: true })),
  rosterApply: classTeachersOnly(
    (world) => ({ ...ofClass(world), digest: "0".repeat(64), idempotency_key: newKey() }),
    noSuchClass,
    rosterChanged,
  ),
  shareClass: withCodes(
    classTeachersOnly(
      (world) => ({ ...ofClass(world), username: "no-such-teacher", role: "teacher", idempotency_key: newKey() }),
      noSuchClass,
      101008,
    ),
    { coTeacher: notOwner },
  ),
  changeMember: classTeachersOnly(
    ({ classes: { taught, member_id } }) => ({
      class_id: taught.class_id,
      idempotency_key: newKey(),
      version: 99,
      member_id,
      change: { kind: "left" },
    }),
    noSuchClass,
    classHasChanged,
  ),
  memberLinks: classTeachersOnly((world) => ({ ...ofClass(world), idempotency_key: newKey() })),
  classInvitations: people(nothing),
  answerClassInvitation: people(
    () => ({ idempotency_key: newKey(), member_id: "no-such-member", agrees: true }),
    101010,
  ),
  classResults: classTeachersOnly(({ assignment }) => assignment, noSuchAssignment),
  classScores: classTeachersOnly(({ assignment }) => assignment, noSuchAssignment),
  itemStats: classTeachersOnly(({ assignment }) => ({ ...assignment, item_id: "f1" }), noSuchAssignment),
  assign: classTeachersOnly(({ classes: { given } }) => ({ ...given, idempotency_key: newKey() })),
  changeAssignment: classTeachersOnly(
    ({ classes: { assignment_id } }) => ({
      idempotency_key: newKey(),
      assignment_id: assignment_id ?? "",
      version: 99,
      change: { kind: "suspend" },
    }),
    noSuchAssignment,
    assignmentChanged,
  ),
  studioAssignments: classTeachersOnly(({ classes }) => ({ class_id: classes.taught.class_id })),
  studioAssignment: classTeachersOnly(
    ({ classes }) => ({ assignment_id: classes.assignment_id ?? "" }),
    noSuchAssignment,
  ),
  setAccommodation: classTeachersOnly(
    ({ classes: { member_id } }) => ({ idempotency_key: newKey(), member_id, terms: null }),
    noSuchMember,
  ),
  studioAudit: staff(nothing),
  assignmentPaper: classTeachersOnly(({ assignment }) => assignment, noSuchAssignment),
  assignmentPaperKeys: classTeachersOnly(({ assignment }) => assignment, noSuchAssignment),
  ownAssignments: people(nothing),
  regradeQuestion: classTeachersOnly(
    ({ assignment: { assignment_id } }) => ({ assignment_id, item_id: "f1" }),
    noSuchAssignment,
  ),
  regradePreview: classTeachersOnly(
    ({ regrade: { proposal } }) => ({ ...proposal, idempotency_key: newKey() }),
    noSuchAssignment,
  ),
  regradeDetail: classTeachersOnly(({ regrade }) => ({ regrade_id: regrade.regrade_id }), noSuchRegrade),
  regradeApply: withCodes(classTeachersOnly(ofRegrade, noSuchRegrade), {
    admin: regradeElsewhere,
    coTeacher: regradeElsewhere,
  }),
  regradeSecond: withCodes(classTeachersOnly(ofRegrade, noSuchRegrade), {
    admin: regradeElsewhere,
    coTeacher: regradeElsewhere,
    teacher: regradeOwn,
  }),
  regradeDrop: classTeachersOnly(
    ({ regrade }) => ({ idempotency_key: newKey(), regrade_id: regrade.regrade_id }),
    noSuchRegrade,
  ),
  regrades: classTeachersOnly(({ regrade }) => ({ assignment_id: regrade.proposal.assignment_id }), noSuchAssignment),
  markQueue: classTeachersOnly(({ regrade }) => ({ assignment_id: regrade.proposal.assignment_id }), noSuchAssignment),
  markSave: withCodes(classTeachersOnly(ofMark, noSuchAssignment), {
    admin: markElsewhere,
    coTeacher: markElsewhere,
    teacher: markElsewhere,
  }),
} as const satisfies Partial<Record<CallName, Row>>;
