import type { FaultName } from "../../contract/calls/faults";
import type { Localized } from "../../contract/item/content";
import type { ExamInfo, Mode, ReleasePolicy, Rule, SectionInfo } from "../../contract/tests";

/** The items of one section in one of its forms, in their order. */
export interface SectionForm {
  readonly stage: string;
  readonly form: string;
  /** The level to start at that it is for; left out: any. */
  readonly level?: number;
  /** Where the section before leads to, of a section that has more than one way. */
  readonly route?: string;
  readonly items: readonly string[];
}

/** Which way a section takes by the number of right answers in one before: as many ways up as cuts are reached. */
export interface SectionRouting {
  readonly from: string;
  readonly cuts: readonly number[];
  /** Easiest first, one more than there are cuts. */
  readonly routes: readonly string[];
}

/** What a version of a test is, beside its items. */
export interface TestDefinition {
  readonly title: Localized;
  readonly measures: Localized;
  readonly subject: string;
  readonly exam_info: ExamInfo;
  readonly modes: readonly Mode[];
  /** null: untimed. */
  readonly time_limit_ms: number | null;
  readonly sections: readonly SectionInfo[];
  readonly rules: readonly Rule[];
  readonly start_levels: readonly number[];
  /** What is expected before the first answer of an adaptive test without norms; left out: what its items are for. */
  readonly expected?: StartingAbility;
  /** What is expected of who chooses a level to start at; left out: what is expected of that grade. */
  readonly expected_at?: Readonly<Record<number, StartingAbility>>;
  /** Of an adaptive test in several sections: the area that each draws its items from, by stage. */
  readonly section_areas?: Readonly<Record<string, string>>;
  /** How many of the first items of an adaptive test are easier than the rule would have them; left out: none. */
  readonly easy_first?: number;
  /** So many times those who would see an item if all were used alike may see it, where the bank is small. */
  readonly times_even_use?: number;
  /** The share of a sitting after which chance has no part in what is chosen next. */
  readonly chance_until?: number;
  /** What becomes of answers given in time that arrive after it: kept beside the result, or counted within a day. */
  readonly late_policy: "hold" | "accept";
  /** Sittings that one student may have, null for as many as they like; left out: 1 where fixed, else null. */
  readonly attempt_limit?: number | null;
  /** Of a staged test: what its sections are drawn from. */
  readonly forms?: readonly SectionForm[];
  /** By the stage that is led to. */
  readonly routing?: Readonly<Record<string, SectionRouting>>;
  /** The items of practice sections, of which the first is worked. */
  readonly practice?: Readonly<Record<string, readonly string[]>>;
  /** Age in years whose norm the scores of a CAT are compared with. */
  readonly norm_age?: number;
  /** Left out: after_finish. */
  readonly release?: ReleasePolicy;
}

/** Where the choosing of items starts from, in RIT. */
export interface StartingAbility {
  readonly mean: number;
  readonly sd: number;
  /** How far below the mean the first item lies; left out: a little, so that it is within reach. */
  readonly below?: number;
}

/** Students of one grade in one season; mean and sd of their scores in RIT. */
export interface NormGroup extends StartingAbility {
  readonly grade: number;
  readonly season: "fall" | "winter" | "spring";
}

/** What an adaptive sitting starts from: the norm of the student's own grade, which its score is compared with. */
export interface NormPrior extends Omit<NormGroup, "grade"> {
  /** null: nobody has told it. The sitting starts as if in the middle of its grades, and is compared with no norm. */
  readonly grade: number | null;
  /** The level that the sitting was begun at. */
  readonly level?: number;
  /** That of the level which the student chose to start at; left out: the own grade's. */
  readonly start?: StartingAbility;
  /** Items that the student met in earlier sittings, each as often as it was met. */
  readonly avoid: readonly string[];
}

/** What a row of a sitting's log tells of. */
export type LogKind =
  | "start"
  | "lease"
  | "answer"
  | "heldAnswer"
  | "lateAnswer"
  /** Says after the end what stands already: only the time spent on it is new. */
  | "lateTime"
  | "checkStatus"
  | "play"
  | "advance"
  | "credit"
  | "close"
  | "finish";

/** What a logged operation was answered with, so that its replay gets the same. */
export type LogResult = { readonly data: Record<string, unknown> } | RefusedResult;

interface RefusedResult {
  readonly fault: FaultName;
  /** It was made when the student could have seen the keys: whoever judges it is told. */
  readonly after_keys?: true;
}

/** What the scheduler remembers of an entry of the wrong-answer book between two repetitions. */
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
