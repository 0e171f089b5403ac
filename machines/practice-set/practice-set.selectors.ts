import type { SnapshotFrom } from "xstate";
import type { PracticeQuestion } from "../../src/contract/practice/practice";
import type { practiceSetMachine } from "./practice-set.machine";

export type PracticeSetSnapshot = SnapshotFrom<typeof practiceSetMachine>;

export type PracticeSetPhase =
  | "restoring"
  | "unreachable"
  | "choosing"
  | "building"
  | "unbuilt"
  | "presenting"
  | "checking"
  | "explained"
  | "ending"
  | "finished";

export function selectPracticeSetPhase(practise: PracticeSetSnapshot): PracticeSetPhase {
  if (practise.matches({ working: "checking" })) return "checking";
  if (practise.matches({ working: "explained" })) return "explained";
  if (practise.matches("working")) return "presenting";
  const { value } = practise;
  return typeof value === "string" ? (value as PracticeSetPhase) : "presenting";
}

/** The question on screen; null if there is none. */
export const selectQuestion = ({ context: { practice, place } }: PracticeSetSnapshot): PracticeQuestion | null =>
  practice?.questions[place] ?? null;
