import type { Report } from "../../contract/report/report";
import type { ScoreSummary } from "../../contract/tests";
import type { NormGroup } from "../db/shapes";
import type { ScoringInput } from "./scoring-input";

/** The groups of students that a family compares with. */
export interface Norms {
  readonly subjects: readonly string[];
  /** The group of a grade in a month (0 is January); throws for a subject that is not among `subjects`. */
  groupOf(subject: string, grade: number, month: number): NormGroup;
}

/** What a family makes of its sittings. */
export interface FamilyRules {
  /** null: the family compares with nobody. */
  readonly norms: Norms | null;
  /** Version of the scoring rule: another one with each change that may change a score. */
  readonly scoring: number;
  /** The score that lists show, in the unit of the family's record; null where the sitting says too little for one. */
  summarise(material: ScoringInput): ScoreSummary | null;
  /** The report of a finished sitting. */
  report(material: ScoringInput): Report;
}
