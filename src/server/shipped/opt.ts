import type { Localized } from "../../contract/item/content";
import type { SectionInfo } from "../../contract/tests";
import { optListeningBank } from "../../items/opt/listening/bank";
import { optUseOfEnglishBank } from "../../items/opt/use-of-english/bank";
import { cefrLevels, levelMiddles, thetaOfPlacement } from "../../psychometrics/scales/cefr";
import { ritOf } from "../../psychometrics/scales/rit";
import type { StartingAbility, TestDefinition } from "../db/shapes";
import type { MadeTest } from "./shipped-test";

const minuteMs = 60_000;

interface Part {
  readonly stage: string;
  readonly area: string;
  readonly items: number;
  readonly heard?: true;
  readonly title: Localized;
  /** Short title, for narrow places. */
  readonly short: Localized;
  readonly directions: Localized;
}

const parts: readonly Part[] = [
  {
    stage: "use-1",
    area: "grammarVocabulary",
    items: 10,
    title: { en: "Use of English 1: Short dialogues", zh: "英语运用 1：对话填空" },
    short: { en: "Use of English 1", zh: "英语运用 1" },
    directions: {
      en: "<p>Read a short dialogue and choose what fits the gap.</p>",
      zh: "<p>读一段简短的对话，选出适合填入空格的内容。</p>",
    },
  },
  {
    stage: "use-2",
    area: "meaning",
    items: 10,
    title: { en: "Use of English 2: What is meant", zh: "英语运用 2：话里的意思" },
    short: { en: "Use of English 2", zh: "英语运用 2" },
    directions: {
      en: "<p>Read what two people say and choose what the speaker means. It may be said openly or only hinted at.</p>",
      zh: "<p>读两个人的对话，选出说话人的意思。有的直接说出，有的只是暗示。</p>",
    },
  },
  {
    stage: "use-3",
    area: "gappedText",
    items: 1,
    title: { en: "Use of English 3: Text with gaps", zh: "英语运用 3：短文填词" },
    short: { en: "Use of English 3", zh: "英语运用 3" },
    directions: {
      en: "<p>Read one text and fill each gap. Type one word where you are asked to write.</p>",
      zh: "<p>读一篇短文，填好每个空。需要输入时，每空填一个单词。</p>",
    },
  },
  {
    stage: "listening-1",
    area: "listeningShort",
    items: 5,
    heard: true,
    title: { en: "Listening 1: Short dialogues", zh: "听力 1：短对话" },
    short: { en: "Listening 1", zh: "听力 1" },
    directions: {
      en: "<p>Listen to a short dialogue and answer one question about it.</p>",
      zh: "<p>听一段短对话，回答一个问题。</p>",
    },
  },
  {
    stage: "listening-2",
    area: "listeningLong",
    items: 5,
    heard: true,
    title: { en: "Listening 2: Longer dialogues", zh: "听力 2：长对话" },
    short: { en: "Listening 2", zh: "听力 2" },
    directions: {
      en: "<p>Listen to a longer dialogue and answer one question about it.</p>",
      zh: "<p>听一段较长的对话，回答一个问题。</p>",
    },
  },
  {
    stage: "listening-3",
    area: "listeningMonologue",
    items: 5,
    heard: true,
    title: { en: "Listening 3: One speaker", zh: "听力 3：独白" },
    short: { en: "Listening 3", zh: "听力 3" },
    directions: {
      en: "<p>Listen to one person speaking and answer one question about it.</p>",
      zh: "<p>听一个人讲话，回答一个问题。</p>",
    },
  },
];

const total = parts.reduce((sum, { items }) => sum + items, 0);

const sectionOf = ({ stage, items, heard, title, short, directions }: Part): SectionInfo => ({
  stage,
  title,
  short,
  directions,
  items,
  time_limit_ms: null,
  ...(heard === undefined ? {} : { heard }),
  tools: [],
});

/** The score at the border between A2 and B1. */
const borderPoints = 40.5;
const spread = { openMind: 20, chosen: 15 } as const;

const expectedAt = (theta: number, sd: number): StartingAbility => ({ mean: ritOf(theta), sd, below: 0 });

/**
 * OPT: Use of English and Listening in six parts with one time limit of an hour; each item is chosen from the answers
 * before it.
 */
export const optDefinition: TestDefinition = {
  title: { en: "OPT", zh: "OPT" },
  measures: {
    en:
      "Your English from Pre-A1 to C2: grammar and words, what speakers mean, a text with gaps, and listening. " +
      "The questions follow your answers.",
    zh: "测定你从 Pre-A1 到 C2 的英语水平：语法与词汇、话里的意思、短文填词和听力。题目会随你的作答调整难度。",
  },
  subject: "opt",
  exam_info: {
    type: 2,
    extract_question_logic: 1,
    extract_question_number: total,
    scoring_method: 2,
    correct_rate_method: 0,
  },
  modes: [],
  time_limit_ms: 60 * minuteMs,
  sections: parts.map(sectionOf),
  section_areas: Object.fromEntries(parts.map(({ stage, area }) => [stage, area])),
  rules: [
    "oneClock",
    "clockKeepsRunning",
    "oneByOne",
    "noWayBack",
    "mayBeBlank",
    "heardTwice",
    "reachMost",
    "practiceEstimate",
  ],
  start_levels: [...cefrLevels.keys()],
  expected: expectedAt(thetaOfPlacement(borderPoints), spread.openMind),
  expected_at: Object.fromEntries(
    cefrLevels.map((name, level) => [level, expectedAt(levelMiddles[name], spread.chosen)]),
  ),
  late_policy: "hold",
  attempt_limit: null,
};

/** The OPT with its recorded listening scripts: `audioOf` returns the file of a script, null if there is none. */
export const makeOpt = (audioOf: Parameters<typeof optListeningBank>[0]): MadeTest => ({
  definition: optDefinition,
  items: [...optUseOfEnglishBank(), ...optListeningBank(audioOf)],
});
