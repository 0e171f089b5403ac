import type { Tool } from "../../contract/families";
import type { Localized } from "../../contract/item/content";
import type { TestDefinition } from "../db/shapes";

interface MapSubject {
  /** The subject of the item bank and of the norms. */
  readonly subject: string;
  readonly title: Localized;
  readonly measures: Localized;
  /** The title of its only section. */
  readonly section: Localized;
  readonly tools: Tool[];
  /** Tools that no accommodation may add. */
  readonly withheld?: Tool[];
  /** Rules shown before the start, beside those of every MAP test. */
  readonly rules: TestDefinition["rules"];
  readonly startLevels: number[];
}

const full = 43;

/** An adaptive MAP test: 43 items or 20, without a time limit, one by one and without a way back. */
export const mapTest = ({
  subject,
  title,
  measures,
  section,
  tools,
  withheld,
  rules,
  startLevels,
}: MapSubject): TestDefinition => ({
  title,
  measures,
  subject,
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: full,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "full", items: full, minutes: [40, 55] },
    { mode: "practice", items: 20, minutes: [15, 25] },
  ],
  time_limit_ms: null,
  sections: [
    {
      stage: "main",
      title: section,
      items: full,
      time_limit_ms: null,
      tools,
      ...(withheld === undefined ? {} : { withheld }),
    },
  ],
  rules: ["untimed", "oneByOne", "noWayBack", "noSkipping", ...rules, "eliminator", "resumable", "practiceEstimate"],
  start_levels: startLevels,
  late_policy: "hold",
  attempt_limit: null,
});
