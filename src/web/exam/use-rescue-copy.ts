import { selectQueue } from "../../../machines/outbox/outbox.selectors";
import { selectOperations } from "../../../machines/outbox/queue.selectors";
import { useSite } from "../contexts/site-context";
import { answersFileName, download } from "../effects/outbox/download";
import { serverNow } from "../platform/server-time";
import { useAttemptRegistry } from "./attempt-registry-context";
import { loadRescueCopy } from "./load-rescue-copy";

interface RescueCopying {
  /** Nobody but the server reads what is saved. */
  readonly isSealed: boolean;
  /** Saves the file and answers its name. */
  readonly save: () => Promise<string>;
}

/** A file with all that this device has of a sitting, for a teacher to hand in where the server stays away. */
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
