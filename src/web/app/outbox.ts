import { selectQueue, type OutboxSnapshot } from "../../../machines/outbox/outbox.selectors";
import type { SessionActor } from "../contexts/session-context";
import type { VisitorActor } from "../contexts/visitor-context";
import { browserDevice } from "../effects/device/browser-device";
import { followOutboxPerson } from "../site/follow-outbox-person";
import { offerActor } from "../site/inspected-actors";
import { showToast } from "../ui/toasts";
import { keepOffline } from "./keep-offline";

/** Whether the sitting is under way in a window of this device, which reports on its answers itself. */
const isOpenHere = (outbox: OutboxSnapshot, attemptId: string): boolean =>
  (selectQueue(outbox, attemptId)?.getSnapshot().context.lease ?? null) !== null;

/**
 * Sends the operations left by earlier windows of this device; warns of answers that came after the end of their test.
 */
export function followOutbox(session: SessionActor, visitor: VisitorActor): void {
  const { outbox } = browserDevice;
  let late = 0;
  outbox.on("operation.delivered", ({ attemptId, operation, delivery }) => {
    if (isOpenHere(outbox.getSnapshot(), attemptId)) return;
    if (operation.kind === "answer" && (delivery.outcome === "held" || delivery.outcome === "late")) late += 1;
  });
  outbox.on("queue.emptied", ({ lane }) => {
    if (lane === "tools") return;
    if (late > 0) showToast("warning", { message: "site.lateAnswers", values: { count: String(late) } });
    late = 0;
  });
  keepOffline(session, visitor);
  followOutboxPerson(outbox, session, visitor);
  offerActor(outbox);
}
