import type { TextStorage } from "../storage";

const storageKey = (menuId: string) => `lease.${menuId}`;
const lockName = (lease: string) => `invigil.lease.${lease}`;

/**
 * The lease of this window, found again after a reload. A copy of the window carries a copy of it, which does not
 * count.
 */
export interface LeaseKeeper {
  /** The stored lease, unless another living window uses it. */
  claim(menuId: string): Promise<string | null>;
  hold(menuId: string, lease: string): void;
}

/** A page that is being reloaded gives its lock back within moments; another living page does not. */
const patienceMs = 3_000;

/**
 * Holds a named lock as long as this page lives; false where another page has it. Without lock support, nobody else
 * can be seen.
 */
const lock = (locks: LockManager | undefined, name: string): Promise<boolean> => {
  if (locks === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    const forever = () => {
      resolve(true);
      return new Promise<void>(() => undefined);
    };
    locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, forever).catch(() => resolve(false));
  });
};

export const makeLeaseKeeper = (tab: TextStorage, locks: LockManager | undefined): LeaseKeeper => {
  const held = new Set<string>();
  const acquire = async (lease: string) => {
    if (held.has(lease)) return true;
    const granted = await lock(locks, lockName(lease));
    if (granted) held.add(lease);
    return granted;
  };
  return {
    claim: async (menuId) => {
      const stored = tab.get(storageKey(menuId));
      return stored !== null && stored !== "" && (await acquire(stored)) ? stored : null;
    },
    hold: (menuId, lease) => {
      tab.set(storageKey(menuId), lease);
      void acquire(lease);
    },
  };
};
