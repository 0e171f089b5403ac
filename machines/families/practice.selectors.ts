import type { SnapshotFrom } from "xstate";
import type { ItemKey } from "../../src/contract/item";
import type { practiceMachine } from "./practice.machine";

type PracticeSnapshot = SnapshotFrom<typeof practiceMachine>;

export type PracticePhase = "showing" | "trying" | "told" | "ready";

export const selectPracticePhase = (practice: PracticeSnapshot): PracticePhase => {
  if (practice.matches("showing")) return "showing";
  if (practice.matches("trying")) return "trying";
  return practice.matches("told") ? "told" : "ready";
};

/** The key of the item on screen, null where there is none. */
export const selectPracticeKey = ({ context: { items, place } }: PracticeSnapshot): ItemKey | null =>
  items[place]?.key ?? null;
