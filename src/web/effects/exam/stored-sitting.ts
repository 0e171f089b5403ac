import type { StartOutcome } from "../../../../machines/exam/attempt-facts";
import type { TestDetail } from "../../../contract/tests";
import { storedReplies } from "../device/stored-replies";

type Held = Extract<StartOutcome, { readonly kind: "held" }>;

/** An attempt under way as the server last sent it to this window. */
export interface StoredSitting {
  readonly test: TestDetail;
  readonly held: Held;
  /** Time by the device's own clock (epoch ms). */
  readonly at: number;
}

/** Attempts under way on this device, by person and test. */
export interface StoredSittings {
  keep(person: string, sitting: StoredSitting): void;
  /** The attempt is finished. */
  forget(person: string, menuId: string): void;
  recall(person: string, menuId: string): Promise<StoredSitting | null>;
}

const prefixOf = (person: string) => `sitting.${person}.`;
const nameOf = (person: string, menuId: string) => `${prefixOf(person)}${menuId}`;

/** Whether a stored name is that of an attempt of this person. */
export const isSittingOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

export const storedSittings: StoredSittings = {
  keep: (person, sitting) =>
    void storedReplies.keep(person, nameOf(person, sitting.test.menu_id), sitting).catch(() => undefined),
  forget: (person, menuId) => void storedReplies.drop(nameOf(person, menuId)).catch(() => undefined),
  recall: async (person, menuId) => (await storedReplies.recall(nameOf(person, menuId))) as StoredSitting | null,
};
