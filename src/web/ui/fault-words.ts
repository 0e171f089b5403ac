import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";
import { faults, type FaultName } from "../../contract/calls/faults";
import type { Language } from "../../contract/item/content";

/** Our own words for our own codes, in every language. */
export type FaultWords = ReadonlyMap<number, Readonly<Record<Language, string>>>;

const words = createAtom<FaultWords | null>(null);

/** Fetches the words; what cannot be fetched now is tried again when the next fault is shown. */
export async function loadFaultWords(): Promise<void> {
  if (words.get() !== null) return;
  const { faultMessages } = await import("../../contract/calls/fault-messages");
  const names = Object.keys(faultMessages) as FaultName[];
  words.set(new Map(names.map((name) => [faults[name].code, faultMessages[name]])));
}

/** The words, once they have come; until then an answer's own words are shown, in the language that it was asked in. */
export const useFaultWords = (): FaultWords | null => useSelector(words);

/** A fault with a code of ours is about to be shown: its words are fetched with the first one. */
export const wantFaultWords = (): void => void loadFaultWords().catch(() => undefined);
