import { z } from "zod";
import { filledBlueprintSchema, questionPoolSchema } from "../studio/blueprint-filling";
import {
  addDrawsInput,
  addDrawsOutput,
  drawModelInput,
  drawModelOutput,
  itemModelsOutput,
} from "../studio/item-models";
import { longestPaste } from "../studio/paste-limit";
import {
  draftDetailSchema,
  itemVersionInput,
  parseItemsInput,
  parseItemsOutput,
  readyItemOutput,
  saveItemInput,
  savedItemSchema,
  studioItemInput,
  studioItemsInput,
  studioItemsOutput,
} from "../studio/studio-items";
import {
  draftTestDetailSchema,
  publishedTestSchema,
  savedTestSchema,
  saveTestInput,
  simulateTestOutput,
  studioTestInput,
  studioTestsInput,
  studioTestsOutput,
  testCheckOutput,
  testItemsInput,
  testItemsOutput,
  testVersionInput,
} from "../studio/studio-tests";
import { ofAuthors, type CallSchema } from "./call-schema";

/** The calls by which authors write questions. */
export const studioCalls = {
  parseItems: {
    input: parseItemsInput,
    output: parseItemsOutput,
    largestBody: 4 * longestPaste,
    ...ofAuthors,
    summary: "Read questions from a pasted text or its HTML; what is not surely a question comes back with its lines.",
  },
  saveItem: {
    input: saveItemInput,
    output: savedItemSchema,
    largestBody: 128 * 1024,
    ...ofAuthors,
    summary: "Store a draft, complete or not. A change of an older version is refused with the draft as it stands.",
  },
  readyItem: {
    input: itemVersionInput,
    output: readyItemOutput,
    ...ofAuthors,
    summary: "Make a revision of a draft, which never changes; refused with what the draft lacks.",
  },
  deleteItem: {
    input: itemVersionInput,
    output: savedItemSchema,
    ...ofAuthors,
    summary: "Delete a draft; its revisions stay where they are used.",
  },
  restoreItem: {
    input: itemVersionInput,
    output: savedItemSchema,
    ...ofAuthors,
    summary: "Bring a deleted draft back.",
  },
  studioItems: {
    input: studioItemsInput,
    output: studioItemsOutput,
    ...ofAuthors,
    summary: "The caller's drafts that fit a search, the last changed first, 50 to a page.",
  },
  studioItem: {
    input: studioItemInput,
    output: draftDetailSchema,
    ...ofAuthors,
    summary: "A draft, or an earlier version of it, with its revisions and what it lacks.",
  },
  saveTest: {
    input: saveTestInput,
    output: savedTestSchema,
    largestBody: 256 * 1024,
    ...ofAuthors,
    summary:
      "Store a draft test, complete or not. A change of an older version is refused with the draft as it stands.",
  },
  studioTests: {
    input: studioTestsInput,
    output: studioTestsOutput,
    ...ofAuthors,
    summary: "The caller's tests, the last changed first, 50 to a page.",
  },
  studioTest: {
    input: studioTestInput,
    output: draftTestDetailSchema,
    ...ofAuthors,
    summary: "A draft test, or an earlier version of it, with the findings of its last check.",
  },
  studioTestItems: {
    input: testItemsInput,
    output: testItemsOutput,
    ...ofAuthors,
    summary: "The questions of a draft test in their order, each with its beginning; one that is gone is left out.",
  },
  checkTest: {
    input: testVersionInput,
    output: testCheckOutput,
    ...ofAuthors,
    summary: "Check a draft test as it stands; what is found names the question or section.",
  },
  questionPool: {
    input: z.object({}),
    output: questionPoolSchema,
    ...ofAuthors,
    summary: "The subjects, skills and tags of the questions that a blueprint or an adaptive test may use.",
  },
  fillBlueprint: {
    input: testVersionInput,
    output: filledBlueprintSchema,
    ...ofAuthors,
    summary: "The questions that a blueprint chooses for each of its lines as the bank is now.",
  },
  simulateTest: {
    input: testVersionInput,
    output: simulateTestOutput,
    ...ofAuthors,
    summary: "Check a draft test and let simulated students sit it; refused with what the check finds.",
  },
  itemModels: {
    input: z.object({}),
    output: itemModelsOutput,
    ...ofAuthors,
    summary: "The models that make questions, each with its levels and a sample.",
  },
  drawModel: {
    input: drawModelInput,
    output: drawModelOutput,
    ...ofAuthors,
    summary: "Questions that a model makes of a seed, with their keys; the same seed makes the same ones.",
  },
  addDraws: {
    input: addDrawsInput,
    output: addDrawsOutput,
    ...ofAuthors,
    summary: "Make drafts of questions that a model made of a seed.",
  },
  publishDraftTest: {
    input: testVersionInput,
    output: publishedTestSchema,
    access: "person",
    permission: "test.publish",
    summary: "Publish a draft test exactly as it stands; refused with what a check finds.",
  },
} as const satisfies Record<string, CallSchema>;
