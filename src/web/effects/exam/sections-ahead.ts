import { asFault, isPassing } from "../../../../machines/support/fault";
import { retryMs } from "../../../../machines/support/retry";
import type { Attempt } from "../../../contract/attempt/attempt";
import type { SealedSection } from "../../../contract/attempt/next-section";
import { deliveryOf } from "../../../contract/families";
import { storedReplies } from "../device/stored-replies";
import type { SendCall } from "../http";
import type { Later } from "../later";
import type { OutboxActor } from "../outbox/link";
import { aheadName, cacheOf } from "./ahead-names";

/** Sections stored encrypted on the device before they open, so that the reply to an advance is small. */
export interface SectionsAhead {
  /** Fetches the next section with its pictures and sounds, unless already stored. Throws the fault. */
  fetch(person: string, attempt: Attempt, signal: AbortSignal): Promise<void>;
  /** Digest of the stored section; undefined: none is stored. */
  digestOf(person: string, attemptId: string): Promise<string | undefined>;
  /**
   * The attempt with the section that the server left out; null where it cannot be decrypted. The stored section is
   * deleted in both cases.
   */
  open(person: string, attempt: Attempt): Promise<Attempt | null>;
  drop(person: string, attemptId: string): void;
}

const callTimeoutMs = 15_000;

const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

/** Loaded with the first section that is fetched, so that it is available when that section opens. */
const sealedSections = () => import("./sealed-sections");

/** The next section that can be fetched before it opens, skipping breaks; null where there is none. */
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
  /** By attempt id; null: it has been opened, or could not be. */
  const here = new Map<string, SealedSection | null>();

  const sectionOf = async (person: string, attemptId: string): Promise<SealedSection | null> => {
    const known = here.get(attemptId);
    return known === undefined
      ? ((await storedReplies.recall(aheadName(person, attemptId))) as SealedSection | null)
      : known;
  };

  const drop = (person: string, attemptId: string): void => {
    here.set(attemptId, null);
    quietly(storedReplies.drop(aheadName(person, attemptId)));
    quietly(caches.delete(cacheOf(attemptId)));
  };

  const fetchMedia = async (attemptId: string, section: SealedSection): Promise<void> =>
    (await sealedSections()).fetchMedia(caches, attemptId, section);

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
      const options = { signal, timeout: callTimeoutMs, serverReplyOnly: true, showsFault: true, mayBeUnknown: true };
      const { section } = await call("nextSection", { attempt_id: attemptId }, options);
      if (section === null || signal.aborted) return;
      here.set(attemptId, section);
      quietly(storedReplies.keep(person, aheadName(person, attemptId), section));
      return fetchMedia(attemptId, section);
    },
    digestOf: async (person, attemptId) => (await sectionOf(person, attemptId))?.digest,
    open: async (person, { section_key: given = "", ...attempt }) => {
      const { attempt_id: attemptId, stage } = attempt;
      const sealed = await sectionOf(person, attemptId);
      try {
        if (sealed?.stage !== stage) return null;
        const { openedAttempt } = await sealedSections();
        return await openedAttempt({ caches, later }, { attempt, sealed, given });
      } catch {
        return null;
      } finally {
        drop(person, attemptId);
      }
    },
  };
};

/**
 * The store of this window; undefined where the browser cannot decompress or cache, or the page is not served securely.
 */
export const windowSectionsAhead = (needs: Omit<AheadDependencies, "caches">): SectionsAhead | undefined => {
  const { caches, DecompressionStream: unpacks } = globalThis as Partial<typeof globalThis>;
  return caches === undefined || unpacks === undefined ? undefined : makeSectionsAhead({ ...needs, caches });
};

interface WatchDependencies {
  readonly ahead?: SectionsAhead;
  readonly outbox: OutboxActor;
  readonly later: Later;
}

/**
 * Milliseconds. The fetches of a class that enters a section together are spread over some seconds, after the first
 * screen.
 */
const firstWaitMs = 2_000;
const nextWaitMs = 15_000;
const spreadOver = 4;
const mostTries = 20;

/** Fetches the next section while the student works on the current one. */
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
