import { createAtom, type ReadonlyAtom } from "@tanstack/store";

const covers = createAtom<readonly symbol[]>([]);

/** Covers the page while something must not be interrupted; answers how to uncover it. */
export const coverPage = (): (() => void) => {
  const cover = Symbol("cover");
  covers.set((now) => [...now, cover]);
  return () => covers.set((now) => now.filter((one) => one !== cover));
};

/** Whether something covers the page. */
export const pageCover: ReadonlyAtom<boolean> = createAtom(() => covers.get().length > 0);
