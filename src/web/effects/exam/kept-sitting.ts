import type { StartOutcome } from "../../../../machines/exam/attempt-facts";
import type { TestDetail } from "../../../contract/tests";
import { keptAnswers } from "../device/kept-answers";

type Held = Extract<StartOutcome, { readonly kind: "held" }>;

/** A sitting as the server last gave it to this window. */
export interface KeptSitting {
  readonly test: TestDetail;
  readonly held: Held;
  /** By the device's own clock (epoch ms). */
  readonly at: number;
}

/** Sittings on this device, by person and test. */
export interface KeptSittings {
  keep(person: string, sitting: KeptSitting): void;
  /** It is over. */
  forget(person: string, menuId: string): void;
  recall(person: string, menuId: string): Promise<KeptSitting | null>;
}

const prefixOf = (person: string) => `sitting.${person}.`;
const nameOf = (person: string, menuId: string) => `${prefixOf(person)}${menuId}`;

/** Whether something that this device keeps is a sitting of that person. */
export const isSittingOf = (person: string, name: string): boolean => name.startsWith(prefixOf(person));

export const keptSittings: KeptSittings = {
  keep: (person, sitting) =>
    void keptAnswers.keep(person, nameOf(person, sitting.test.menu_id), sitting).catch(() => undefined),
  forget: (person, menuId) => void keptAnswers.drop(nameOf(person, menuId)).catch(() => undefined),
  recall: async (person, menuId) => (await keptAnswers.recall(nameOf(person, menuId))) as KeptSitting | null,
};
