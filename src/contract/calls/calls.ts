import { z } from "zod";
import {
  noticeListInput,
  noticeListOutput,
  routerListOutput,
  searchListOutput,
  siteConfigSchema,
} from "../account/account";
import { videoReceiptInput, videoReceiptOutput } from "../account/personal";
import {
  claimInput,
  claimOutput,
  enterInput,
  enterOutput,
  getShareInput,
  getShareOutput,
  lookInput,
  lookOutput,
  setShareInput,
  setShareOutput,
  shareRecordInput,
  shareRecordOutput,
  visitInfoOutput,
} from "../account/visitors";
import { answerRecordInput, answerRecordSchema } from "../attempt/answer-record";
import { attemptSchema } from "../attempt/attempt";
import {
  advanceInput,
  answerInput,
  answerOutput,
  checkStatusInput,
  checkStatusOutput,
  exerciseDetailSchema,
  heartbeatInput,
  heartbeatOutput,
  nextStepSchema,
  playInput,
  playOutput,
  startInput,
  toolStateInput,
  toolStateOutput,
} from "../attempt/exam";
import { nextSectionInput, nextSectionOutput } from "../attempt/next-section";
import {
  deleteWrongBookInput,
  deleteWrongBookOutput,
  favoriteRecordInput,
  favoriteRecordOutput,
  setFavoriteInput,
  setFavoriteOutput,
  setWrongCauseInput,
  setWrongCauseOutput,
  wrongBookInput,
  wrongBookOutput,
} from "../practice/collections";
import { growthRecordInput, growthRecordSchema } from "../report/growth";
import { progressRecordInput, progressRecordSchema, skillProgressInput, skillProgressSchema } from "../report/progress";
import { markNoticesInput } from "../site/site-admin";
import { familyMenuSchema, familySchema, testDetailSchema } from "../tests";
import { accountCalls } from "./account-calls";
import type { CallName } from "./addresses";
import { bankCalls } from "./bank-calls";
import type { CallSchema } from "./call-schema";
import { exportCalls } from "./export-calls";
import { importCalls } from "./import-calls";
import { practiceCalls } from "./practice-calls";
import { siteCalls } from "./site-calls";
import { staffCalls } from "./staff-calls";

const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w.-]+$/);
const nothing = z.strictObject({});
/** Parameters that a third-party client may send; they are ignored. */
const anything = z.looseObject({});

/** The input of each call (query of a GET, body of a POST) and its output in `data`. */
export const calls = {
  ...accountCalls,
  routerList: {
    input: anything,
    output: routerListOutput,
    access: "person",
    summary: "The pages that this person's roles open.",
  },
  noticeList: {
    input: noticeListInput,
    output: noticeListOutput,
    access: "person",
    summary: "Notices and messages for this person, newest first, 20 at a time.",
  },
  markNotices: {
    input: markNoticesInput,
    output: nothing,
    access: "person",
    summary: "Mark one's own notices as read, or clear them.",
  },
  searchList: {
    input: nothing,
    output: searchListOutput,
    access: "person",
    summary: "What the search dialog offers: tests, one's own last results, pages, help.",
  },
  siteConfig: {
    input: anything,
    output: siteConfigSchema,
    access: "public",
    summary: "The site's name, pictures and switches.",
  },
  ...practiceCalls,
  ...siteCalls,
  ...exportCalls,
  ...importCalls,
  ...bankCalls,
  ...staffCalls,
  menuList: {
    input: z.strictObject({ family: familySchema.optional(), subject: id.optional() }),
    output: z.strictObject({ list: z.array(familyMenuSchema) }),
    access: "person",
    summary: "The tests by family, each with this student's state.",
  },
  menuDetail: {
    input: z.strictObject({ menu_id: id }),
    output: testDetailSchema,
    access: "sitter",
    summary: "One test: sections, rules, attempts.",
  },
  startExam: {
    input: startInput,
    output: attemptSchema,
    access: "sitter",
    summary:
      "Begin a sitting, or resume the open one, and hold it. A person needs `exam.take`, except for one's own preview.",
  },
  examItemDetail: {
    input: z.strictObject({ attempt_id: id, lease: z.string().max(64).optional() }),
    output: attemptSchema,
    access: "sitter",
    summary: "A sitting as it stands now; changes nothing.",
  },
  exerciseDetail: {
    input: z.strictObject({ attempt_id: id, exercise_id: id }),
    output: exerciseDetailSchema,
    access: "sitter",
    summary: "One item of a sitting; key and explanation only after release.",
  },
  presentedExercise: {
    input: z.strictObject({ attempt_id: id }),
    output: nextStepSchema,
    access: "sitter",
    summary: "The item that the adaptive extraction presents now.",
  },
  answerExercise: { input: answerInput, output: answerOutput, access: "sitter", summary: "Save one answer." },
  updateCheckStatus: {
    input: checkStatusInput,
    output: checkStatusOutput,
    access: "sitter",
    summary: "Mark an item for review, or take the mark back.",
  },
  countPlay: {
    input: playInput,
    output: playOutput,
    access: "sitter",
    summary: "Count one play of an item's prompt; repeating it changes nothing.",
  },
  saveToolState: {
    input: toolStateInput,
    output: toolStateOutput,
    access: "sitter",
    summary: "Keep what a student's tools hold; it is no answer and counts for nothing.",
  },
  advanceExam: {
    input: advanceInput,
    output: attemptSchema,
    access: "sitter",
    summary: "Leave a section or the test; repeating it changes nothing.",
  },
  nextSection: {
    input: nextSectionInput,
    output: nextSectionOutput,
    access: "sitter",
    summary: "The section to come, as far as it is known, sealed; its key comes as it opens. Changes nothing.",
  },
  heartbeat: {
    input: heartbeatInput,
    output: heartbeatOutput,
    access: "sitter",
    summary: "The server's time, the deadline, and who holds the sitting; notes when the student looked away.",
  },
  answerRecord: {
    input: answerRecordInput,
    output: answerRecordSchema,
    access: "sitter",
    summary: "The report of one sitting, or a page of the learning record.",
  },
  growthRecord: {
    input: growthRecordInput,
    output: growthRecordSchema,
    access: "person",
    summary: "How one's RIT has grown in the subject of a finished sitting, with what the next term may bring.",
  },
  progressRecord: {
    input: progressRecordInput,
    output: progressRecordSchema,
    access: "person",
    summary: "On which days one has worked, and how one's scores have gone on each scale.",
  },
  skillProgress: {
    input: skillProgressInput,
    output: skillProgressSchema,
    access: "person",
    summary: "How the parts of a test have gone over one's latest sittings; without those that are held back.",
  },
  favoriteRecord: {
    input: favoriteRecordInput,
    output: favoriteRecordOutput,
    access: "person",
    summary: "One's favourite items, newest first, 50 to a page.",
  },
  setFavorite: {
    input: setFavoriteInput,
    output: setFavoriteOutput,
    access: "person",
    summary: "Keep an item of a sitting among the favourites, with a note, or let go of it.",
  },
  wrongBookList: {
    input: wrongBookInput,
    output: wrongBookOutput,
    access: "person",
    summary: "What went wrong in one's finished sittings, newest first, 50 to a page; only what is released.",
  },
  deleteWrongBook: {
    input: deleteWrongBookInput,
    output: deleteWrongBookOutput,
    access: "person",
    summary: "Take entries out of the wrong-answer book, or put them back.",
  },
  setWrongCause: {
    input: setWrongCauseInput,
    output: setWrongCauseOutput,
    access: "person",
    summary: "Say why an answer in the wrong-answer book was wrong.",
  },
  setShareConfig: {
    input: setShareInput,
    output: setShareOutput,
    access: "person",
    summary: "Invite guests to a test or a result, revoke an invitation, or give it another code and link.",
  },
  getShareConfig: {
    input: getShareInput,
    output: getShareOutput,
    access: "person",
    summary: "One's own invitations, newest first.",
  },
  getShareRecord: {
    input: shareRecordInput,
    output: shareRecordOutput,
    access: "person",
    summary: "Who used one's own invitation when, and how far each guest is.",
  },
  lookAtInvitation: {
    input: lookInput,
    output: lookOutput,
    access: "public",
    summary: "What a code or link invites to; uses nothing up.",
  },
  enterAsGuest: {
    input: enterInput,
    output: enterOutput,
    access: "public",
    summary: "Use an invitation once; answers the guest's token. The same key gets the same guest.",
  },
  visitInfo: {
    input: nothing,
    output: visitInfoOutput,
    access: "guest",
    summary: "A guest's visit as it stands, and what seals the answers on their device.",
  },
  claimResult: {
    input: claimInput,
    output: claimOutput,
    access: "person",
    summary: "Take a guest's finished sitting into one's own account; ends the visit.",
  },
  videoReceipt: {
    input: videoReceiptInput,
    output: videoReceiptOutput,
    access: "sitter",
    summary: "A short-lived address of the video that explains an item; only after release.",
  },
} as const satisfies Record<CallName, CallSchema>;

export type Calls = {
  readonly [Name in CallName]: {
    readonly input: z.input<(typeof calls)[Name]["input"]>;
    readonly output: z.output<(typeof calls)[Name]["output"]>;
  };
};
