import type { SnapshotFrom } from "xstate";
import type { PracticeQuestion } from "../../src/contract/practice";
import type { practiseMachine } from "./practise.machine";

export type PractiseSnapshot = SnapshotFrom<typeof practiseMachine>;

export type PractisePhase =
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

export function selectPractisePhase(practise: PractiseSnapshot): PractisePhase {
  if (practise.matches({ working: "checking" })) return "checking";
  if (practise.matches({ working: "explained" })) return "explained";
  if (practise.matches("working")) return "presenting";
  const { value } = practise;
  return typeof value === "string" ? (value as PractisePhase) : "presenting";
}

/** The question on screen, null where there is none. */
export const selectQuestion = ({ context: { practice, place } }: PractiseSnapshot): PracticeQuestion | null =>
  practice?.questions[place] ?? null;
