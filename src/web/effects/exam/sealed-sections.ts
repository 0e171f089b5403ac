import type { Attempt } from "../../../contract/attempt/attempt";
import type { OpenedSection, SealedSection } from "../../../contract/attempt/next-section";
import { withTimeout, type Later } from "../later";
import { cacheOf } from "./ahead-names";
import { mediaOf } from "./cached-media";
import { importSectionKey, unsealed, openedSection } from "./opened-section";

/** Milliseconds that a section waits for its pictures to be decrypted; after that they are loaded from the server. */
const mediaLimitMs = 1_000;

/** Fetches the encrypted pictures and sounds of a section that are not cached yet. */
export const fetchMedia = async (
  caches: CacheStorage,
  attemptId: string,
  { media }: Pick<SealedSection, "media">,
): Promise<void> => {
  if (media.length === 0) return;
  const cache = await caches.open(cacheOf(attemptId));
  // one after another, so that sending answers has priority
  for (const address of media) if ((await cache.match(address)) === undefined) await cache.add(address);
};

interface Opening {
  readonly caches: CacheStorage;
  readonly later: Later;
}

interface WithSealed {
  readonly attempt: Attempt;
  readonly sealed: SealedSection;
  /** The key that came when the section opened, in base64. */
  readonly given: string;
}

const openMedia = async (
  caches: CacheStorage,
  { attempt, sealed, key }: Omit<WithSealed, "given"> & { readonly key: CryptoKey },
  files: OpenedSection["media"],
): Promise<void> => {
  const { attempt_id: attemptId } = attempt;
  const [from, to] = await Promise.all([caches.open(cacheOf(attemptId)), caches.open(mediaOf(attemptId))]);
  const put = async ({ sha256, type }: OpenedSection["media"][number], place: number): Promise<void> => {
    const stored = await from.match(sealed.media[place] ?? "");
    if (stored === undefined) return;
    const bytes = await unsealed(key, new Uint8Array(await stored.arrayBuffer()));
    await to.put(`/media/${sha256}`, new Response(bytes, { headers: { "Content-Type": type } }));
  };
  await Promise.all(files.map(put));
};

/** An attempt with the decrypted section that the server left out of it. Throws where the key does not fit. */
export const openedAttempt = async (
  { caches, later }: Opening,
  { attempt, sealed, given }: WithSealed,
): Promise<Attempt> => {
  const key = await importSectionKey(given);
  const { entry, media: files } = await openedSection(key, sealed);
  if (files.length > 0)
    await withTimeout(later, mediaLimitMs, () => openMedia(caches, { attempt, sealed, key }, files)).catch(
      () => undefined,
    );
  const { exercise_list: list, stage } = attempt;
  return { ...attempt, exercise_list: list.map((one) => (one.stage === stage ? entry : one)) };
};
