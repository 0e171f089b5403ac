import { assignmentPaperInput, editionPaperInput, paperKeysSchema, testPaperSchema } from "../studio/printed-test";
import { ofAuthors, type CallSchema } from "./call-schema";

/** The calls by which tests are printed. */
export const paperCalls = {
  assignmentPaper: {
    input: assignmentPaperInput,
    output: testPaperSchema,
    access: "person",
    permission: "assignment.manage",
    summary: "A test given to a class as it is printed, without keys.",
  },
  assignmentPaperKeys: {
    input: assignmentPaperInput,
    output: paperKeysSchema,
    access: "person",
    permission: "result.read",
    summary: "The keys to a printed test, or why they are withheld from its teacher now.",
  },
  editionPaper: {
    input: editionPaperInput,
    output: testPaperSchema,
    ...ofAuthors,
    summary: "An edition of one of the caller's tests as it is printed, without keys.",
  },
  editionPaperKeys: {
    input: editionPaperInput,
    output: paperKeysSchema,
    ...ofAuthors,
    summary: "The keys to a printed edition, or why they are withheld from its author now.",
  },
} as const satisfies Record<string, CallSchema>;
