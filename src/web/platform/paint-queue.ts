/** What a queue uses of the window. */
export interface PaintQueuePage {
  readonly document: Pick<Document, "visibilityState" | "addEventListener">;
  readonly addEventListener: Window["addEventListener"];
  readonly requestAnimationFrame: (then: () => void) => unknown;
  readonly setTimeout: (then: () => void, ms?: number) => unknown;
}

/** Work that waits until the browser has painted what the person just did. */
export interface PaintQueue {
  /** Does the work in a task of its own after the next paint; immediately where nothing is painted. */
  readonly add: (work: () => void) => void;
  /** Does immediately, in order, all work that waits. */
  readonly finish: () => void;
  /** Whether work waits or is being done. */
  readonly isBusy: () => boolean;
  /** Calls the listener when `isBusy` changes. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds; the longest wait for a paint. */
const longestMs = 100;

/** Whatever the person does next, and the page's own end, come after the work that waits. */
const following = ["pointerdown", "keydown", "click", "pagehide", "beforeunload"] as const;

/** Makes the queue of a window. Work that throws does not stop the work after it. */
export function makePaintQueue(page: PaintQueuePage): PaintQueue {
  let waiting: readonly (() => void)[] = [];
  let isBusy = false;
  const listeners = new Set<() => void>();
  const become = (busy: boolean): void => {
    if (busy === isBusy) return;
    isBusy = busy;
    for (const listener of listeners) listener();
  };
  const finish = (): void => {
    const due = waiting;
    waiting = [];
    for (const work of due)
      try {
        work();
      } catch (error) {
        reportError(error);
      }
    become(waiting.length > 0);
  };
  for (const name of following) page.addEventListener(name, finish, { capture: true });
  page.document.addEventListener("visibilitychange", finish, { capture: true });
  return {
    finish,
    isBusy: () => isBusy,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (work) => {
      waiting = [...waiting, work];
      become(true);
      if (page.document.visibilityState !== "visible") return finish();
      if (waiting.length > 1) return;
      page.requestAnimationFrame(() => page.setTimeout(finish));
      page.setTimeout(finish, longestMs);
    },
  };
}

let ofWindow: PaintQueue | null = null;

/** The queue of this window. */
export const paintQueue = (): PaintQueue => (ofWindow ??= makePaintQueue(window));
