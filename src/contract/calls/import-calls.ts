import { z } from "zod";
import {
  beginImportInput,
  changeImportInput,
  chooseInImportInput,
  importDetailInput,
  importListInput,
  importListOutput,
  importQuestionsInput,
  importQuestionsOutput,
  importReportOutput,
  importSchema,
  leaveOutInput,
} from "../importing/importing";
import type { CallSchema } from "./call-schema";

const nothing = z.strictObject({});
const staff = { access: "person", permission: "test.import" } as const;

/** The calls for importing files of other systems as tests. */
export const importCalls = {
  importList: {
    input: importListInput,
    output: importListOutput,
    ...staff,
    summary: "The imports, newest first, 20 to a page.",
  },
  beginImport: {
    input: beginImportInput,
    output: importSchema,
    ...staff,
    summary: "Announce a file by its name and size; its bytes follow in pieces.",
  },
  sendImportPiece: {
    input: z.instanceof(FormData),
    output: importSchema,
    ...staff,
    summary:
      "Send the bytes of a file from `offset` on, at most 2 MB; repeating it changes nothing. The last piece has the " +
      "file read.",
    body: "files",
  },
  importDetail: {
    input: importDetailInput,
    output: importSchema,
    ...staff,
    summary: "An import as it stands: progress, then what is said about the file and its tests.",
  },
  importQuestions: {
    input: importQuestionsInput,
    output: importQuestionsOutput,
    ...staff,
    summary: "The questions of an import with their reasons, 20 to a page.",
  },
  chooseInImport: {
    input: chooseInImportInput,
    output: importSchema,
    ...staff,
    summary: "Decide title, language, subject, clock, attempts and sections of a test; refused on an older version.",
  },
  leaveOutOfImport: {
    input: leaveOutInput,
    output: importSchema,
    ...staff,
    summary: "Leave questions out, or take them in again; refused on an older version.",
  },
  commitImport: {
    input: changeImportInput,
    output: importSchema,
    ...staff,
    summary: "Make draft tests of what was read, which only staff see; all of them or none.",
  },
  publishImport: {
    input: changeImportInput,
    output: importSchema,
    ...staff,
    summary: "Publish the draft tests of an import.",
  },
  undoImport: {
    input: changeImportInput,
    output: importSchema,
    ...staff,
    summary: "Remove the tests of an import with their questions; refused once somebody has begun one of them.",
  },
  discardImport: {
    input: importDetailInput,
    output: nothing,
    ...staff,
    summary: "Forget an import that made no tests.",
  },
  importReport: {
    input: importDetailInput,
    output: importReportOutput,
    ...staff,
    summary: "The whole report of an import, to be kept as a file.",
  },
} as const satisfies Record<string, CallSchema>;
