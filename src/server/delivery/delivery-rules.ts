import type { z } from "zod";
import type { FinishReason } from "../../contract/attempt/attempt";
import type { NextStep, advanceInput } from "../../contract/attempt/exam";
import type { Mode, SectionInfo } from "../../contract/tests";
import type { AttemptRow, ServedRow } from "../attempts/attempt";
import type { LoggedRow } from "../attempts/attempt-record";
import type { TestItem, TestVersion } from "../attempts/catalogue";
import type { ExposureLedger } from "../attempts/exposure/ledger";
import type { AnswerOperation, AppliedAnswer } from "../attempts/operation";
import type { Owner } from "../attempts/owner";
import type { Queries } from "../db/open";
import type { NormGroup, NormPrior, TestDefinition } from "../db/shapes";
import type { AdaptiveStanding } from "./item-adaptive/adaptive-standing";

/** The answers that a window has written: the last revision of each item. */
export type AnswerManifest = NonNullable<z.output<typeof advanceInput>["manifest"]>;

/** A request to leave the section under way. */
export interface Leaving {
  readonly attempt: AttemptRow;
  readonly manifest: AnswerManifest;
  /** The log, if it has been read; null: it is read when needed. */
  readonly log: readonly LoggedRow[] | null;
  readonly now: number;
}

/** The facts about a sitting that is about to begin. */
export interface NewSitting {
  readonly owner: Owner;
  readonly test: TestVersion;
  /** The student's grade, which scores are compared with; the usual grade if `isGradeKnown` is false. */
  readonly grade: number;
  readonly isGradeKnown: boolean;
  /** The level that the student chose to start at; null: the test decides. */
  readonly startLevel: number | null;
  readonly season: NormGroup["season"];
  /** The family's norm for a grade in the present month; null if the family has no norms. */
  readonly normOf: ((grade: number) => NormGroup) | null;
}

/** An answer after marking. */
export interface MarkedAnswer {
  readonly itemId: string;
  readonly mark: string;
  /** Share of the item's points, at most 1; below 0 if a wrong answer loses points. */
  readonly credit: number;
  readonly elapsedMs: number;
}

/** The columns of an attempt from which the next item is chosen; `answered` counts the answers so far. */
export type StandingSitting = Pick<AttemptRow, "attemptId" | "seed" | "prior" | "total" | "stage" | "answered">;

/** The state in a process that choosing needs beside the answers of an attempt. */
export interface StepMemory {
  /** How often the items of the test were served. */
  readonly ledger: ExposureLedger;
  /**
   * The standing before the given answers; null: before the first answer. It is changed in place, so it can be used
   * only once.
   */
  readonly kept: AdaptiveStanding | null;
}

/** The items that a section serves when it opens. */
export interface Opening {
  /** In the order served. */
  readonly items: readonly Pick<ServedRow, "itemId" | "stage">[];
  /** How they were chosen, for the log. */
  readonly reasons: Readonly<Record<string, unknown>>;
}

/** The items of all sections of a paper, drawn by its seed. */
type PrintedItems = (
  test: TestVersion,
  paper: Pick<AttemptRow, "mode" | "accommodation" | "seed">,
) => readonly Pick<TestItem, "itemId" | "stage">[];

/** How the items of a test reach the student and how answers are applied. */
export interface DeliveryRules {
  /** Whether an attempt starts from an expected ability: from the family's norm, or else from the items. */
  readonly needsNorm: boolean;
  /** Whether an answer that arrives after the end may count, if the test's policy allows it. */
  readonly mayCountLate: boolean;
  /** The number of attempts that a test allows one student unless its owner sets one; null: no limit. */
  readonly usualAttemptLimit: number | null;
  /** Whether a report counts items that were served and not answered. */
  readonly countsUnanswered: boolean;
  /** The finish reason if the student left the last stage before its time was over. */
  readonly leavingReason: FinishReason;

  /**
   * One sentence on why a test cannot be delivered by these rules, null if it can. `placed`: the number of items that
   * belong to each section, by stage.
   */
  faultOf(definition: TestDefinition, items: number, placed: ReadonlyMap<string, number>): string | null;
  /** The ability that an attempt assumes before the first answer; null: none. */
  assume(tx: Queries, begun: NewSitting): Promise<NormPrior | null>;
  /** The number of items in an attempt. */
  totalOf(test: TestVersion, mode: Mode | undefined): number;
  /** The items that are served at the start. */
  openingItems(
    tx: Queries,
    test: TestVersion,
    attempt: AttemptRow,
    stage: string,
    ledger: ExposureLedger,
  ): Promise<Opening>;
  /** The items that a later section serves when it opens; null: all its items have been served already. */
  readonly laterItems:
    | ((tx: Queries, test: TestVersion, attempt: AttemptRow, stage: string) => Promise<Opening>)
    | null;
  /** What every copy of a printed test holds; or why there can be none. */
  readonly paper: { readonly itemsOf: PrintedItems } | { readonly without: "adaptive" | "staged" };
  /** The items that a later section will serve if nothing changes; null: they depend on answers still to come. */
  itemsAhead(queries: Queries, test: TestVersion, attempt: AttemptRow, stage: string): Promise<Opening["items"] | null>;
  /** The sections of an attempt, as its student may see them. */
  sectionsOf(test: TestVersion, attempt: Pick<AttemptRow, "total" | "mode" | "accommodation" | "stage">): SectionInfo[];
  /** The item that waits for its answer; null where items are not presented one by one. */
  presentedOf(attempt: AttemptRow, served: readonly ServedRow[]): string | null;
  /** Whether the view of the whole sitting includes the content of this served item. */
  isInView(test: TestVersion, attempt: AttemptRow, item: ServedRow, presented: string | null): boolean;
  /** Whether the student may open this served item individually. */
  mayOpen(test: TestVersion, attempt: AttemptRow, item: TestItem): boolean;
  /**
   * The next step where each answer locks its item, from `memory.kept` and the answers after it (from all answers if
   * `kept` is null). null where answers may be changed until the end.
   */
  readonly stepAfter:
    | ((
        test: TestVersion,
        sitting: StandingSitting,
        since: readonly MarkedAnswer[],
        memory: StepMemory,
      ) => { readonly next: NextStep; readonly kept: AdaptiveStanding })
    | null;
  /** Logs and applies an answer that came in time, to an item of the stage under way. */
  applyAnswer(tx: Queries, attempt: AttemptRow, operation: AnswerOperation): Promise<AppliedAnswer>;
  /** Throws a `CallRefusal` if the stage under way may not be left yet. */
  refuseLeaving(queries: Queries, test: TestVersion, leaving: Leaving): Promise<void>;
}
