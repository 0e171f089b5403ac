import { useSelector } from "@tanstack/react-store";
import { createAtom } from "@tanstack/store";
import { faults, type FaultName } from "../../contract/calls/faults";
import type { Language } from "../../contract/item/content";

/** The words of the product's own codes, in every language. */
export type FaultWords = ReadonlyMap<number, Readonly<Record<Language, string>>>;

const words = createAtom<FaultWords | null>(null);

/** Loads the words; if that fails, it is tried again when the next fault is shown. */
export async function loadFaultWords(): Promise<void> {
  if (words.get() !== null) return;
  const { faultMessages } = await import("../../contract/calls/fault-messages");
  const names = Object.keys(faultMessages) as FaultName[];
  words.set(new Map(names.map((name) => [faults[name].code, faultMessages[name]])));
}

/**
 * The words, or null until they have loaded; until then the reply's own words are shown, in the language of the
 * request.
 */
export const useFaultWords = (): FaultWords | null => useSelector(words);

/** Called when a fault with one of the product's codes is about to be shown: loads the words the first time. */
export const wantFaultWords = (): void => void loadFaultWords().catch(() => undefined);
