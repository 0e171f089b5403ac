import { faults } from "../../src/contract/calls/faults";
import type { TestFinding } from "../../src/contract/studio/studio-tests";
import { asFault } from "../support/fault";

/** A draft test as the server has stored it. */
export interface SavedTestVersion {
  readonly testId: string;
  readonly version: number;
}

/** A published edition. */
export interface Published {
  readonly menuId: string;
  readonly edition: number;
}

const dataOf = (error: unknown): Readonly<Record<string, unknown>> => {
  const fault = asFault(error);
  const data = "data" in fault ? fault.data : null;
  return typeof data === "object" && data !== null ? (data as Readonly<Record<string, unknown>>) : {};
};

/** The findings for which the server has refused to publish; null: it was refused for another reason. */
export const findingsIn = (error: unknown): readonly TestFinding[] | null => {
  const { findings } = dataOf(error);
  return asFault(error).code === faults.testHasFindings.code && Array.isArray(findings)
    ? (findings as readonly TestFinding[])
    : null;
};

/** Whether questions of the test were changed since the check. */
export const isOutdatedCheck = (error: unknown): boolean => asFault(error).code === faults.testQuestionsChanged.code;

/** Whether the draft was changed since the version that a call was made from. */
export const isOlder = (error: unknown): boolean => asFault(error).code === faults.testDraftChanged.code;
