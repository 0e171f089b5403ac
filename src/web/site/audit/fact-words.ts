import { roleNames } from "../../../contract/account/role-names";
import type { CallName } from "../../../contract/calls/addresses";
import { faults } from "../../../contract/calls/faults";
import type { MessageId } from "../../i18n/message-id";

/** The label of each fact, in the order in which facts are told. */
export const factWords: Readonly<Record<string, MessageId>> = {
  why: "audit.fact.why",
  by: "audit.fact.by",
  whose: "audit.fact.whose",
  role: "audit.fact.role",
  status: "audit.fact.status",
  assignment: "audit.fact.assignment",
  test: "audit.fact.test",
  version: "audit.fact.version",
  call: "audit.fact.call",
  sitting: "audit.fact.sitting",
  guest: "audit.fact.guest",
  file: "audit.fact.file",
  items: "audit.fact.items",
  format: "audit.fact.format",
  question: "audit.fact.question",
  revision: "audit.fact.revision",
  decision: "audit.fact.decision",
  platform: "audit.fact.platform",
  class: "audit.fact.class",
  change: "audit.fact.change",
  member: "audit.fact.member",
  members: "audit.fact.members",
  joined: "audit.fact.joined",
  left: "audit.fact.left",
  renewed: "audit.fact.renewed",
  place: "audit.fact.place",
  browser: "audit.fact.browser",
  rule: "audit.fact.rule",
  changed: "audit.fact.changed",
  reason: "audit.fact.why",
};

/** The methods of signing in without a password. */
export const wayWords: Readonly<Record<string, MessageId>> = {
  code: "audit.by.code",
  provider: "audit.by.provider",
  registration: "audit.by.registration",
  link: "audit.by.link",
};

/** What a reviewer has decided about a question, or a teacher about the browser of a student. */
export const decisionWords: Readonly<Record<string, MessageId>> = {
  approved: "audit.decision.approved",
  returned: "audit.decision.returned",
  unlock: "audit.decision.unlock",
  waive: "audit.decision.waive",
  require: "audit.decision.require",
};

/** The browser that an assignment asks for. */
export const browserWords: Readonly<Record<string, MessageId>> = {
  none: "audit.browser.none",
  settings: "audit.browser.settings",
  file: "audit.browser.file",
  examKeys: "audit.browser.examKeys",
};

/** What was done to a class or an assignment. */
export const changeWords: Readonly<Record<string, MessageId>> = {
  made: "audit.change.made",
  changed: "audit.change.changed",
  archived: "audit.change.archived",
  restored: "audit.change.restored",
  shared: "audit.change.shared",
  member: "audit.change.member",
  memberLeft: "audit.change.memberLeft",
  memberReturned: "audit.change.memberReturned",
  joined: "audit.change.joined",
  declined: "audit.change.declined",
  terms: "audit.change.terms",
  target: "audit.change.target",
  suspend: "audit.change.suspend",
  resume: "audit.change.resume",
  cancel: "audit.change.cancel",
  restore: "audit.change.restore",
  archive: "audit.change.archive",
  withhold: "audit.change.withhold",
  registered: "audit.change.registered",
  updated: "audit.change.updated",
  off: "audit.change.off",
  on: "audit.change.on",
  invited: "audit.change.invited",
  newKey: "audit.change.newKey",
};

/** The rules by which scores are corrected. */
export const regradeRuleWords: Readonly<Record<string, MessageId>> = {
  newKey: "audit.rule.newKey",
  alsoRight: "audit.rule.alsoRight",
  fullCredit: "audit.rule.fullCredit",
  leaveOut: "audit.rule.leaveOut",
  restore: "audit.rule.restore",
};

export const stateWords: Readonly<Record<string, MessageId>> = { 0: "users.on", 1: "users.off" };

export const roleWords: Readonly<Record<string, MessageId>> = Object.fromEntries(
  roleNames.map((role) => [role, `users.role.${role}`] as const),
);

/** Descriptions of the calls that read another person's attempt; every call that names an attempt has one. */
export const askedWords: Readonly<Partial<Record<CallName, MessageId>>> = {
  examItemDetail: "audit.call.questions",
  exerciseDetail: "audit.call.questions",
  presentedExercise: "audit.call.questions",
  nextSection: "audit.call.questions",
  videoReceipt: "audit.call.questions",
  startExam: "audit.call.sitting",
  answerExercise: "audit.call.sitting",
  updateCheckStatus: "audit.call.sitting",
  countPlay: "audit.call.sitting",
  saveToolState: "audit.call.sitting",
  advanceExam: "audit.call.sitting",
  heartbeat: "audit.call.sitting",
  answerRecord: "audit.call.result",
  growthRecord: "audit.call.result",
  favoriteRecord: "audit.call.favourites",
  setFavorite: "audit.call.favourites",
  reportQuestion: "audit.call.reports",
  reportedQuestions: "audit.call.reports",
  setShareConfig: "audit.call.invitations",
  getShareConfig: "audit.call.invitations",
};

const codes: ReadonlyMap<string, (typeof faults)[keyof typeof faults]> = new Map(Object.entries(faults));

/** A refusal by its name, as a fault that can be shown in words; null: the name is unknown. */
export const refusalNamed = (name: string) => {
  const fault = codes.get(name);
  return fault === undefined ? null : { ...fault, msg: "" };
};
