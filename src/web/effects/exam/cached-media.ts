import type { Attempt } from "../../../contract/attempt/attempt";

/** Pictures and sounds of sittings, as the worker answers for them while there is no network. */
export interface CachedMedia {
  /** Fetches what the items in view need; silent where that fails. */
  keep(attempt: Attempt): void;
  /** The sitting is over. */
  drop(attemptId: string): void;
}

const prefix = "media-";

/** The name under which the browser keeps pictures and sounds of a sitting. */
export const mediaOf = (name: string): string => prefix + name;

const addressesOf = ({ exercise_list }: Attempt): readonly string[] => [
  ...new Set(
    exercise_list.flatMap(({ exercise_item }) =>
      exercise_item.flatMap(({ exercise }) => (exercise?.media ?? []).map(({ sha256 }) => `/media/${sha256}`)),
    ),
  ),
];

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

export const makeCachedMedia = (storage: () => CacheStorage | undefined): CachedMedia => ({
  keep: (attempt) => {
    const addresses = addressesOf(attempt);
    const caches = storage();
    if (caches === undefined || addresses.length === 0) return;
    const keepAll = async (): Promise<void> => {
      const cache = await caches.open(mediaOf(attempt.attempt_id));
      // one after another: answers go first
      for (const address of addresses) if ((await cache.match(address)) === undefined) await cache.add(address);
    };
    quietly(keepAll());
  },
  drop: (attemptId) => {
    const caches = storage();
    if (caches !== undefined) quietly(caches.delete(mediaOf(attemptId)));
  },
});

/** This window's own; none where the page is not served securely. */
export const cachedMedia = makeCachedMedia(() => globalThis.caches);

/** Whoever signs out leaves no picture of a test. */
export const forgetMedia = async (): Promise<void> => {
  const caches = globalThis.caches as CacheStorage | undefined;
  if (caches === undefined) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
};
