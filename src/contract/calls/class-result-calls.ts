import {
  classScoresOutput,
  itemStatsInput,
  itemStatsOutput,
  resultsInput,
  resultsOutput,
} from "../classes/class-results";
import type { CallSchema } from "./call-schema";

const ofReaders = { access: "person", permission: "result.read" } as const;

/** The calls by which teachers read the results of their classes. */
export const classResultCalls = {
  classResults: {
    input: resultsInput,
    output: resultsOutput,
    ...ofReaders,
    summary: "The results of an assignment: members and questions with each mark, and members and skills.",
  },
  classScores: {
    input: resultsInput,
    output: classScoresOutput,
    ...ofReaders,
    summary: "The scores of a class on the scales of the test's family: norms, growth, routes, batteries and levels.",
  },
  itemStats: {
    input: itemStatsInput,
    output: itemStatsOutput,
    ...ofReaders,
    summary: "What the answers of a class tell about one question, each figure with its number and interval.",
  },
} as const satisfies Record<string, CallSchema>;
