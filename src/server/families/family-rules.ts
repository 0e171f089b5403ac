import type { Report } from "../../contract/report/report";
import type { ScoreSummary } from "../../contract/tests";
import type { NormGroup } from "../db/shapes";
import type { ScoringInput } from "./scoring-input";

/** The norm groups of a family. */
export interface Norms {
  readonly subjects: readonly string[];
  /** The norm group of a grade in a month (0 is January). Throws for a subject that is not in `subjects`. */
  groupOf(subject: string, grade: number, month: number): NormGroup;
}

/** The scoring rules of a family. */
export interface FamilyRules {
  /** null: the family has no norms. */
  readonly norms: Norms | null;
  /** Version of the scoring rule; it must be changed with every change that may change a score. */
  readonly scoring: number;
  /** The score shown in lists, in the unit of the family's record; null if there are too few answers for one. */
  summarise(material: ScoringInput): ScoreSummary | null;
  /** The report of a finished attempt. */
  report(material: ScoringInput): Report;
}
