import type { Tab } from "./tab";

/** The most pages that stay mounted at a time (SPEC §9). */
export const keptAliveLimit = 20;

interface KeptAlivePages {
  readonly tabs: readonly Tab[];
  /** Keys of the mounted pages, the last shown at the end. */
  readonly kept: readonly string[];
}

/**
 * Unmounts the pages that were shown least recently if too many are mounted, and marks their tabs as evicted. The page
 * on screen, pages with unsaved work and a running sitting are never unmounted.
 */
export function evictOldest({ tabs, kept }: KeptAlivePages, active: string | null): KeptAlivePages {
  const staying = new Set([
    active,
    ...tabs.filter((tab) => tab.isDirty || tab.sitting === "running").map(({ key }) => key),
  ]);
  const evicted = kept.filter((key) => !staying.has(key)).slice(0, Math.max(0, kept.length - keptAliveLimit));
  if (evicted.length === 0) return { tabs, kept };
  return {
    kept: kept.filter((key) => !evicted.includes(key)),
    tabs: tabs.map((tab) => (evicted.includes(tab.key) ? { ...tab, isEvicted: true } : tab)),
  };
}

/** Marks a page as the last shown. */
export function shown({ tabs, kept }: KeptAlivePages, key: string): KeptAlivePages {
  const others = kept.filter((one) => one !== key && tabs.some((tab) => tab.key === one));
  const isKept = tabs.some((tab) => tab.key === key && tab.isKept);
  return evictOldest({ tabs, kept: isKept ? [...others, key] : others }, key);
}
