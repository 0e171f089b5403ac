import type { Localized } from "./item/content";
import type { NumberEntry } from "./item/number-entry";

/** What of a test's `exam_info` decides how its items reach the student. */
interface Extraction {
  readonly type: number;
  readonly extract_question_logic: number;
}

/** An attempt is adaptive when type is 2 and extract_question_logic is 1 (SPEC §4); every other one is fixed. */
export const isAdaptive = ({ type, extract_question_logic }: Extraction): boolean =>
  type === 2 && extract_question_logic === 1;

/** The units of scores, in the order in which lists show them. */
export const scoreUnits = ["percent", "rit", "sas", "sat", "opt"] as const;
export type ScoreUnit = (typeof scoreUnits)[number];

/** Tools of the player that a section may offer. */
export const tools = [
  "calculator",
  "graphingCalculator",
  "referenceSheet",
  "highlighter",
  "lineReader",
  "zoom",
  "eliminator",
  "markForReview",
  "palette",
  "textToSpeech",
  "colours",
] as const;
export type Tool = (typeof tools)[number];

/**
 * What hands out the items. fixedSections: all that there are, section by section. itemAdaptive: one by one, each
 * chosen by the answers before. staged: section by section, each drawn as it opens, perhaps by how the one before went.
 */
export type Engine = "fixedSections" | "itemAdaptive" | "staged";

/** How a family delivers the items of one sitting. */
export interface DeliveryRecord {
  readonly engine: Engine;
  /** The page on which it is sat. */
  readonly page: string;
  /** Whether this installation can deliver it. */
  readonly isAvailable: boolean;
  /** Changes to one item are gathered for so long before they are sent, in ms; 0: an answer is final at once. */
  readonly gatherMs: number;
  /** A student who goes away suspends the sitting; never where a clock runs on. */
  readonly suspendsWhenIdle: boolean;
  /** Whether a blank is an answer: where items lock it is final and wrong, elsewhere it takes back the one before. */
  readonly takesBlank: boolean;
}

/** All that the two sides know of a family of tests; its chart, its screens and its server rules read it. */
export interface FamilyRecord {
  readonly title: Localized;
  readonly pages: { readonly detail: string; readonly result: string; readonly report: string | null };
  readonly delivery: { readonly fixed: DeliveryRecord; readonly adaptive: DeliveryRecord };
  /** The unit in which its results are told. */
  readonly scoreUnit: ScoreUnit;
  /** The lengths in which its tests may be sat, the first being the usual one. */
  readonly modes: readonly string[];
  /** What the levels are at which a student may choose to start. */
  readonly startLevels: "grades" | "cefr";
  /** Tools that its sections may offer. */
  readonly tools: readonly Tool[];
  /** What its fields for a number take. */
  readonly numberEntry: NumberEntry;
}

const typing = { engine: "fixedSections", gatherMs: 1_000, suspendsWhenIdle: false, takesBlank: true } as const;
const staged = { engine: "staged", gatherMs: 1_000, suspendsWhenIdle: false, takesBlank: true } as const;
const itemByItem = { engine: "itemAdaptive", gatherMs: 0, suspendsWhenIdle: true, takesBlank: false } as const;
/** The clock runs on whether or not the student is there, and nothing has to be answered. */
const itemByItemTimed = { ...itemByItem, suspendsWhenIdle: false, takesBlank: true } as const;
const away = { isAvailable: false } as const;
const here = { isAvailable: true } as const;

/** The families of tests, in the order in which menus show them. */
export const families = {
  map: {
    title: { en: "MAP", zh: "MAP" },
    pages: { detail: "/examAccess/MAPDetail", result: "/examAccess/MAPResult", report: "/examAccess/report" },
    delivery: {
      fixed: { page: "/examAccess/MAPExam", ...staged, ...here },
      adaptive: { page: "/examAccess/MAPExamAuto", ...itemByItem, ...here },
    },
    scoreUnit: "rit",
    modes: ["full", "practice"],
    startLevels: "grades",
    tools: ["calculator", "eliminator", "markForReview", "palette"],
    numberEntry: "any",
  },
  mapMini: {
    title: { en: "MAP Mini", zh: "MAP 低年级" },
    pages: { detail: "/examAccess/MAPMiniDetail", result: "/examAccess/MAPMiniResult", report: null },
    delivery: {
      fixed: { page: "/examAccess/MAPMiniExam", ...typing, ...away },
      adaptive: { page: "/examAccess/MAPMiniExam", ...itemByItem, ...here },
    },
    scoreUnit: "rit",
    modes: ["short", "full"],
    startLevels: "grades",
    tools: [],
    numberEntry: "any",
  },
  cat: {
    title: { en: "CAT", zh: "CAT" },
    pages: { detail: "/examAccess/CATDetail", result: "/examAccess/CATResult", report: null },
    delivery: {
      fixed: { page: "/examAccess/CATExam", ...staged, ...here },
      adaptive: { page: "/examAccess/CATExam", ...itemByItem, ...away },
    },
    scoreUnit: "sas",
    modes: ["full", "trial"],
    startLevels: "grades",
    tools: ["zoom", "markForReview", "palette"],
    numberEntry: "any",
  },
  sat: {
    title: { en: "SAT", zh: "SAT" },
    pages: { detail: "/examAccess/SATDetail", result: "/examAccess/SATResult", report: null },
    delivery: {
      fixed: { page: "/examAccess/SATExam", ...staged, ...away },
      adaptive: { page: "/examAccess/SATExam", ...staged, ...here },
    },
    scoreUnit: "sat",
    modes: ["ownPace", "testDay"],
    startLevels: "grades",
    tools,
    numberEntry: "response",
  },
  opt: {
    title: { en: "OPT", zh: "OPT" },
    pages: { detail: "/examAccess/OPTDetail", result: "/examAccess/OPTResult", report: null },
    delivery: {
      fixed: { page: "/examAccess/OPTExam", ...typing, ...away },
      adaptive: { page: "/examAccess/OPTExam", ...itemByItemTimed, ...here },
    },
    scoreUnit: "opt",
    modes: ["full"],
    startLevels: "cefr",
    tools: [],
    numberEntry: "any",
  },
  custom: {
    title: { en: "School tests", zh: "校内测试" },
    pages: { detail: "/examAccess/detail", result: "/examAccess/result", report: null },
    delivery: {
      fixed: { page: "/examAccess/exam", ...typing, ...here },
      adaptive: { page: "/examAccess/examAuto", ...itemByItem, ...here },
    },
    scoreUnit: "percent",
    modes: ["full"],
    startLevels: "grades",
    tools,
    numberEntry: "any",
  },
} as const satisfies Readonly<Record<string, FamilyRecord>>;

export type Family = keyof typeof families;

/** In the order in which menus show them. */
export const familyIds = Object.keys(families) as [Family, ...Family[]];

/** By which of its deliveries a family gives a test with this `exam_info`. */
export const deliveryKindOf = (info: Extraction): keyof FamilyRecord["delivery"] =>
  isAdaptive(info) ? "adaptive" : "fixed";

/** How a test of this family with this `exam_info` is delivered. */
export const deliveryOf = (
  family: Family,
  info: Extraction,
): (typeof families)[Family]["delivery"]["fixed" | "adaptive"] => families[family].delivery[deliveryKindOf(info)];

/** The exam pages of a family, each once: whether it can be sat there, and whether some of its tests have sections. */
export const examPagesOf = (family: Family) => {
  const deliveries = Object.values(families[family].delivery);
  const some = (page: string, is: (one: DeliveryRecord) => boolean) =>
    deliveries.some((one) => one.page === page && one.isAvailable && is(one));
  return [...new Set(deliveries.map(({ page }) => page))].map((page) => ({
    page,
    isAvailable: some(page, () => true),
    hasSections: some(page, ({ engine }) => engine !== "itemAdaptive"),
  }));
};
