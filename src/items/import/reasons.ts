import type { Language } from "../../contract/item/content";
import { aikenChanges, aikenRefusals, aikenTestRemarks } from "./aiken/reasons";
import { commonChanges, commonRefusals, commonTestRemarks } from "./common-reasons";
import { giftChanges, giftRefusals, giftTestRemarks } from "./gift/reasons";
import { moodleChanges, moodleRefusals, moodleTestRemarks } from "./moodle/reasons";
import { pastedChanges, pastedRefusals } from "./pasted/reasons";
import { qtiChanges, qtiRefusals, qtiTestRemarks } from "./qti/reasons";
import { qti1Changes, qti1Refusals, qti1TestRemarks } from "./qti1/reasons";
import type { ReasonWords } from "./words";

/** Changes to a question; the report lists them beside it. */
export const changes = {
  ...commonChanges,
  ...qtiChanges,
  ...qti1Changes,
  ...moodleChanges,
  ...giftChanges,
  ...aikenChanges,
  ...pastedChanges,
};

/** Reasons why a question cannot be used. */
export const refusals = {
  ...commonRefusals,
  ...qtiRefusals,
  ...qti1Refusals,
  ...moodleRefusals,
  ...giftRefusals,
  ...aikenRefusals,
  ...pastedRefusals,
};

/** Remarks about a test, a section or the file. */
export const testRemarks = {
  ...commonTestRemarks,
  ...qtiTestRemarks,
  ...qti1TestRemarks,
  ...moodleTestRemarks,
  ...giftTestRemarks,
  ...aikenTestRemarks,
};

export type ChangeCode = keyof typeof changes;
export type RefusalCode = keyof typeof refusals;
export type TestRemarkCode = keyof typeof testRemarks;

/** A change, refusal or remark in the report of an import; `detail` is a short datum from the file. */
export interface Reason {
  readonly code: ChangeCode | RefusalCode | TestRemarkCode;
  readonly detail?: string;
}

const words: Readonly<Record<Reason["code"], ReasonWords>> = { ...changes, ...refusals, ...testRemarks };
export const reasonSentence = (code: Reason["code"], language: Language): string => words[code][language];
