/** Named locks of this page; the browser releases them when the page is closed. */
export interface WindowLocks {
  /** Takes a lock if it is free; null where the browser offers no locks. */
  tryNow(name: string): Promise<boolean | null>;
  /** Waits for a lock; true when granted, false when `release` is called before. */
  wait(name: string): Promise<boolean>;
  release(name: string): void;
}

/** Locks on top of the browser's Web Locks; without those, every lock that is waited for is granted. */
export const makeWindowLocks = (locks: LockManager | undefined): WindowLocks => {
  const letGo = new Map<string, () => void>();

  const grab = (name: string, manager: LockManager, options: LockOptions): Promise<boolean> =>
    new Promise((resolve, reject) => {
      manager
        .request(name, options, (lock) => {
          if (lock === null || options.signal?.aborted === true) return resolve(false);
          const held = new Promise<void>((release) => letGo.set(name, release));
          resolve(true);
          return held;
        })
        .catch(reject);
    });

  return {
    tryNow: async (name) => {
      if (locks === undefined) return null;
      return grab(name, locks, { ifAvailable: true }).catch(() => null);
    },
    wait: async (name) => {
      if (locks === undefined || letGo.has(name)) return true;
      const waiting = new AbortController();
      letGo.set(name, () => waiting.abort());
      return grab(name, locks, { signal: waiting.signal }).catch(() => false);
    },
    release: (name) => {
      letGo.get(name)?.();
      letGo.delete(name);
    },
  };
};
