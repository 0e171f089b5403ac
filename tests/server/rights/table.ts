import type { CallName } from "../../../src/contract/calls/addresses";
import { choose, newKey } from "../../support/sittings";
import { classRights } from "./class-rights";
import { integrationRights } from "./integration-rights";
import { ltiRights } from "./lti-rights";
import { roomRights } from "./room-rights";
import {
  authors,
  classTeachersOnly,
  everybody,
  keepers,
  people,
  publishers,
  reviewers,
  sitters,
  staff,
  takers,
  visitors,
  type Input,
  type Row,
} from "./rows";
import { draftMark, type CallerName, type World } from "./world";

const yes = 200;
const noSuchSitting = 100202;
const noSuchInvitation = 100301;
const noSuchReport = 101060;
const noSuchAssignment = 101101;
const noSuchImport = 100801;
const noSuchDraft = 100901;
const noSuchTest = 100905;

const nothing: Input = () => ({});
/** A sitting under way: a guest's for guests, the student's for people. */
const sittingOf = (world: World, who: CallerName) =>
  who === "guest" || who === "otherGuest" ? world.visits.attempt : world.student.attempt;
const held: Input = (world, who) => {
  const { attempt_id, lease } = sittingOf(world, who);
  return { attempt_id, lease };
};
const named: Input = (world, who) => ({ attempt_id: sittingOf(world, who).attempt_id });
const operation =
  (more: object): Input =>
  (world, who, place) => ({
    ...held(world, who, place),
    exercise_id: "f1",
    revision: 1,
    idempotency_key: newKey(),
    ...more,
  });
const mobile = (place: number) => `1380000${String(place).padStart(4, "0")}`;

const unknownImport = () => ({ import_id: "no-such-import" });
const changedImport = () => ({ ...unknownImport(), version: 1 });

const ofItem: Input = ({ drafts }) => drafts.item;
const ofTest: Input = ({ drafts }) => drafts.test;
const noSuchEdition = 100920;
const noSuchRevision = 100921;
const revisionOfItem: Input = ({ drafts }) => ({ item_id: drafts.item.item_id, revision: 1, review_version: 1 });

/** The rights of each kind of caller for every call. */
export const rights: Readonly<Record<CallName, Row>> = {
  login: everybody(() => ({ username: "nobody-here", password: "wrong-word-1" }), 100101),
  register: everybody((_world, who) => ({ username: `new_${who}`, password: "letters-1", nickname: who })),
  socialStart: everybody(() => ({ provider: "school", key: "k".repeat(32) })),
  socialLogin: everybody(() => ({ provider: "school", code: "good", state: "unknown", key: "k".repeat(32) }), 100123),
  enterByCode: everybody(() => ({ code: "no-such-code" }), 100128),
  findPassword: everybody(() => ({ mobile: mobile(9_999), code: "123456", password: "letters-1" }), 100109),
  sendSms: everybody((_world, _who, place) => ({ mobile: mobile(place), purpose: "find_pwd" })),
  siteConfig: everybody(nothing),
  lookAtInvitation: everybody(({ code }) => ({ code })),
  enterAsGuest: everybody(({ code }) => ({ code, name: "", idempotency_key: newKey() })),

  logout: people(nothing),
  makeEntryCode: people(nothing),
  userInfo: people(nothing),
  updateUser: people(() => ({ nickname: "Another" })),
  routerList: people(nothing),
  noticeList: people(nothing),
  searchList: people(nothing),
  menuList: people(nothing),
  setShareConfig: people(
    ({ share }) => ({ share_id: share.share_id, change: "renew", idempotency_key: newKey() }),
    yes,
    noSuchInvitation,
  ),
  getShareConfig: people(nothing),
  getShareRecord: people(({ share }) => ({ share_id: share.share_id }), yes, noSuchInvitation),
  progressRecord: people(() => ({ time_zone: "Asia/Shanghai" })),
  skillProgress: people(() => ({ line: "custom.fixed" })),
  growthRecord: people(named, 100212, noSuchSitting),
  favoriteRecord: people(nothing),
  setFavorite: people(
    (world, who) => ({ ...named(world, who, 0), exercise_id: "f1", favorite: true }),
    yes,
    noSuchSitting,
  ),
  wrongBookList: people(nothing),
  deleteWrongBook: people(() => ({ exercise_ids: ["f1"] })),
  setWrongCause: people(() => ({ exercise_id: "f3", cause: "careless" }), yes, 100206),
  practiceOffer: people(nothing),
  practiceStart: people(() => ({ from: "wrong", length: 5, idempotency_key: newKey() })),
  practiceDetail: people(nothing),
  practiceCheck: people(() => ({ practice_id: "none", place: 0, answer: choose("A") }), 100701),
  practiceFinish: people(() => ({ practice_id: "none" }), 100701),
  markNotices: people(() => ({ mark: "read", until: 1 })),
  siteSettings: keepers(nothing),
  saveSite: keepers(nothing, 400),
  undoSite: keepers(nothing, 400),
  writtenNotices: keepers(nothing),
  saveNotice: keepers(nothing, 400),
  withdrawNotice: keepers(() => ({ notice_id: "01a2066e-6f14-76c2-a4d2-e93f5fbefac7", withdrawn: true }), 100603),
  serverState: keepers(nothing),
  auditList: keepers(nothing),
  exportReport: {
    ...keepers(() => ({ menu_id: "fixed", format: "csv" })),
    may: { ...keepers(nothing).may, teacher: yes, coTeacher: yes, otherTeacher: yes },
  },
  accountList: keepers(nothing),
  makeAccount: keepers((_world, who) => ({
    username: `made_for_${who}`,
    nickname: who,
    password: "letters-1",
    role: ["student"],
  })),
  makeAccountLink: keepers(() => ({ user_id: "nobody-here" }), 100604),
  changeAccount: keepers(() => ({ user_id: "nobody-here", status: 1 }), 100604),
  importList: staff(nothing),
  beginImport: staff(() => ({ file_name: "bank.zip", size: 10 })),
  sendImportPiece: staff(nothing, 415),
  importDetail: staff(unknownImport, noSuchImport),
  importQuestions: staff(unknownImport, noSuchImport),
  chooseInImport: staff(() => ({ ...changedImport(), test: 0, choices: {} }), noSuchImport),
  leaveOutOfImport: staff(() => ({ ...changedImport(), numbers: [1], left_out: true }), noSuchImport),
  commitImport: staff(changedImport, noSuchImport),
  publishImport: staff(changedImport, noSuchImport),
  undoImport: staff(changedImport, noSuchImport),
  discardImport: staff(unknownImport, noSuchImport),
  importReport: staff(unknownImport, noSuchImport),
  parseItems: authors(() => ({ text: "" })),
  saveItem: authors(({ drafts: { item, draft } }) => ({ ...item, idempotency_key: newKey(), draft }), yes, noSuchDraft),
  readyItem: authors(ofItem, yes, noSuchDraft),
  deleteItem: authors(ofItem, yes, noSuchDraft),
  restoreItem: authors(ofItem, yes, noSuchDraft),
  studioItems: authors(nothing),
  studioItem: authors(({ drafts }) => ({ item_id: drafts.item.item_id }), yes, noSuchDraft),
  authorHome: authors(nothing),
  changeItems: authors(
    ({ drafts }) => ({ idempotency_key: newKey(), changes: [{ ...drafts.item, tags: [draftMark] }] }),
    yes,
    noSuchDraft,
  ),
  exportItems: authors(({ drafts }) => ({ item_ids: [drafts.item.item_id], language: "en" }), yes, noSuchDraft),
  editImported: authors(({ drafts }) => ({ menu_id: drafts.test.test_id }), noSuchTest),
  saveTest: authors(
    ({ drafts: { test, definition } }) => ({ ...test, idempotency_key: newKey(), definition }),
    yes,
    noSuchTest,
  ),
  studioTests: authors(nothing),
  studioTest: authors(({ drafts }) => ({ test_id: drafts.test.test_id }), yes, noSuchTest),
  studioTestItems: authors(({ drafts }) => ({ test_id: drafts.test.test_id }), yes, noSuchTest),
  checkTest: authors(ofTest, yes, noSuchTest),
  itemModels: authors(nothing),
  drawModel: authors(() => ({ model: "story-compare", level: "none", seed: "1" }), 100910),
  addDraws: authors(
    () => ({ idempotency_key: newKey(), model: "story-compare", level: "none", seed: "1", draws: [1] }),
    100910,
  ),
  questionPool: authors(nothing),
  fillBlueprint: authors(ofTest, yes, noSuchTest),
  simulateTest: authors(ofTest, yes, noSuchTest),
  publishDraftTest: publishers(ofTest, yes, noSuchTest),
  withdrawTest: publishers(ofTest, 100907, noSuchTest),
  previewTest: authors(({ drafts }) => ({ test_id: drafts.test.test_id }), yes, noSuchTest),
  studioEditions: authors(({ drafts }) => ({ test_id: drafts.test.test_id }), yes, noSuchTest),
  editionDifference: authors(
    ({ drafts }) => ({ test_id: drafts.test.test_id, from: 1, to: 1 }),
    noSuchEdition,
    noSuchTest,
  ),
  revisionDifference: authors(
    ({ drafts }) => ({ item_id: drafts.item.item_id, from: 1, to: 1 }),
    noSuchRevision,
    noSuchDraft,
  ),
  askReview: authors(revisionOfItem, noSuchRevision),
  withdrawReview: authors(revisionOfItem, noSuchRevision),
  decideReview: reviewers(
    (world, who, place) => ({ ...revisionOfItem(world, who, place), decision: "approved" }),
    noSuchRevision,
  ),
  waitingReviews: reviewers(nothing),
  ...classRights,
  ...roomRights,
  ...integrationRights,
  ...ltiRights,
  reportQuestion: sitters((world, who, place) => ({
    ...named(world, who, place),
    exercise_id: "f1",
    idempotency_key: newKey(),
    kind: "typo",
    text: "",
  })),
  reportedQuestions: sitters(named),
  assignmentReports: classTeachersOnly(({ assignment }) => assignment, noSuchAssignment),
  draftReports: authors(({ drafts }) => ({ item_id: drafts.item.item_id }), yes, noSuchDraft),
  answerReport: people(
    () => ({ idempotency_key: newKey(), report_id: "no-such-report", decision: "dismiss", answer: "" }),
    noSuchReport,
  ),
  editionPaper: authors(({ drafts }) => ({ test_id: drafts.test.test_id, edition: 1 }), noSuchEdition, noSuchTest),
  editionPaperKeys: authors(({ drafts }) => ({ test_id: drafts.test.test_id, edition: 1 }), noSuchEdition, noSuchTest),
  upload: people(nothing, 415),
  ownAccount: people(nothing),
  sessionList: people(nothing),
  endSession: people(() => ({ others: true })),
  exportData: people(nothing),
  deleteAccount: people(() => ({ username: "somebody", password: "wrong-word-1" }), 100501),
  claimResult: people(() => ({ vtk: `v.${"x".repeat(43)}` }), 401),

  visitInfo: visitors(nothing),

  menuDetail: sitters(() => ({ menu_id: "fixed" }), yes, yes),
  startExam: takers((world, who) => ({ menu_id: sittingOf(world, who).menu_id, ...held(world, who, 0) })),
  examItemDetail: sitters(named),
  exerciseDetail: sitters((world, who) => ({ ...named(world, who, 0), exercise_id: "f1" })),
  presentedExercise: sitters(named),
  answerExercise: sitters(operation({ answer: choose("B"), elapsed_ms: 10 })),
  updateCheckStatus: sitters(operation({ check_status: 1 })),
  countPlay: sitters(operation({}), 100206),
  saveToolState: sitters(operation({ state: { eliminated: ["A"] } })),
  nextSection: sitters(named),
  heartbeat: sitters(held),
  answerRecord: sitters(named, 100212),
  videoReceipt: sitters((world, who) => ({ ...named(world, who, 0), exercise_id: "f1" }), 100212),
  advanceExam: sitters((world, who) => ({ ...held(world, who, 0), stage: "main" })),
};
