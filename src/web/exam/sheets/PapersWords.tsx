import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import type { Papers } from "./papers";

const waitingFor = ({ pending, isStored }: Papers): MessageId => {
  if (pending === 0) return "exam.submitting.waitingDone";
  return isStored ? "exam.submitting.waiting" : "exam.submitting.waitingMemory";
};

/** How far closing a stage has come, and what is left out of it. */
export function PapersWords(papers: Papers) {
  const t = useMessage();
  const { pending, refused, offline } = papers;
  const id = offline ? waitingFor(papers) : pending > 0 ? "exam.submitting.pending" : "exam.submitting.closing";
  return (
    <>
      <p role="status">{t(id, { count: pending })}</p>
      {refused > 0 && <p>{t("exam.submitting.refused", { count: refused })}</p>}
    </>
  );
}
