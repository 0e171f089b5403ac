import type { Localized } from "../../contract/item/content";
import type { SectionInfo } from "../../contract/tests";
import { catBank, catForms, catWarmUps } from "../../items/cat/bank";
import { subtests, type CatLevel, type Subtest } from "../../items/cat/engine/model";
import { skillTitle } from "../../items/catalogue";
import { soundSalt } from "../../items/review/sound-salt";
import type { SectionForm } from "../db/shapes";
import type { MadeTest } from "./shipped-test";

const minuteMs = 60_000;
const restMs = 10 * minuteMs;

/** Minutes of each subtest, by part of the test. */
const parts: readonly Readonly<Partial<Record<Subtest, number>>>[] = [
  { figureClassification: 10, figureMatrices: 10 },
  { verbalClassification: 8, verbalAnalogies: 8, numberAnalogies: 10 },
  { numberSeries: 8, figureAnalysis: 9, figureRecognition: 9 },
];

const levels: Readonly<Record<CatLevel, { readonly age: number; readonly ages: Localized }>> = {
  A: { age: 8.75, ages: { en: "for ages 8 to 9", zh: "适合 8 至 9 岁" } },
  D: { age: 11.75, ages: { en: "for ages 11 to 12", zh: "适合 11 至 12 岁" } },
};

/** These subtests measure reading as well: with text-to-speech their scores would mean nothing. */
const readAlone: ReadonlySet<Subtest> = new Set(["verbalClassification", "verbalAnalogies"]);

const practiceOf = (subtest: Subtest): string => `${subtest}-practice`;
const names = Object.keys(subtests) as Subtest[];

const partTitle = (part: number): Localized => ({ en: `Part ${part + 1}`, zh: `第${"一二三"[part] ?? ""}部分` });

const sectionsOfPart = (minutes: (typeof parts)[number], part: number): SectionInfo[] => {
  const own = names.flatMap((subtest): SectionInfo[] => {
    const limit = minutes[subtest];
    if (limit === undefined) return [];
    const title = skillTitle("cat", subtest);
    const withheld: Pick<SectionInfo, "withheld"> = readAlone.has(subtest) ? { withheld: ["textToSpeech"] } : {};
    const shared = { part: partTitle(part), title, tools: [], ...withheld };
    return [
      { ...shared, stage: practiceOf(subtest), kind: "practice", items: 3, time_limit_ms: null },
      {
        ...shared,
        stage: subtest,
        items: subtests[subtest].items,
        time_limit_ms: limit * minuteMs,
        tools: ["markForReview", "palette"],
      },
    ];
  });
  const rest: SectionInfo = {
    stage: `break-${part}`,
    kind: "break",
    title: { en: "Break", zh: "休息" },
    items: 0,
    time_limit_ms: null,
    rest_ms: restMs,
    tools: [],
  };
  return part === 0 ? own : [rest, ...own];
};

const formsOf = (level: CatLevel, salt: string): SectionForm[] =>
  catForms(level, salt).flatMap((form, number) =>
    names.map((stage) => ({ stage, form: String(number + 1), items: form[stage] })),
  );

const practiceItems = (level: CatLevel, salt: string): Record<string, readonly string[]> => {
  const warmUps = catWarmUps(level, salt);
  return Object.fromEntries(
    names.map((subtest) => {
      const { example, practice } = warmUps[subtest];
      return [practiceOf(subtest), [example, ...practice]];
    }),
  );
};

const total = names.reduce((sum, subtest) => sum + subtests[subtest].items, 0);

/** The test with items generated from a salt that yields a sound bank. */
const cat = (level: CatLevel, salt: string): MadeTest => ({
  definition: {
    title: { en: `CAT Level ${level}`, zh: `CAT ${level} 级` },
    measures: {
      en:
        `How you reason with figures, words, numbers and shapes, ${levels[level].ages.en}. ` +
        "Each subtest has its own time and begins with an example and practice.",
      zh: `考察图形、文字、数量和空间推理，${levels[level].ages.zh}。每个分测验单独计时，开始前有例题和练习。`,
    },
    subject: "cat",
    exam_info: {
      type: 0,
      extract_question_logic: 0,
      extract_question_number: total,
      scoring_method: 2,
      correct_rate_method: 0,
    },
    modes: [
      { mode: "full", items: total, minutes: [90, 120] },
      { mode: "trial", items: total / 2, minutes: [50, 65], share: 0.5 },
    ],
    time_limit_ms: null,
    sections: parts.flatMap(sectionsOfPart),
    rules: [
      "sectionsTimed",
      "practiceFirst",
      "breaks",
      "freeMovement",
      "markForReview",
      "checkBeforeSubmit",
      "blankIsWrong",
      "practiceEstimate",
    ],
    start_levels: [],
    late_policy: "hold",
    attempt_limit: null,
    forms: formsOf(level, salt),
    practice: practiceItems(level, salt),
    norm_age: levels[level].age,
  },
  items: catBank(level, salt),
});

/** CAT at one level: timed subtests in three parts, each after practice; the whole test, or half of it as a trial. */
export const makeCat = (level: CatLevel, given = ""): MadeTest => {
  const salt = soundSalt(
    (tried) => catBank(level, tried),
    given,
    ({ skill }) => skill,
  );
  return cat(level, salt);
};
