import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { lastSavedAt } from "../../../machines/exam/sitting-facts";
import { isOnline, type SittingSnapshot } from "../../../machines/exam/sitting.selectors";
import { isRestored, selectIsKeeping, selectQueue, type QueueActor } from "../../../machines/outbox/outbox.selectors";
import { selectSavedAt, selectSendProblem } from "../../../machines/outbox/queue.selectors";
import { saveStateOf, type SaveFacts } from "../../../machines/outbox/save-state";
import { useAttemptRegistry } from "./attempt-registry-context";
import { preloadRescueCopy } from "./load-rescue-copy";
import { useShown } from "./use-shown";

export interface Saving extends SaveFacts {
  /** The queue of the attempt's answers; undefined: nothing was written yet. */
  readonly queue: QueueActor | undefined;
  readonly savedAt: number | null;
  /** The server cannot be reached or is too busy, also while the line reports a refusal. */
  readonly isCutOff: boolean;
  /** This device stores answers until they are sent. */
  readonly isKeeping: boolean;
}

/**
 * Where the answers of a sitting are. Asks before the page is left while some of them are only in this window's memory.
 */
export const useSaveState = (sitting: SittingSnapshot): Saving => {
  const { outbox } = useAttemptRegistry();
  const { attempt } = sitting.context;
  const isKeeping = useSelector(outbox, (snapshot) => selectIsKeeping(snapshot) !== false);
  const queue = useSelector(outbox, (snapshot) => selectQueue(snapshot, attempt.attempt_id));
  const shown = useShown(queue);
  // answers of an earlier window may be on the disk until it has been read
  const isRead = useSelector(outbox, isRestored);
  const facts = saveStateOf(shown, { isOnline: isOnline(sitting), isKeeping });
  const { isAtRisk } = facts;

  useEffect(() => {
    if (!isAtRisk) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isAtRisk]);

  const savedAt = (shown === undefined ? null : selectSavedAt(shown)) ?? lastSavedAt(attempt);
  const hasSaved = savedAt !== null;
  useEffect(() => {
    if (hasSaved) preloadRescueCopy();
  }, [hasSaved]);
  return {
    ...facts,
    status: hasSaved && !isRead && facts.status === "saved" ? "saving" : facts.status,
    queue,
    savedAt,
    isCutOff: !isOnline(sitting) || (shown !== undefined && selectSendProblem(shown) !== null),
    isKeeping: isKeeping && !facts.isStorageFailing,
  };
};
