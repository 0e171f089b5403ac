import type { SectionInfo } from "../../../contract/tests";
import type { Reason } from "../../../items/import/reasons";
import type { SectionReading, TestReading } from "../../../items/import/report";
import type { TestDefinition } from "../../db/shapes";
import type { TestDraft } from "../publishing/draft";

/** Options of an import that override or complete the file's values. */
export interface ImportWishes {
  /** The description of the test, in its language. */
  readonly description?: string;
  /** null: no time limit. */
  readonly timeLimitMs?: number | null;
  /** Number of attempts allowed per person; null: no limit; absent: the file's value, else one. */
  readonly attempts?: number | null;
}

const msPerItem = 90_000;
const step = 5 * 60_000;
const timedRules: TestDefinition["rules"] = ["timed", "clockKeepsRunning"];
const untimedRules: TestDefinition["rules"] = ["untimed"];

/** The facts from which the definition of a test is made. */
export type DefiningFacts = Pick<TestReading, "title" | "language" | "timeLimitMs" | "attempts" | "sections">;

const countOf = ({ draw, items }: SectionReading): number => Math.min(draw ?? items.length, items.length);
const stageOf = (sections: readonly SectionReading[], place: number): string =>
  sections.length === 1 ? "main" : `s${place + 1}`;

type TimedFacts = Pick<DefiningFacts, "timeLimitMs" | "sections">;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
/** Whether the file gives neither the test nor some of its sections a time limit. */
const lacksLimit = ({ timeLimitMs, sections }: TimedFacts): boolean =>
  timeLimitMs === undefined && sections.some((section) => section.timeLimitMs === undefined);

/**
 * The limit of the whole test; null: none, or each section has its own. Sections for which the file gives none count
 * 1.5 minutes for each question.
 */
export const importedTimeLimit = ({ timeLimitMs, sections }: TimedFacts): number | null => {
  if (timeLimitMs !== undefined) return timeLimitMs;
  const given = sections.flatMap((section) => section.timeLimitMs ?? []);
  if (given.length === sections.length && sections.length > 1) return null;
  const others = sections.filter((section) => section.timeLimitMs === undefined).map(countOf);
  return sum(given) + Math.ceil((sum(others) * msPerItem) / step) * step;
};

/** The remark about a time limit that the file does not give; empty if it gives one. */
export const timeLimitRemarks = (facts: TimedFacts): readonly Reason[] => {
  const limit = importedTimeLimit(facts);
  return limit !== null && lacksLimit(facts) ? [{ code: "timeLimitSet", detail: `${limit / 60_000} min` }] : [];
};

/** The definition of a fixed test that was read from a file, and the assignment of its items to sections. */
export const importedDefinition = (
  test: DefiningFacts,
  subject: string,
  wishes: ImportWishes,
): Pick<TestDraft, "definition"> & { readonly sectionItems: Readonly<Record<string, readonly string[]>> } => {
  const { sections, language } = test;
  const time_limit_ms = wishes.timeLimitMs === undefined ? importedTimeLimit(test) : wishes.timeLimitMs;
  const single = sections.length === 1;
  const infos = sections.map((section, place): SectionInfo => ({
    stage: stageOf(sections, place),
    title: section.title === null ? { en: "Questions", zh: "题目" } : { [language]: section.title },
    ...(section.directions === undefined ? {} : { directions: { [language]: section.directions } }),
    ...(section.media === undefined ? {} : { media: [...section.media] }),
    items: countOf(section),
    time_limit_ms: section.timeLimitMs ?? (single ? time_limit_ms : null),
    tools: ["eliminator", "markForReview", "palette"],
  }));
  const isTimed = time_limit_ms !== null || infos.some((info) => info.time_limit_ms !== null);
  const drawing = sections.flatMap(({ draw, shuffle, items }, place) => {
    const rule = {
      ...(draw !== undefined && draw < items.length ? { draw } : {}),
      ...(shuffle === true ? { shuffle } : {}),
    };
    return Object.keys(rule).length === 0 ? [] : [[stageOf(sections, place), rule] as const];
  });
  const attempts = wishes.attempts === undefined ? test.attempts : wishes.attempts;
  return {
    definition: {
      title: { [language]: test.title },
      measures:
        wishes.description === undefined
          ? { en: "Questions from an imported file", zh: "来自导入文件的题目" }
          : { [language]: wishes.description },
      subject,
      exam_info: {
        type: 0,
        extract_question_logic: 0,
        extract_question_number: sum(infos.map(({ items }) => items)),
        scoring_method: 1,
        correct_rate_method: 0,
      },
      modes: [],
      time_limit_ms,
      sections: infos,
      ...(drawing.length === 0 ? {} : { section_rules: Object.fromEntries(drawing) }),
      rules: [
        ...(isTimed ? timedRules : untimedRules),
        "freeMovement",
        "markForReview",
        "eliminator",
        "checkBeforeSubmit",
        "resumable",
        "blankIsWrong",
        "practiceEstimate",
      ],
      start_levels: [],
      late_policy: "hold",
      attempt_limit: attempts === undefined ? 1 : attempts,
    },
    sectionItems: Object.fromEntries(sections.map(({ items }, place) => [stageOf(sections, place), items])),
  };
};
