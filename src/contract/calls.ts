import { z } from "zod";
import { loginInput, loginOutput, siteConfigSchema, userInfoSchema } from "./account";
import type { CallName } from "./addresses";
import {
  advanceInput,
  answerInput,
  answerOutput,
  attemptSchema,
  checkStatusInput,
  checkStatusOutput,
  exerciseDetailSchema,
  familyMenuSchema,
  familySchema,
  heartbeatInput,
  heartbeatOutput,
  nextStepSchema,
  startInput,
  testDetailSchema,
} from "./exam";
import { answerRecordSchema } from "./report";

const id = z.string().min(1).max(64).regex(/^[\w.-]+$/);
const nothing = z.strictObject({});

interface CallSchema {
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** Who may call: anybody, or a person with a valid token. */
  readonly access: "public" | "person";
  readonly summary: string;
}

/** What each call takes (query of a GET, body of a POST) and answers in `data`. */
export const calls = {
  login: { input: loginInput, output: loginOutput, access: "public", summary: "Sign in; answers a session token." },
  logout: { input: nothing, output: nothing, access: "person", summary: "End this session." },
  userInfo: { input: nothing, output: userInfoSchema, access: "person", summary: "Who is signed in, with roles and permissions." },
  siteConfig: { input: nothing, output: siteConfigSchema, access: "public", summary: "The site's name, pictures and switches." },
  menuList: {
    input: z.strictObject({ family: familySchema.optional(), subject: id.optional() }),
    output: z.strictObject({ list: z.array(familyMenuSchema) }),
    access: "person",
    summary: "The tests by family, each with this student's state.",
  },
  menuDetail: { input: z.strictObject({ menu_id: id }), output: testDetailSchema, access: "person", summary: "One test: sections, rules, attempts." },
  startExam: { input: startInput, output: attemptSchema, access: "person", summary: "Begin a sitting, or resume the open one, and hold it." },
  examItemDetail: {
    input: z.strictObject({ attempt_id: id, lease: z.string().max(64).optional() }),
    output: attemptSchema,
    access: "person",
    summary: "A sitting as it stands now; changes nothing.",
  },
  exerciseDetail: { input: z.strictObject({ attempt_id: id, exercise_id: id }), output: exerciseDetailSchema, access: "person", summary: "One item of a sitting; key and explanation only after release." },
  presentedExercise: { input: z.strictObject({ attempt_id: id }), output: nextStepSchema, access: "person", summary: "The item that the adaptive extraction presents now." },
  answerExercise: { input: answerInput, output: answerOutput, access: "person", summary: "Save one answer." },
  updateCheckStatus: { input: checkStatusInput, output: checkStatusOutput, access: "person", summary: "Mark an item for review, or take the mark back." },
  advanceExam: { input: advanceInput, output: attemptSchema, access: "person", summary: "Leave a section or the test; repeating it changes nothing." },
  heartbeat: { input: heartbeatInput, output: heartbeatOutput, access: "person", summary: "The server's time, the deadline, and who holds the sitting." },
  answerRecord: { input: z.strictObject({ attempt_id: id.optional() }), output: answerRecordSchema, access: "person", summary: "The report of one sitting, or the list of all." },
} as const satisfies Record<CallName, CallSchema>;

export type Calls = { readonly [Name in CallName]: { readonly input: z.input<(typeof calls)[Name]["input"]>; readonly output: z.output<(typeof calls)[Name]["output"]> } };

