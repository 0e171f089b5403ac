import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import type { UnsentWork } from "./unsent-work";

const underWay = ({ pending, refused, isStored, offline, mayClose, decision }: UnsentWork): MessageId => {
  if (decision !== null) return isStored ? "exam.submitting.overdue" : "exam.submitting.overdueMemory";
  if (offline && mayClose) return "exam.submitting.mayClose";
  if (pending > 0) {
    if (!offline) return "exam.submitting.pending";
    return isStored ? "exam.submitting.waiting" : "exam.submitting.waitingMemory";
  }
  if (refused > 0) return offline ? "exam.submitting.waitingOthers" : "exam.submitting.closingOthers";
  return offline ? "exam.submitting.waitingDone" : "exam.submitting.closing";
};

/** The progress of closing a stage, and the number of answers left out of it. */
export function UnsentStatus(papers: UnsentWork) {
  const t = useMessage();
  const { pending, refused } = papers;
  return (
    <>
      <p role="status">{t(underWay(papers), { count: pending })}</p>
      {refused > 0 && <p>{t("exam.submitting.refused", { count: refused })}</p>}
    </>
  );
}
