import { v7 as uuidv7 } from "uuid";
import type { Lease } from "../../../../machines/outbox/operation";
import type { TextStorage } from "../../platform/storage";
import { later as inTime, type Later } from "../later";
import type { DurableLeaseStore } from "./durable-lease-store";
import { leaseStore } from "./lease-store";
import { makeWindowLocks } from "./window-locks";

/** What one window tells the others of this device. */
type Word =
  | { readonly type: "asked"; readonly attemptId: string; readonly window: string }
  | { readonly type: "held"; readonly attemptId: string; readonly window: string; readonly to: string }
  | { readonly type: "taken"; readonly attemptId: string; readonly window: string; readonly lease: string };

export interface WindowsDependencies {
  /** The device's, not the tab's. */
  readonly storage: TextStorage;
  /** null: leases are in `storage` alone. */
  readonly durable: DurableLeaseStore | null;
  /** undefined where the page may not have locks. */
  readonly locks: LockManager | undefined;
  /** null where windows cannot speak with each other. */
  readonly channel: (name: string) => BroadcastChannel | null;
  /** Names this window; made when it loads and never stored, so that a copy of a window has another. */
  readonly window: string;
  readonly later: Later;
  /** The device's own clock (epoch ms). */
  readonly now: () => number;
}

/** Which sittings this window holds, beside the other windows of the same device. */
export interface Windows {
  /** This window's name. */
  readonly window: string;
  /** The device's lease of a sitting, where no other living window holds it; null where one does or none is kept. */
  claim(person: string, attemptId: string): Promise<Lease | null>;
  /** This window holds the sitting from now on; the others are told. */
  hold(person: string, attemptId: string, lease: Lease, menuId: string): void;
  /** This window lets go of the sitting; the device's lease stays, for what is still to be sent. */
  release(attemptId: string): void;
  /** The device's lease, also while no window holds the sitting. */
  leaseFor(person: string, attemptId: string): Lease | null;
  /** Nothing of the sitting is left to be sent. */
  forget(person: string, attemptId: string): void;
  /** Tells when another window has taken the sitting, also where that was before anybody listened. */
  onTaken(attemptId: string, listener: () => void): () => void;
  close(): void;
}

/** A living window answers within moments. */
const answerMs = 300;
/** A page that is being unloaded gives its lock back within seconds; a living one does not. */
const lockMs = 5_000;

const openChannel = (name: string): BroadcastChannel | null =>
  typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(name);

export const makeWindows = (deps: Partial<WindowsDependencies> & Pick<WindowsDependencies, "storage">): Windows => {
  const { storage, durable = null, channel = openChannel, window = uuidv7(), later = inTime, now = Date.now } = deps;
  const leases = leaseStore(storage, now);
  const windowLocks = makeWindowLocks(deps.locks);
  const words = channel("invigil.windows");
  const held = new Set<string>();
  const taken = new Set<string>();
  /** Claims under way, each with how to give it up. */
  const claims = new Map<string, { readonly outcome: Promise<boolean>; readonly yieldTo: () => void }>();
  const listeners = new Map<string, Set<() => void>>();

  const lockOf = (attemptId: string) => `invigil.attempt.${attemptId}`;
  const say = (word: Word): void => words?.postMessage(word);

  const hear = (word: Word): void => {
    const { type, attemptId, window: other } = word;
    if (other === window) return;
    const claim = claims.get(attemptId);
    if (type === "asked") {
      // of two that ask at once, the one with the smaller name has it
      if (held.has(attemptId) || (claim !== undefined && window < other))
        say({ type: "held", attemptId, window, to: other });
      else claim?.yieldTo();
      return;
    }
    if (type === "taken" || word.to === window) claim?.yieldTo();
    if (type !== "taken" || !held.delete(attemptId)) return;
    taken.add(attemptId);
    windowLocks.release(lockOf(attemptId));
    for (const listener of listeners.get(attemptId) ?? []) listener();
  };
  words?.addEventListener("message", ({ data }: MessageEvent<Word>) => hear(data));

  /** Whether this window may have the sitting; with locks it has the lock then. */
  const isFree = async (attemptId: string, yielded: Promise<false>): Promise<boolean> => {
    const lock = lockOf(attemptId);
    const hasLock = await windowLocks.tryNow(lock);
    if (hasLock === true) return true;
    if (hasLock === null && words === null) return true;
    say({ type: "asked", attemptId, window });
    let stop: () => void = () => undefined;
    const patience = new Promise<boolean>((resolve) => {
      // without locks, silence says that nobody is there; with them, that somebody cannot answer
      stop = later(hasLock === null ? answerMs : lockMs, () => resolve(hasLock === null));
    });
    const free = await Promise.race([yielded, patience, ...(hasLock === null ? [] : [windowLocks.wait(lock)])]);
    stop();
    if (!free && !held.has(attemptId)) windowLocks.release(lock);
    return free;
  };

  const claimed = (attemptId: string): Promise<boolean> => {
    const known = claims.get(attemptId);
    if (known !== undefined) return known.outcome;
    let yieldTo: () => void = () => undefined;
    const yielded = new Promise<false>((resolve) => (yieldTo = () => resolve(false)));
    const outcome = isFree(attemptId, yielded).then((free) => {
      claims.delete(attemptId);
      if (free) held.add(attemptId);
      return free;
    });
    claims.set(attemptId, { outcome, yieldTo });
    return outcome;
  };

  const release = (attemptId: string): void => {
    held.delete(attemptId);
    taken.delete(attemptId);
    windowLocks.release(lockOf(attemptId));
  };

  /** The newer of the two that are kept: what was written last may have reached the disk in one of them alone. */
  const storedLease = async (person: string, attemptId: string): Promise<Lease | null> => {
    const onDisk = await durable?.get(person, attemptId);
    const kept = leases.get(person, attemptId);
    return onDisk == null || (kept !== null && kept.epoch > onDisk.epoch) ? kept : onDisk;
  };

  return {
    window,
    claim: async (person, attemptId) => {
      if ((await storedLease(person, attemptId)) === null) return null;
      if (!held.has(attemptId) && !(await claimed(attemptId))) return null;
      return storedLease(person, attemptId);
    },
    hold: (person, attemptId, lease, menuId) => {
      leases.set(person, attemptId, lease, menuId);
      durable?.set(person, attemptId, lease);
      held.add(attemptId);
      taken.delete(attemptId);
      void windowLocks.wait(lockOf(attemptId));
      say({ type: "taken", attemptId, window, lease: lease.lease });
    },
    release,
    leaseFor: leases.get,
    forget: leases.remove,
    onTaken: (attemptId, listener) => {
      const all = listeners.get(attemptId) ?? new Set();
      listeners.set(attemptId, all.add(listener));
      if (taken.has(attemptId)) queueMicrotask(() => all.has(listener) && listener());
      return () => void all.delete(listener);
    },
    close: () => {
      for (const attemptId of [...held, ...claims.keys()]) release(attemptId);
      words?.close();
    },
  };
};
