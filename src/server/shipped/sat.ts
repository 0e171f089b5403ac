import type { Localized } from "../../contract/item/content";
import type { Item } from "../../contract/item/item";
import type { SectionInfo } from "../../contract/tests";
import { soundSalt } from "../../items/review/sound-salt";
import { satMathBank } from "../../items/sat/math/bank";
import { satMathPanels } from "../../items/sat/math/panels";
import type { SatPanel } from "../../items/sat/panels";
import { satReadingWritingBank } from "../../items/sat/reading-writing/bank";
import { satReadingWritingPanels } from "../../items/sat/reading-writing/panels";
import type { SectionForm, SectionRouting } from "../db/shapes";
import { mathDirections, readingWritingDirections } from "./sat-directions";
import type { MadeTest } from "./shipped-test";

const minuteMs = 60_000;
const restMs = 10 * minuteMs;
const routes = ["easier", "harder"] as const;

/** One of the two halves: two modules of the same length; the result of the first decides which second one is drawn. */
interface Half {
  readonly id: string;
  readonly title: Localized;
  /** Short title, for narrow places. */
  readonly short: Localized;
  readonly directions: Localized;
  readonly items: number;
  readonly minutes: number;
  /** Number of right answers in the first module from which the harder second one follows. */
  readonly cut: number;
  readonly tools: SectionInfo["tools"];
  readonly bank: (salt: string) => readonly Item[];
  readonly panels: (salt: string) => readonly SatPanel[];
}

const halves: readonly Half[] = [
  {
    id: "reading-writing",
    title: { en: "Reading and Writing", zh: "阅读与写作" },
    short: { en: "R&W", zh: "读写" },
    directions: readingWritingDirections,
    items: 27,
    minutes: 32,
    cut: 18,
    tools: ["eliminator", "highlighter", "lineReader", "markForReview", "palette", "zoom"],
    bank: satReadingWritingBank,
    panels: satReadingWritingPanels,
  },
  {
    id: "math",
    title: { en: "Math", zh: "数学" },
    short: { en: "Math", zh: "数学" },
    directions: mathDirections,
    items: 22,
    minutes: 35,
    cut: 14,
    tools: ["graphingCalculator", "referenceSheet", "calculator", "eliminator", "markForReview", "palette", "zoom"],
    bank: (salt) => satMathBank(soundSalt(satMathBank, salt)),
    panels: (salt) => satMathPanels(soundSalt(satMathBank, salt)),
  },
];

const moduleTitle = ({ en = "", zh = "" }: Localized, number: 1 | 2): Localized => ({
  en: `${en}, Module ${number}`,
  zh: `${zh} 第 ${number} 模块`,
});

const stageOf = ({ id }: Half, number: 1 | 2): string => `${id}-${number}`;

const moduleOf = (half: Half, number: 1 | 2): SectionInfo => ({
  stage: stageOf(half, number),
  part: half.title,
  title: moduleTitle(half.title, number),
  short: moduleTitle(half.short, number),
  directions: half.directions,
  items: half.items,
  time_limit_ms: half.minutes * minuteMs,
  tools: half.tools,
});

const rest: SectionInfo = {
  stage: "break",
  kind: "break",
  title: { en: "Break", zh: "休息" },
  items: 0,
  time_limit_ms: null,
  rest_ms: restMs,
  tools: [],
};

const formsOf = (half: Half, salt: string): SectionForm[] =>
  half.panels(salt).flatMap((panel, number) => {
    const form = String(number + 1);
    const second = stageOf(half, 2);
    return [
      { stage: stageOf(half, 1), form, items: panel.first },
      ...routes.map((route) => ({ stage: second, form, route, items: panel[route] })),
    ];
  });

/** The items of a half that are in a panel; others would belong to no section. */
const itemsOf = (half: Half, salt: string): Item[] => {
  const used = new Set(formsOf(half, salt).flatMap(({ items }) => items));
  return half.bank(salt).filter(({ item_id }) => used.has(item_id));
};

const total = halves.reduce((sum, { items }) => sum + 2 * items, 0);
const minutes = halves.reduce((sum, half) => sum + 2 * half.minutes, 0) + (halves.length - 1) * 10;

/**
 * SAT: two staged modules in each half, with a harder or an easier second one, at one's own pace or as on the test day.
 */
export const makeSat = (salt = ""): MadeTest => ({
  definition: {
    title: { en: "SAT", zh: "SAT" },
    measures: {
      en: "Reading and writing, then mathematics, each in two modules; the second follows how the first went.",
      zh: "先阅读与写作，后数学，各有两个模块，第二模块的难度由第一模块的表现决定。",
    },
    subject: "sat",
    exam_info: {
      type: 2,
      extract_question_logic: 1,
      extract_question_number: total,
      scoring_method: 2,
      correct_rate_method: 0,
    },
    modes: [
      { mode: "ownPace", items: total, minutes: [Math.round(minutes * 0.7), minutes] },
      { mode: "testDay", items: total, minutes: [minutes, minutes], held: true },
    ],
    time_limit_ms: null,
    sections: halves.flatMap((half, place) => [...(place === 0 ? [] : [rest]), moduleOf(half, 1), moduleOf(half, 2)]),
    rules: [
      "sectionsTimed",
      "breaks",
      "staged",
      "freeMovement",
      "calculatorSometimes",
      "eliminator",
      "markForReview",
      "checkBeforeSubmit",
      "blankIsWrong",
      "practiceEstimate",
    ],
    start_levels: [],
    late_policy: "hold",
    attempt_limit: null,
    forms: halves.flatMap((half) => formsOf(half, salt)),
    routing: Object.fromEntries(
      halves.map((half): [string, SectionRouting] => [
        stageOf(half, 2),
        { from: stageOf(half, 1), cuts: [half.cut], routes },
      ]),
    ),
  },
  items: halves.flatMap((half) => itemsOf(half, salt)),
});
