import type { SectionInfo } from "../../../contract/tests";
import type { SectionReading, TestReading } from "../../../items/import/report";
import type { TestDefinition } from "../../db/shapes";
import type { TestDraft } from "../publishing/draft";

/** Options of an import that override or complete what the file says. */
export interface ImportWishes {
  /** The description of the test, in its language. */
  readonly description?: string;
  /** null: no time limit. */
  readonly timeLimitMs?: number | null;
  /** Number of attempts allowed per person; null: no limit; left out: what the file says, else one. */
  readonly attempts?: number | null;
}

const msPerItem = 90_000;
const step = 5 * 60_000;
const timedRules: TestDefinition["rules"] = ["timed", "clockKeepsRunning"];
const untimedRules: TestDefinition["rules"] = ["untimed"];

/** The facts of a test that its definition is made of. */
export type DefiningFacts = Pick<TestReading, "title" | "language" | "timeLimitMs" | "attempts" | "sections">;

const countOf = ({ draw, items }: SectionReading): number => Math.min(draw ?? items.length, items.length);
const stageOf = (sections: readonly SectionReading[], place: number): string =>
  sections.length === 1 ? "main" : `s${place + 1}`;

/** The limit of the whole test; null: none, or each section has its own. */
export const importedTimeLimit = ({
  timeLimitMs,
  sections,
}: Pick<DefiningFacts, "timeLimitMs" | "sections">): number | null => {
  if (timeLimitMs !== undefined) return timeLimitMs;
  if (sections.length > 1 && sections.every((section) => section.timeLimitMs !== undefined)) return null;
  const count = sections.reduce((sum, section) => sum + countOf(section), 0);
  return Math.ceil((count * msPerItem) / step) * step;
};

/** The definition of a fixed test that was read from a file, and which items belong to which of its sections. */
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
        extract_question_number: infos.reduce((sum, { items }) => sum + items, 0),
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
