import type { Localized } from "./item/content";
import type { NumberEntry } from "./item/number-entry";

/** The fields of a test's `exam_info` that decide how its items reach the student. */
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
 * The engine that delivers the items. fixedSections: all items, section by section. itemAdaptive: one by one, each
 * chosen by the answers so far. staged: section by section, each assembled when it opens, possibly by the result of the
 * one before.
 */
export type Engine = "fixedSections" | "itemAdaptive" | "staged";

/** How a family delivers the items of one attempt. */
export interface DeliveryRecord {
  readonly engine: Engine;
  /** Path of the page on which the test is taken. */
  readonly page: string;
  /** Whether this installation can deliver it. */
  readonly isAvailable: boolean;
  /** How long changes to one item are gathered before they are sent, in ms; 0: an answer is final immediately. */
  readonly gatherMs: number;
  /** The sitting is suspended when the student is idle; never true if the clock continues. */
  readonly suspendsWhenIdle: boolean;
  /**
   * Whether a blank counts as an answer: in item-adaptive delivery it is final and wrong, elsewhere it removes the
   * answer before.
   */
  readonly takesBlank: boolean;
}

/**
 * The facts about a family of tests that browser and server share; its chart, its screens and its server rules read
 * them.
 */
export interface FamilyRecord {
  readonly title: Localized;
  readonly pages: { readonly detail: string; readonly result: string; readonly report: string | null };
  readonly delivery: { readonly fixed: DeliveryRecord; readonly adaptive: DeliveryRecord };
  /** The unit of its results. */
  readonly scoreUnit: ScoreUnit;
  /** The modes (lengths) of its tests, the default one first. */
  readonly modes: readonly string[];
  /** The kind of levels among which a student may choose a start level. */
  readonly startLevels: "grades" | "cefr";
  /** Tools that its sections may offer. */
  readonly tools: readonly Tool[];
  /** The rule for its number fields. */
  readonly numberEntry: NumberEntry;
}

const typing = { engine: "fixedSections", gatherMs: 1_000, suspendsWhenIdle: false, takesBlank: true } as const;
const staged = { engine: "staged", gatherMs: 1_000, suspendsWhenIdle: false, takesBlank: true } as const;
const itemByItem = { engine: "itemAdaptive", gatherMs: 0, suspendsWhenIdle: true, takesBlank: false } as const;
/** Item by item with a clock that continues while the student is away; items may be left unanswered. */
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

/** The kind of delivery for a test with this `exam_info`. */
export const deliveryKindOf = (info: Extraction): keyof FamilyRecord["delivery"] =>
  isAdaptive(info) ? "adaptive" : "fixed";

/** The delivery of a test of this family with this `exam_info`. */
export const deliveryOf = (
  family: Family,
  info: Extraction,
): (typeof families)[Family]["delivery"]["fixed" | "adaptive"] => families[family].delivery[deliveryKindOf(info)];

/**
 * The exam pages of a family without repeats: whether a test can be taken there, and whether any of those tests has
 * sections.
 */
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
