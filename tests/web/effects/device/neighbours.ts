import { makeWindows } from "../../../../src/web/effects/device/windows";
import { makeTextStorage } from "../../../../src/web/platform/storage";
import { manualLater } from "../../../support/manual-later";
import { memoryStorage } from "../../../support/memory-storage";

interface Request {
  readonly owner: string;
  readonly grant: (lock: Lock | null) => unknown;
}

/** The locks of one browser, with a manager for each page; a page that is closed releases its locks. */
const makeLocks = () => {
  const owners = new Map<string, string>();
  const queues = new Map<string, Request[]>();
  const passOn = (name: string) => {
    owners.delete(name);
    const request = queues.get(name)?.shift();
    if (request !== undefined) give(name, request);
  };
  const give = (name: string, { owner, grant }: Request) => {
    owners.set(name, owner);
    void Promise.resolve(grant({ name, mode: "exclusive" })).then(() => owners.get(name) === owner && passOn(name));
  };
  const managerOf = (owner: string) => ({
    request: async (name: string, options: LockOptions, grant: Request["grant"]): Promise<void> => {
      await Promise.resolve();
      if (!owners.has(name)) return give(name, { owner, grant });
      if (options.ifAvailable === true) return void grant(null);
      const request = { owner, grant };
      queues.set(name, [...(queues.get(name) ?? []), request]);
      await new Promise<void>((_, reject) =>
        options.signal?.addEventListener("abort", () => {
          queues.set(name, queues.get(name)?.filter((other) => other !== request) ?? []);
          reject(new DOMException("given up", "AbortError"));
        }),
      );
    },
    query: async () => ({}),
  });
  return {
    managerOf: (owner: string) => managerOf(owner) as unknown as LockManager,
    ownerOf: (attemptId: string) => owners.get(`invigil.attempt.${attemptId}`) ?? null,
    drop: (owner: string) => {
      for (const [name, other] of owners) if (other === owner) passOn(name);
    },
  };
};

/** The channels of one browser: pages receive each other's messages unless they are frozen. */
const makeHub = () => {
  const pages = new Map<string, EventTarget>();
  const frozen = new Set<string>();
  return {
    frozen,
    drop: (page: string) => pages.delete(page),
    channelOf: (page: string) => () => {
      const target = new EventTarget();
      pages.set(page, target);
      return Object.assign(target, {
        close: () => void pages.delete(page),
        postMessage: (data: unknown) =>
          queueMicrotask(() => {
            for (const [other, heard] of pages)
              if (other !== page && !frozen.has(other)) heard.dispatchEvent(new MessageEvent("message", { data }));
          }),
      }) as unknown as BroadcastChannel;
    },
  };
};

interface Powers {
  readonly hasLocks?: boolean;
  readonly hasChannel?: boolean;
}

/** One browser of one device with several windows. */
export const browser = ({ hasLocks = true, hasChannel = true }: Powers = {}) => {
  const device = memoryStorage();
  const locks = makeLocks();
  const hub = makeHub();
  const time = manualLater();
  return {
    device,
    time,
    ownerOf: locks.ownerOf,
    open: (window: string) =>
      makeWindows({
        storage: makeTextStorage(() => device),
        locks: hasLocks ? locks.managerOf(window) : undefined,
        channel: hasChannel ? hub.channelOf(window) : () => null,
        window,
        later: time.later,
        now: () => 77,
      }),
    /** The page no longer hears anything, and is still there. */
    freeze: (window: string) => void hub.frozen.add(window),
    /** The page is gone: closed, reloaded or killed. */
    end: (window: string) => {
      hub.drop(window);
      locks.drop(window);
    },
  };
};

/** Lets everything happen that waits for no time. */
export const settle = async (): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await new Promise((resolve) => setTimeout(resolve, 0));
};
