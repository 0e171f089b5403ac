import type { FaultName } from "../../contract/calls/faults";
import type { Language, Localized } from "../../contract/item/content";
import type { ExamInfo, Mode, ReleasePolicy, Rule, SectionInfo } from "../../contract/tests";

/** The items of one section in one of its forms, in their order. */
export interface SectionForm {
  readonly stage: string;
  readonly form: string;
  /** The starting level that the form is for; absent: any. */
  readonly level?: number;
  /** The route of a routed section that leads to this form. */
  readonly route?: string;
  readonly items: readonly string[];
}

/**
 * The route of a section by the number of right answers in an earlier one: each cut that is reached leads one route
 * higher.
 */
export interface SectionRouting {
  readonly from: string;
  readonly cuts: readonly number[];
  /** Easiest first, one more than the cuts. */
  readonly routes: readonly string[];
}

/** The choice of a section's items for each attempt at a fixed test. */
export interface SectionRule {
  /** The number of items drawn from those of the section; it is also the section's `items`. Absent: all are served. */
  readonly draw?: number;
  /** Whether the order of the items is drawn as well; absent: they have the order of the test. */
  readonly shuffle?: boolean;
}

/** The definition of a test's version, apart from its items. */
export interface TestDefinition {
  readonly title: Localized;
  readonly measures: Localized;
  readonly subject: string;
  readonly exam_info: ExamInfo;
  readonly modes: readonly Mode[];
  /** null: untimed. */
  readonly time_limit_ms: number | null;
  readonly sections: readonly SectionInfo[];
  /** For a fixed test: by stage, the rule for drawing items for each attempt; absent: none. */
  readonly section_rules?: Readonly<Record<string, SectionRule>>;
  readonly rules: readonly Rule[];
  readonly start_levels: readonly number[];
  /** The ability expected before the first answer of an adaptive test without norms; absent: derived from its items. */
  readonly expected?: StartingAbility;
  /** The ability expected of students who choose a starting level; absent: that of the grade. */
  readonly expected_at?: Readonly<Record<number, StartingAbility>>;
  /** For an adaptive test in several sections: the area that each draws its items from, by stage. */
  readonly section_areas?: Readonly<Record<string, string>>;
  /** The number of first items of an adaptive test that are easier than the rule would choose; absent: none. */
  readonly easy_first?: number;
  /** For small banks: the most exposure of an item, as a multiple of its exposure if all items were used equally. */
  readonly times_even_use?: number;
  /**
   * For an adaptive test: the parts of each attempt by skill; empty: skills and areas do not matter. Absent: each area
   * has the same part.
   */
  readonly skill_shares?: Readonly<Record<string, number>>;
  /** Ends an adaptive test after `least` items as soon as its standard error in logits is `se`; absent: never. */
  readonly stopping?: { readonly least: number; readonly se: number };
  /** The largest share of students, 0–1, who may see an item of an adaptive test; absent: the usual limits. */
  readonly most_exposure?: number;
  /** The share of an attempt after which the choice of items is no longer random. */
  readonly chance_until?: number;
  /**
   * The treatment of answers given in time that arrive after it: stored beside the result, or counted if they arrive
   * within a day.
   */
  readonly late_policy: "hold" | "accept";
  /** The attempts that one student may have, null: unlimited; absent: 1 for fixed tests, else null. */
  readonly attempt_limit?: number | null;
  /** given: it is in no list, and students begin it for an assignment alone; absent: everyone may take it. */
  readonly audience?: "given";
  /** For a staged test: the forms that its sections are drawn from. */
  readonly forms?: readonly SectionForm[];
  /** By the stage that the route leads to. */
  readonly routing?: Readonly<Record<string, SectionRouting>>;
  /** The items of practice sections; the first one is a worked example. */
  readonly practice?: Readonly<Record<string, readonly string[]>>;
  /** The age in years of the norm that the scores of a CAT are compared with. */
  readonly norm_age?: number;
  /** Absent: after_finish. */
  readonly release?: ReleasePolicy;
}

/** The ability from which the choice of items starts, in RIT. */
export interface StartingAbility {
  readonly mean: number;
  readonly sd: number;
  /** The distance of the first item below the mean; absent: a small one, so that the item is within reach. */
  readonly below?: number;
}

/** The norm of one grade in one season: mean and SD of the scores in RIT. */
export interface NormGroup extends StartingAbility {
  readonly grade: number;
  readonly season: "fall" | "winter" | "spring";
}

/** The starting point of an adaptive attempt: the norm of the student's grade, which the score is compared with. */
export interface NormPrior extends Omit<NormGroup, "grade"> {
  /** null: unknown. The attempt then starts as if in the middle of its grades, and is compared with no norm. */
  readonly grade: number | null;
  /** The level that the attempt was started at. */
  readonly level?: number;
  /** The starting ability of the level that the student chose; absent: that of the student's grade. */
  readonly start?: StartingAbility;
  /** Items that the student met in earlier attempts, each listed as often as it was met. */
  readonly avoid: readonly string[];
}

/** The kind of a row in an attempt's log. */
export type LogKind =
  | "start"
  | "lease"
  | "answer"
  | "heldAnswer"
  | "lateAnswer"
  /** A repetition, after the end, of the answer that is stored already: only the time spent on it is new. */
  | "lateTime"
  | "checkStatus"
  | "play"
  | "advance"
  | "credit"
  | "window"
  | "close"
  /** A person has marked an answer. */
  | "mark"
  /** A rule was applied afterwards to the answers to an item. */
  | "regrade"
  | "finish"
  /** An invigilator lets the student go on after the end. */
  | "reopen";

/** The reply to a logged operation, stored so that a replay gets the same. */
export type LogResult = { readonly data: Record<string, unknown> } | RefusedResult;

interface RefusedResult {
  readonly fault: FaultName;
  /** The operation was made when the student could have seen the keys; this is shown to the person who judges it. */
  readonly after_keys?: true;
}

/** The state of the scheduler for an entry of the wrong-answer book between two repetitions. */
export interface ScheduledCard {
  readonly stability: number;
  readonly difficulty: number;
  readonly scheduled_days: number;
  readonly reps: number;
  readonly lapses: number;
  readonly state: number;
  /** Milliseconds since 1970. */
  readonly reviewed_at: number;
}

/** A remark made while a file was read, by its code in the tables of reasons. */
export interface ReadRemark {
  readonly code: string;
  readonly detail?: string;
}

/** The place of a question in a file; lines count from 1. */
export interface ReadPlace {
  readonly file?: string;
  readonly line?: number;
  readonly identifier?: string;
}

/** A section of a test as a file describes it. */
export interface ReadSection {
  readonly title: string | null;
  /** Sanitised HTML. */
  readonly directions?: string;
  readonly draw?: number;
  readonly shuffle?: boolean;
  readonly timeLimitMs?: number;
}

/** A test as a file describes it, without its questions. */
export interface ReadTest {
  /** From 1. */
  readonly n: number;
  readonly title: string;
  readonly language: Language;
  readonly timeLimitMs?: number;
  /** null: no limit. */
  readonly attempts?: number | null;
  readonly kept: readonly ReadRemark[];
  readonly changed: readonly ReadRemark[];
  /** The reason why the test as a whole cannot be used; its questions are then refused too. */
  readonly refusal?: ReadRemark;
  readonly sections: readonly ReadSection[];
}

/** Something that a check of a draft test has found, by its code in the table of findings. */
export interface FoundInTest {
  readonly severity: "blocking" | "notice";
  readonly code: string;
  readonly item_id?: string;
  readonly stage?: string;
  readonly line?: number;
  readonly detail?: string;
}

/** What a check has seen: a version of a draft test, and a digest of the questions that it had. */
export interface CheckedContent {
  readonly version: number;
  readonly digest: string;
}
