import { createAtom, type ReadonlyAtom } from "@tanstack/store";

const covers = createAtom<readonly symbol[]>([]);

/** Covers the page during an operation that must not be interrupted; returns a function that uncovers it. */
export const coverPage = (): (() => void) => {
  const cover = Symbol("cover");
  covers.set((now) => [...now, cover]);
  return () => covers.set((now) => now.filter((one) => one !== cover));
};

/** Whether the page is covered. */
export const pageCover: ReadonlyAtom<boolean> = createAtom(() => covers.get().length > 0);
