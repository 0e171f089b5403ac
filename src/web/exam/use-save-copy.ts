import { selectQueue } from "../../../machines/outbox/outbox.selectors";
import { selectRefused } from "../../../machines/outbox/queue.selectors";
import { downloadExport } from "../effects/outbox/exported";
import { serverNow } from "../platform/server-time";
import { useAttemptRegistry } from "./attempt-registry-context";

/** Downloads the operations of an attempt that the server refused, for the student to hand to a teacher. */
export const useSaveCopy = (attemptId: string): (() => void) => {
  const { outbox } = useAttemptRegistry();
  return () => {
    const snapshot = outbox.getSnapshot();
    const queue = selectQueue(snapshot, attemptId)?.getSnapshot();
    const refused = queue === undefined ? [] : selectRefused(queue);
    downloadExport(document, {
      person: snapshot.context.person ?? "",
      at: serverNow(),
      operations: refused.map(({ operation, fault }) => ({
        attemptId,
        operation,
        standing: { state: "refused", fault },
      })),
    });
  };
};
