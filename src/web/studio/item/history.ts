import { createAtom } from "@tanstack/store";
import type { DraftContent } from "../../../../machines/studio/draft-facts";
import type { TextStorage } from "../../platform/storage";

/** A state of a draft to go back to: as it was typed here, or a version that the server has. */
export type HistoryEntry = { readonly content: DraftContent } | { readonly version: number };

interface Steps {
  readonly past: readonly HistoryEntry[];
  readonly future: readonly HistoryEntry[];
}

/** Steps that follow each other within this time at one place are one step, in ms. */
const oneStepMs = 600;
const mostSteps = 200;

/** What was typed in one draft, step by step. After a reload its steps are the versions that the server has. */
export interface DraftHistory {
  readonly steps: ReturnType<typeof createAtom<Steps>>;
  /** Records the state before a change at a place, such as a field. */
  readonly note: (before: DraftContent, place: string, now: number) => void;
  /** Goes one step back or forward from a content; null: there is none. */
  readonly step: (way: "past" | "future", from: DraftContent) => HistoryEntry | null;
  /** Takes a step back that could not be made. */
  readonly putBack: (way: "past" | "future", entry: HistoryEntry) => void;
  /** The server has this content as this version. */
  readonly noteVersion: (content: DraftContent, id: string, version: number) => void;
}

interface Kept {
  readonly at: number;
  readonly past: readonly number[];
  readonly future: readonly number[];
}

const nameOf = (id: string): string => `draftHistory.${id}`;

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((one) => Number.isSafeInteger(one));

const keptOf = (text: string | null): Kept | null => {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    if (typeof kept !== "object" || kept === null) return null;
    const { at, past, future } = kept as Record<string, unknown>;
    return typeof at === "number" && isNumbers(past) && isNumbers(future) ? { at, past, future } : null;
  } catch {
    return null;
  }
};

const entries = (versions: readonly number[]): HistoryEntry[] => versions.map((version) => ({ version }));

interface HistoryStart {
  readonly id: string | null;
  readonly version: number;
  /** The earliest version that the server has. */
  readonly earliest: number;
}

/** The steps of a draft as it is opened: those of this tab, else all earlier versions on the server. */
export const startSteps = ({ id, version, earliest }: HistoryStart, storage: TextStorage): Steps => {
  const kept = id === null ? null : keptOf(storage.get(nameOf(id)));
  if (kept?.at === version) return { past: entries(kept.past), future: entries(kept.future) };
  const first = Math.max(1, earliest, version - mostSteps);
  return {
    past: entries(Array.from({ length: Math.max(0, version - first) }, (_, place) => first + place)),
    future: [],
  };
};

export const makeHistory = (start: HistoryStart, storage: TextStorage): DraftHistory => {
  const steps = createAtom<Steps>(startSteps(start, storage));
  const versions = new WeakMap<DraftContent, number>();
  let last = { place: "", at: Number.NEGATIVE_INFINITY };
  let stored = { id: start.id, version: start.version };

  const versionsOf = (list: readonly HistoryEntry[]): number[] =>
    list.flatMap((entry) => {
      const version = "version" in entry ? entry.version : versions.get(entry.content);
      return version === undefined ? [] : [version];
    });
  const keep = (): void => {
    const { past, future } = steps.get();
    if (stored.id === null) return;
    const kept: Kept = { at: stored.version, past: versionsOf(past), future: versionsOf(future) };
    storage.set(nameOf(stored.id), JSON.stringify(kept));
  };
  return {
    steps,
    note: (before, place, now) => {
      const isSame = place !== "" && place === last.place && now - last.at < oneStepMs;
      last = { place, at: now };
      const { past, future } = steps.get();
      if (isSame && future.length === 0 && past.length > 0) return;
      steps.set({ past: [...past, { content: before }].slice(-mostSteps), future: [] });
      keep();
    },
    step: (way, from) => {
      const { past, future } = steps.get();
      const entry = (way === "past" ? past : future).at(-1) ?? null;
      if (entry === null) return null;
      last = { place: "", at: Number.NEGATIVE_INFINITY };
      steps.set(
        way === "past"
          ? { past: past.slice(0, -1), future: [...future, { content: from }] }
          : { past: [...past, { content: from }], future: future.slice(0, -1) },
      );
      return entry;
    },
    putBack: (way, entry) => {
      const { past, future } = steps.get();
      steps.set(
        way === "past"
          ? { past: [...past, entry], future: future.slice(0, -1) }
          : { past: past.slice(0, -1), future: [...future, entry] },
      );
    },
    noteVersion: (content, id, version) => {
      versions.set(content, version);
      stored = { id, version };
      keep();
    },
  };
};
