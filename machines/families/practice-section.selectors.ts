import type { SnapshotFrom } from "xstate";
import type { ItemKey } from "../../src/contract/item/item";
import type { practiceSectionMachine } from "./practice-section.machine";

type PracticeSectionSnapshot = SnapshotFrom<typeof practiceSectionMachine>;

export type PracticeSectionPhase = "showing" | "trying" | "told" | "ready";

export const selectPracticeSectionPhase = (practice: PracticeSectionSnapshot): PracticeSectionPhase => {
  if (practice.matches("showing")) return "showing";
  if (practice.matches("trying")) return "trying";
  return practice.matches("told") ? "told" : "ready";
};

/** The key of the item on screen; null if there is none. */
export const selectPracticeSectionKey = ({ context: { items, place } }: PracticeSectionSnapshot): ItemKey | null =>
  items[place]?.key ?? null;
