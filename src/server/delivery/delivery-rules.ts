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

/** What a window says it has written: the last revision of each item. */
export type AnswerManifest = NonNullable<z.output<typeof advanceInput>["manifest"]>;

/** That the section under way of a sitting is left. */
export interface Leaving {
  readonly attempt: AttemptRow;
  readonly manifest: AnswerManifest;
  /** The log, where it has been read; null: it is looked up where it is needed. */
  readonly log: readonly LoggedRow[] | null;
  readonly now: number;
}

/** Who begins a sitting of which test. */
export interface NewSitting {
  readonly owner: Owner;
  readonly test: TestVersion;
  /** The student's own grade, which scores are compared with; the usual one where `isGradeKnown` says no. */
  readonly grade: number;
  readonly isGradeKnown: boolean;
  /** The level that the student chose to start at; null: that is left to the test. */
  readonly startLevel: number | null;
  readonly season: NormGroup["season"];
  /** The family's norm of a grade now; null where it compares with nobody. */
  readonly normOf: ((grade: number) => NormGroup) | null;
}

/** An answer after marking. */
export interface MarkedAnswer {
  readonly itemId: string;
  readonly mark: string;
  /** Share of what the item gives, 0–1. */
  readonly credit: number;
  readonly elapsedMs: number;
}

/** Where a sitting stands whose items come one by one; `answered` counts the answers so far. */
export type StandingSitting = Pick<AttemptRow, "attemptId" | "seed" | "prior" | "total" | "stage" | "answered">;

/** What a process knows beside a sitting's answers. */
export interface StepMemory {
  /** How often the items of its test were served. */
  readonly ledger: ExposureLedger;
  /** Where it stood before the answers at hand; null: before the first. It is moved on, and of use once. */
  readonly kept: AdaptiveStanding | null;
}

/** What a section serves as it opens. */
export interface Opening {
  /** In their order. */
  readonly items: readonly Pick<ServedRow, "itemId" | "stage">[];
  /** How they were chosen, for the log. */
  readonly reasons: Readonly<Record<string, unknown>>;
}

/** How the items of one sitting reach the student and how answers come back. */
export interface DeliveryRules {
  /** Whether a sitting starts from what is expected of the student: by the family's norm, or else by the items. */
  readonly needsNorm: boolean;
  /** Whether an answer that arrives after the end may count, where the test's policy lets it. */
  readonly mayCountLate: boolean;
  /** How many sittings a test whose owner says nothing allows one student; null: as many as they like. */
  readonly usualAttemptLimit: number | null;
  /** Whether a report counts items that were served and not answered. */
  readonly countsUnanswered: boolean;
  /** Why a sitting ended whose student left its last stage before its time was over. */
  readonly leavingReason: FinishReason;

  /** One sentence on why a test cannot be delivered so, null where it can. */
  faultOf(definition: TestDefinition, items: number): string | null;
  /** What a sitting assumes before the first answer, null for nothing. */
  assume(tx: Queries, begun: NewSitting): Promise<NormPrior | null>;
  /** How many items a sitting has in all. */
  totalOf(test: TestVersion, mode: Mode | undefined): number;
  /** What is served with the start. */
  openingItems(
    tx: Queries,
    test: TestVersion,
    attempt: AttemptRow,
    stage: string,
    ledger: ExposureLedger,
  ): Promise<Opening>;
  /** What a later section serves as it opens; null: nothing that is not there already. */
  readonly laterItems:
    | ((tx: Queries, test: TestVersion, attempt: AttemptRow, stage: string) => Promise<Opening>)
    | null;
  /** The items that a later section will serve if it opens as things stand; null: only answers to come tell. */
  itemsAhead(queries: Queries, test: TestVersion, attempt: AttemptRow, stage: string): Promise<Opening["items"] | null>;
  /** The sections as this sitting has them. */
  sectionsOf(test: TestVersion, attempt: Pick<AttemptRow, "total" | "mode" | "accommodation">): SectionInfo[];
  /** The one item that waits for its answer, null where items do not come one by one. */
  presentedOf(attempt: AttemptRow, served: readonly ServedRow[]): string | null;
  /** Whether the whole sitting as its student sees it holds the content of this served item. */
  isInView(test: TestVersion, attempt: AttemptRow, item: ServedRow, presented: string | null): boolean;
  /** Whether the student may open this served item by itself. */
  mayOpen(test: TestVersion, attempt: AttemptRow, item: TestItem): boolean;
  /**
   * What follows where each answer locks its item: on the answers since what the memory keeps, on all where it keeps
   * nothing. null where any may be changed until the end.
   */
  readonly stepAfter:
    | ((
        test: TestVersion,
        sitting: StandingSitting,
        since: readonly MarkedAnswer[],
        memory: StepMemory,
      ) => { readonly next: NextStep; readonly kept: AdaptiveStanding })
    | null;
  /** Logs and folds an answer that has come in time, to an item of the stage under way. */
  applyAnswer(tx: Queries, attempt: AttemptRow, operation: AnswerOperation): Promise<AppliedAnswer>;
  /** Throws a `CallRefusal` where something must happen before the stage under way is left. */
  refuseLeaving(queries: Queries, test: TestVersion, leaving: Leaving): Promise<void>;
}
