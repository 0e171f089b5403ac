import type { Localized } from "../../contract/item/content";
import type { TestDefinition } from "../db/shapes";

interface MiniSubject {
  /** The subject of the item bank and of the norms. */
  readonly subject: string;
  readonly title: Localized;
  readonly measures: Localized;
  /** The title of its only section. */
  readonly section: Localized;
}

const full = 43;
/** The usual length for the youngest. */
const short = 20;

/** An adaptive test with spoken prompts: 20 items or 43, without a time limit, the first two easy. */
const mapMiniTest = ({ section, ...subject }: MiniSubject): TestDefinition => ({
  ...subject,
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: full,
    scoring_method: 1,
    correct_rate_method: 0,
  },
  modes: [
    { mode: "short", items: short, minutes: [10, 20] },
    { mode: "full", items: full, minutes: [25, 40] },
  ],
  time_limit_ms: null,
  sections: [{ stage: "main", title: section, items: full, time_limit_ms: null, tools: [] }],
  rules: ["untimed", "heard", "oneByOne", "noWayBack", "noSkipping", "resumable", "practiceEstimate"],
  start_levels: [0, 1, 2],
  easy_first: 2,
  times_even_use: 5.45,
  chance_until: 0.3,
  late_policy: "hold",
  attempt_limit: null,
});

export const mapMiniMathematics = mapMiniTest({
  subject: "math",
  title: { en: "MAP Mini Mathematics", zh: "MAP 低年级数学" },
  measures: {
    en:
      "Counting and adding, numbers, measuring and sorting, shapes. For children who cannot read yet: every question " +
      "is spoken, and answered by a touch.",
    zh: "数数与加减、认识数、测量与分类、图形。面向还不识字的孩子：每道题都会读出来，点一下就能作答。",
  },
  section: { en: "Mathematics", zh: "数学" },
});

export const mapMiniReading = mapMiniTest({
  subject: "reading",
  title: { en: "MAP Mini Reading", zh: "MAP 低年级阅读" },
  measures: {
    en:
      "Letters and sounds, words and what they mean, sentences, and stories that are read aloud. For children who " +
      "are only beginning to read English.",
    zh: "字母与读音、单词及其含义、句子，以及朗读的小故事。面向刚开始学习英语阅读的孩子。",
  },
  section: { en: "Reading", zh: "阅读" },
});
