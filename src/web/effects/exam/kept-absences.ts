import type { KnownAbsences } from "../../../../machines/exam/presence-facts";
import { keptAnswers } from "../device/kept-answers";

/** What this device knows of the absences of one person's sittings. */
export interface KeptAbsences {
  keep(attemptId: string, known: KnownAbsences): void;
  /** The sitting is over. */
  forget(attemptId: string): void;
  recall(attemptId: string): Promise<KnownAbsences | null>;
}

const prefixOf = (person: string) => `absences.${person}.`;

/** Whether something that this device keeps are absences of that person. */
export const areAbsencesOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

export const keptAbsencesOf = (person: string): KeptAbsences => {
  const nameOf = (attemptId: string) => prefixOf(person) + attemptId;
  return {
    keep: (attemptId, known) => void keptAnswers.keep(person, nameOf(attemptId), known).catch(() => undefined),
    forget: (attemptId) => void keptAnswers.drop(nameOf(attemptId)).catch(() => undefined),
    recall: async (attemptId) => (await keptAnswers.recall(nameOf(attemptId))) as KnownAbsences | null,
  };
};
