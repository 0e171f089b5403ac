import { numberIn } from "../numbers";
import type { TestRemarkCode } from "../reasons";
import type { XmlElement } from "../xml";
import { childElements } from "../xml";
import { isSetTo } from "./booleans";
import type { TestRemarks } from "./test-remarks";

const longestSeconds = 1_000_000;

export interface QtiTimeLimits {
  /** The time limit in milliseconds; null: there is none that can be imported. */
  readonly most: number | null;
  /** Limits that cannot be imported, as `name=value`. */
  readonly others: readonly string[];
}

/** The time limits of a test, a part, a section or an item. */
export const timeLimitsOf = (element: XmlElement): QtiTimeLimits => {
  const written = childElements(element, "timeLimits");
  const seconds = written.flatMap(({ attributes }) => numberIn(attributes["maxTime"] ?? "") ?? [])[0] ?? 0;
  const fits = seconds > 0 && seconds <= longestSeconds;
  return {
    most: fits ? Math.round(seconds * 1_000) : null,
    others: written.flatMap(({ attributes }) => [
      ...(attributes["maxTime"] !== undefined && !fits ? [`maxTime=${attributes["maxTime"].slice(0, 20)}`] : []),
      ...(numberIn(attributes["minTime"] ?? "") ? [`minTime=${attributes["minTime"] ?? ""}`] : []),
      ...(isSetTo({ attributes }, "allowLateSubmission", true) ? ["allowLateSubmission=true"] : []),
    ]),
  };
};

const codeOf = (limit: string): TestRemarkCode => {
  if (limit.startsWith("minTime")) return "minTimeLeftOut";
  return limit.startsWith("allowLate") ? "lateSubmissionLeftOut" : "timeLimitLeftOut";
};

/** Notes the limits that cannot be imported. */
export const nameOtherLimits = ({ others }: QtiTimeLimits, remarks: TestRemarks): void => {
  for (const other of others) remarks.change(codeOf(other), other);
};

/** The time limit of a test in milliseconds: the shorter of the limits of the test and of its only part; null: none. */
export const testTimeLimit = (test: XmlElement, parts: readonly XmlElement[], remarks: TestRemarks): number | null => {
  const [whole, ...partly] = [test, ...parts].map(timeLimitsOf);
  for (const limits of [whole, ...partly]) if (limits) nameOtherLimits(limits, remarks);
  const [only, ...more] = partly;
  if (more.length > 0)
    for (const { most } of partly) if (most !== null) remarks.change("partTimeLimitLeftOut", `${most / 1_000}`);
  const limits = [whole?.most, more.length === 0 ? only?.most : null].filter((most) => typeof most === "number");
  return limits.length === 0 ? null : Math.min(...limits);
};
