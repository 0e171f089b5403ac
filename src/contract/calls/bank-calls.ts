import { z } from "zod";
import {
  authorHomeOutput,
  changedItemsOutput,
  changeItemsInput,
  editImportedInput,
  editImportedOutput,
  exportedItemsOutput,
  exportItemsInput,
} from "../studio/studio-bank";
import { ofAuthors, type CallSchema } from "./call-schema";

/** The calls of an author's home and bank. */
export const bankCalls = {
  authorHome: {
    input: z.strictObject({}),
    output: authorHomeOutput,
    ...ofAuthors,
    summary: "What waits for the caller: unfinished questions, tests with findings, imports.",
  },
  changeItems: {
    input: changeItemsInput,
    output: changedItemsOutput,
    largestBody: 1024 * 1024,
    ...ofAuthors,
    summary: "Change tags of several drafts, delete them or bring them back: all, or none where one was changed since.",
  },
  exportItems: {
    input: exportItemsInput,
    output: exportedItemsOutput,
    ...ofAuthors,
    summary: "Questions of the caller as CSV, with their keys.",
  },
  editImported: {
    input: editImportedInput,
    output: editImportedOutput,
    ...ofAuthors,
    summary: "Make drafts of a test that the caller imported, so that it can be edited and published again.",
  },
} as const satisfies Record<string, CallSchema>;
