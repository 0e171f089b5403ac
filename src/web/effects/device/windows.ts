import { v7 as uuidv7 } from "uuid";
import type { Lease } from "../../../../machines/outbox/operation";
import type { TextStorage } from "../../platform/storage";
import { later as inTime, type Later } from "../later";
import type { DurableLeaseStore } from "./durable-lease-store";
import { leaseStore } from "./lease-store";
import { makeWindowLocks } from "./window-locks";

/** A message from one window to the others of this device. */
type Word =
  | { readonly type: "asked"; readonly attemptId: string; readonly window: string }
  | { readonly type: "held"; readonly attemptId: string; readonly window: string; readonly to: string }
  | { readonly type: "taken"; readonly attemptId: string; readonly window: string; readonly lease: string };

export interface WindowsDependencies {
  /** The storage of the device, not of the tab. */
  readonly storage: TextStorage;
  /** null: leases are only in `storage`. */
  readonly durable: DurableLeaseStore | null;
  /** undefined where the page may not use locks. */
  readonly locks: LockManager | undefined;
  /** null where windows cannot exchange messages. */
  readonly channel: (name: string) => BroadcastChannel | null;
  /** Id of this window; created when it loads and never stored, so that a duplicated window gets another. */
  readonly window: string;
  readonly later: Later;
  /** The device's own clock (epoch ms). */
  readonly now: () => number;
}

/** The sittings leased to this window, coordinated with the other windows of the same device. */
export interface Windows {
  /** Id of this window. */
  readonly window: string;
  /**
   * The device's lease of an attempt, unless another open window uses it; null in that case and where none is stored.
   */
  claim(person: string, attemptId: string): Promise<Lease | null>;
  /** From now on this window has the lease of the attempt; the other windows are notified. */
  hold(person: string, attemptId: string, lease: Lease, menuId: string): void;
  /** This window gives up the attempt; the device's lease stays, since operations may still have to be sent. */
  release(attemptId: string): void;
  /** The device's lease, also while no window uses it. */
  leaseFor(person: string, attemptId: string): Lease | null;
  /** Deletes the lease: nothing of the attempt is left to be sent. */
  forget(person: string, attemptId: string): void;
  /** Calls the listener when another window takes over the attempt, also if that happened before it was added. */
  onTaken(attemptId: string, listener: () => void): () => void;
  close(): void;
}

/** Milliseconds: an open window answers within this time. */
const answerMs = 300;
/** Milliseconds: a page being unloaded releases its lock within this time; an open one does not. */
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
  /** Claims in progress, each with a function that gives it up. */
  const claims = new Map<string, { readonly outcome: Promise<boolean>; readonly yieldTo: () => void }>();
  const listeners = new Map<string, Set<() => void>>();

  const lockOf = (attemptId: string) => `invigil.attempt.${attemptId}`;
  const say = (word: Word): void => words?.postMessage(word);

  const hear = (word: Word): void => {
    const { type, attemptId, window: other } = word;
    if (other === window) return;
    const claim = claims.get(attemptId);
    if (type === "asked") {
      // of two windows that ask at the same time, the one with the smaller id gets the lease
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

  /** Whether this window may take the lease of the attempt; where there are locks, it then has the lock. */
  const isFree = async (attemptId: string, yielded: Promise<false>): Promise<boolean> => {
    const lock = lockOf(attemptId);
    const hasLock = await windowLocks.tryNow(lock);
    if (hasLock === true) return true;
    if (hasLock === null && words === null) return true;
    say({ type: "asked", attemptId, window });
    let stop: () => void = () => undefined;
    const patience = new Promise<boolean>((resolve) => {
      // without locks, silence means that no window has it; with locks, that its window cannot answer
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

  /** The newer of the two stored leases, since the last write may have reached the disk in only one store. */
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
