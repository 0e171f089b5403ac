import type { Language } from "../../contract/item/content";
import type { ImportFault } from "./faults";
import { reasonSentence, type Reason } from "./reasons";
import type { FileReport, TestReading } from "./report";

/** A reason with its sentence for people. */
export interface ReasonWithSentence extends Reason {
  readonly sentence: string;
}

const withSentence = ({ code, detail }: Reason, language: Language): ReasonWithSentence => ({
  code,
  ...(detail === undefined ? {} : { detail }),
  sentence: reasonSentence(code, language),
});

const testToJson = (test: TestReading, language: Language) => ({
  title: test.title,
  language: test.language,
  ...(test.timeLimitMs === undefined ? {} : { timeLimitMs: test.timeLimitMs }),
  ...(test.attempts === undefined ? {} : { attempts: test.attempts }),
  sections: test.sections,
  kept: test.kept.map((reason) => withSentence(reason, language)),
  changed: [...(test.refusal === undefined ? [] : [test.refusal]), ...test.changed].map((reason) =>
    withSentence(reason, language),
  ),
  items: test.items.map(({ reasons, item, ...question }) => ({
    ...question,
    reasons: reasons.map((reason) => withSentence(reason, language)),
    ...(item === undefined ? {} : { item }),
  })),
});

/** The report on one file for a program, with sentences in `language`. */
export const reportToJson = (file: string, report: FileReport, language: Language) => ({
  file,
  format: report.format,
  tests: report.tests.map((test) => testToJson(test, language)),
});

/** The report on a file that cannot be read at all. */
export const faultToJson = (file: string, fault: ImportFault, language: Language) => ({
  file,
  format: null,
  fault: { code: fault.code, sentence: fault.sentence(language) },
  tests: [],
});
