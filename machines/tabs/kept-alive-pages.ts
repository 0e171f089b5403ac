import type { Tab } from "./tab";

/** The most pages that stay mounted at a time (SPEC §9). */
export const keptAliveLimit = 20;

interface KeptAlivePages {
  readonly tabs: readonly Tab[];
  /** Keys of mounted pages, the one shown last at the end. */
  readonly kept: readonly string[];
}

/**
 * Where too many pages are mounted, those not seen for longest are unmounted, and their tabs say so. The page on
 * screen, what is not saved and a running sitting are never among them.
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

/** Shows a page: it is the one shown last. */
export function shown({ tabs, kept }: KeptAlivePages, key: string): KeptAlivePages {
  const others = kept.filter((one) => one !== key && tabs.some((tab) => tab.key === one));
  const isKept = tabs.some((tab) => tab.key === key && tab.isKept);
  return evictOldest({ tabs, kept: isKept ? [...others, key] : others }, key);
}
