import type { ImportChoices, ImportTest } from "../../../contract/importing/importing";
import type { Language } from "../../../contract/item/content";
import type { MessageId } from "../../i18n/message-id";

/** The entries in the form of a test; an empty number means no limit. */
export interface TestFields {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  readonly minutes: string;
  readonly attempts: string;
  readonly sections: readonly { readonly title: string; readonly merged: boolean }[];
}
export type TestProblems = Partial<Record<"title" | "subject" | "minutes" | "attempts", MessageId>>;

const minute = 60_000;

/** The form's fields with the current values of a test. */
export const testFields = ({ choices, sections, ...test }: ImportTest): TestFields => ({
  title: test.title,
  subject: test.subject,
  language: test.language,
  minutes: test.time_limit_ms === null ? "" : String(Math.round((test.time_limit_ms / minute) * 100) / 100),
  attempts: test.attempts === null ? "" : String(test.attempts),
  sections: sections.map((section, place) => ({
    title: choices.sections?.[place]?.title ?? section.title ?? "",
    merged: choices.sections?.[place]?.merged === true,
  })),
});

const isNumber = (text: string, least: number, most: number, whole: boolean): boolean => {
  const value = Number(text);
  return text.trim() === "" || (value >= least && value <= most && (!whole || Number.isInteger(value)));
};

/** The problems of a form, by field. */
export const testProblems = ({ title, subject, minutes, attempts }: TestFields): TestProblems => ({
  ...(title.trim() === "" ? { title: "import.problem.title" as const } : {}),
  ...(/^[\w.-]+$/.test(subject.trim()) ? {} : { subject: "import.problem.subject" as const }),
  ...(isNumber(minutes, 0.1, 600, false) ? {} : { minutes: "import.problem.minutes" as const }),
  ...(isNumber(attempts, 1, 100, true) ? {} : { attempts: "import.problem.attempts" as const }),
});

/**
 * The choices from a valid form that was opened with the fields `before`: the present choices of the test, with the
 * fields that were changed. Choices that another person has made since then are preserved.
 */
export function testChoices(fields: TestFields, before: TestFields, test: ImportTest): ImportChoices {
  const { choices } = test;
  const limit = fields.minutes.trim() === "" ? null : Math.round(Number(fields.minutes) * minute);
  const attempts = fields.attempts.trim() === "" ? null : Number(fields.attempts);
  const typed = fields.sections.flatMap(({ title, merged }, place) => {
    const was = before.sections[place];
    if (was?.title === title && was.merged === merged) return [];
    const own = {
      ...(title.trim() === "" || title.trim() === test.sections[place]?.title ? {} : { title: title.trim() }),
      ...(place > 0 && merged ? { merged } : {}),
    };
    return [[String(place), own] as const];
  });
  return {
    ...choices,
    ...(fields.title === before.title ? {} : { title: fields.title.trim() }),
    ...(fields.subject === before.subject ? {} : { subject: fields.subject.trim() }),
    ...(fields.language === before.language ? {} : { language: fields.language }),
    ...(fields.minutes === before.minutes ? {} : { time_limit_ms: limit }),
    ...(fields.attempts === before.attempts ? {} : { attempts }),
    ...(typed.length === 0 ? {} : { sections: { ...choices.sections, ...Object.fromEntries(typed) } }),
  };
}
