import { selectQueue } from "../../../machines/outbox/outbox.selectors";
import { selectOperations } from "../../../machines/outbox/queue.selectors";
import { useSite } from "../contexts/site-context";
import { answersFileName, download } from "../effects/outbox/download";
import { serverNow } from "../platform/server-time";
import { useAttemptRegistry } from "./attempt-registry-context";
import { loadRescueCopy } from "./load-rescue-copy";

interface RescueCopying {
  /** The file is encrypted so that only the server can read it. */
  readonly isSealed: boolean;
  /** Saves the file and returns its name. */
  readonly save: () => Promise<string>;
}

/**
 * Saves a file with all operations of an attempt on this device, which a teacher hands in where the server cannot be
 * reached.
 */
export const useRescueCopy = (attemptId: string): RescueCopying => {
  const { outbox } = useAttemptRegistry();
  const key = useSite()?.rescue_key ?? null;
  const save = async () => {
    const snapshot = outbox.getSnapshot();
    const queue = selectQueue(snapshot, attemptId)?.getSnapshot();
    const person = snapshot.context.person ?? "";
    const at = serverNow();
    const { rescueText } = await loadRescueCopy();
    const operations = queue === undefined ? [] : selectOperations(queue);
    const text = await rescueText({ attemptId, person, at, operations }, key);
    const name = answersFileName(person, at, "rescue");
    download(document, { name, type: "application/octet-stream", text });
    return name;
  };
  return { isSealed: key !== null && window.isSecureContext, save };
};
