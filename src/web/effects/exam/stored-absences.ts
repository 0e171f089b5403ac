import type { KnownAbsences } from "../../../../machines/exam/presence-facts";
import { storedReplies } from "../device/stored-replies";

/** The absences of a person's attempts, stored on this device. */
export interface StoredAbsences {
  keep(attemptId: string, known: KnownAbsences): void;
  /** The attempt is finished. */
  forget(attemptId: string): void;
  recall(attemptId: string): Promise<KnownAbsences | null>;
}

const prefixOf = (person: string) => `absences.${person}.`;

/** Whether a stored name is that of absences of this person. */
export const areAbsencesOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

export const storedAbsencesOf = (person: string): StoredAbsences => {
  const nameOf = (attemptId: string) => prefixOf(person) + attemptId;
  return {
    keep: (attemptId, known) => void storedReplies.keep(person, nameOf(attemptId), known).catch(() => undefined),
    forget: (attemptId) => void storedReplies.drop(nameOf(attemptId)).catch(() => undefined),
    recall: async (attemptId) => (await storedReplies.recall(nameOf(attemptId))) as KnownAbsences | null,
  };
};
