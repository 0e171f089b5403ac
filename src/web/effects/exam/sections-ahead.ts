import { asFault, isPassing } from "../../../../machines/support/fault";
import { retryMs } from "../../../../machines/support/retry";
import type { Attempt } from "../../../contract/attempt";
import { deliveryOf } from "../../../contract/families";
import type { OpenedSection, SealedSection } from "../../../contract/next-section";
import { keptAnswers } from "../device/kept-answers";
import type { SendCall } from "../http";
import { within, type Later } from "../later";
import type { OutboxActor } from "../outbox/link";
import { aheadName } from "./ahead-names";
import { mediaOf } from "./kept-media";
import { keyOf, opened, openedSection } from "./opened-section";

/** Sections that a device has before they open, sealed: whatever comes with the advance is small then. */
export interface SectionsAhead {
  /** Fetches the section to come with its pictures and sounds, as far as it is not here. Throws the fault. */
  fetch(person: string, attempt: Attempt, signal: AbortSignal): Promise<void>;
  /** Names the section that is here; undefined: none is. */
  digestOf(person: string, attemptId: string): Promise<string | undefined>;
  /** Puts in what the server has left out of a sitting; null where that cannot be opened, and it is gone then. */
  open(person: string, attempt: Attempt): Promise<Attempt | null>;
  drop(person: string, attemptId: string): void;
}

const cacheOf = (attemptId: string) => mediaOf(`ahead-${attemptId}`);

const callTimeoutMs = 15_000;
/** A section does not wait longer for its pictures to be opened: they come from the server then. */
const mediaLimitMs = 1_000;

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** The section that this device can have before it opens; a break is passed over. */
const stageAhead = ({ family, exam_info, sections, stage }: Attempt): string | null => {
  if (deliveryOf(family, exam_info).engine === "itemAdaptive") return null;
  const place = sections.findIndex((one) => one.stage === stage);
  return (place === -1 ? undefined : sections.slice(place + 1).find(({ kind }) => kind !== "break"))?.stage ?? null;
};

interface AheadDependencies {
  readonly call: SendCall;
  readonly caches: CacheStorage;
  readonly later: Later;
}

export const makeSectionsAhead = ({ call, caches, later }: AheadDependencies): SectionsAhead => {
  /** By sitting; null: it has been opened, or could not be. */
  const here = new Map<string, SealedSection | null>();

  const sectionOf = async (person: string, attemptId: string): Promise<SealedSection | null> => {
    const known = here.get(attemptId);
    return known === undefined
      ? ((await keptAnswers.recall(aheadName(person, attemptId))) as SealedSection | null)
      : known;
  };

  const drop = (person: string, attemptId: string): void => {
    here.set(attemptId, null);
    quietly(keptAnswers.drop(aheadName(person, attemptId)));
    quietly(caches.delete(cacheOf(attemptId)));
  };

  const fetchMedia = async (attemptId: string, { media }: SealedSection): Promise<void> => {
    if (media.length === 0) return;
    const cache = await caches.open(cacheOf(attemptId));
    // one after another: answers go first
    for (const address of media) if ((await cache.match(address)) === undefined) await cache.add(address);
  };

  const openMedia = async (
    attemptId: string,
    key: CryptoKey,
    { sealed, files }: { sealed: SealedSection; files: OpenedSection["media"] },
  ): Promise<void> => {
    const [from, to] = await Promise.all([caches.open(cacheOf(attemptId)), caches.open(mediaOf(attemptId))]);
    const put = async ({ sha256, type }: OpenedSection["media"][number], place: number): Promise<void> => {
      const kept = await from.match(sealed.media[place] ?? "");
      if (kept === undefined) return;
      const bytes = await opened(key, new Uint8Array(await kept.arrayBuffer()));
      await to.put(`/media/${sha256}`, new Response(bytes, { headers: { "Content-Type": type } }));
    };
    await Promise.all(files.map(put));
  };

  return {
    drop,
    fetch: async (person, attempt, signal) => {
      const { attempt_id: attemptId } = attempt;
      const stage = stageAhead(attempt);
      if (stage === null) return;
      const known = await sectionOf(person, attemptId);
      if (known?.stage === stage) {
        here.set(attemptId, known);
        return fetchMedia(attemptId, known);
      }
      const options = { signal, timeout: callTimeoutMs, ownWordOnly: true, showsFault: true, mayBeUnknown: true };
      const { section } = await call("nextSection", { attempt_id: attemptId }, options);
      if (section === null || signal.aborted) return;
      here.set(attemptId, section);
      quietly(keptAnswers.keep(person, aheadName(person, attemptId), section));
      return fetchMedia(attemptId, section);
    },
    digestOf: async (person, attemptId) => (await sectionOf(person, attemptId))?.digest,
    open: async (person, { section_key: given = "", ...attempt }) => {
      const { attempt_id: attemptId, stage } = attempt;
      const sealed = await sectionOf(person, attemptId);
      try {
        if (sealed?.stage !== stage) return null;
        const key = await keyOf(given);
        const { entry, media: files } = await openedSection(key, sealed);
        if (files.length > 0)
          await within(later, mediaLimitMs, () => openMedia(attemptId, key, { sealed, files })).catch(() => undefined);
        return { ...attempt, exercise_list: attempt.exercise_list.map((one) => (one.stage === stage ? entry : one)) };
      } catch {
        return null;
      } finally {
        drop(person, attemptId);
      }
    },
  };
};

/** This window's own; undefined where the browser lacks what opens sections, or the page is not served securely. */
export const ownSectionsAhead = (needs: Omit<AheadDependencies, "caches">): SectionsAhead | undefined => {
  const { caches, DecompressionStream: unpacks } = globalThis as Partial<typeof globalThis>;
  return caches === undefined || unpacks === undefined ? undefined : makeSectionsAhead({ ...needs, caches });
};

interface WatchDependencies {
  readonly ahead?: SectionsAhead;
  readonly outbox: OutboxActor;
  readonly later: Later;
}

/** A class that enters a section at once fetches the next over some seconds, after its first screen is there. */
const firstWaitMs = 2_000;
const nextWaitMs = 15_000;
const spreadOver = 4;
const mostTries = 20;

/** Fetches the section to come while its student works at the one under way. */
export const watchAhead = (
  { ahead, outbox, later }: WatchDependencies,
  { attempt }: { readonly attempt: Attempt },
): (() => void) => {
  if (ahead === undefined || stageAhead(attempt) === null) return () => undefined;
  const stopped = new AbortController();
  const person = outbox.getSnapshot().context.person ?? "";
  const name = attempt.attempt_id;
  let stop = (): void => undefined;
  const fetchIn = (waitMs: number, tries: number): void => {
    const again = (thrown: unknown): void => {
      const fault = asFault(thrown);
      const isRefused = typeof fault.code === "number" && !isPassing(fault);
      if (!stopped.signal.aborted && !isRefused && tries < mostTries) fetchIn(nextWaitMs, tries + 1);
    };
    const wait = waitMs + retryMs({ failures: spreadOver, name });
    stop = later(wait, () => void ahead.fetch(person, attempt, stopped.signal).catch(again));
  };
  fetchIn(firstWaitMs, 1);
  return () => {
    stopped.abort();
    stop();
  };
};
