import type { Attempt } from "../../../contract/attempt/attempt";

/** Cached pictures and sounds of attempts, which the service worker serves without a network. */
export interface CachedMedia {
  /** Caches the media of the attempt's items; failures are ignored. */
  keep(attempt: Attempt): void;
  /** Deletes the cache of a finished attempt. */
  drop(attemptId: string): void;
}

const prefix = "media-";

/** Name of the browser cache with pictures and sounds of an attempt. */
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
      // one after another, so that sending answers has priority
      for (const address of addresses) if ((await cache.match(address)) === undefined) await cache.add(address);
    };
    quietly(keepAll());
  },
  drop: (attemptId) => {
    const caches = storage();
    if (caches !== undefined) quietly(caches.delete(mediaOf(attemptId)));
  },
});

/** The media cache of this window; without effect where the page is not served securely. */
export const cachedMedia = makeCachedMedia(() => globalThis.caches);

/** On sign-out: deletes the cached media of all tests. */
export const forgetMedia = async (): Promise<void> => {
  const caches = globalThis.caches as CacheStorage | undefined;
  if (caches === undefined) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => caches.delete(name)));
};
