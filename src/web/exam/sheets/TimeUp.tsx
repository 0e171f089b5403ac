import { TimerOff } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { RescueCopyOffer } from "./RescueCopy";
import { Sheet } from "./Sheet";
import type { UnsentWork } from "./unsent-work";
import { UnsentDecision } from "./UnsentDecision";
import { UnsentStatus } from "./UnsentStatus";

interface TimeUpProps extends UnsentWork {
  readonly attemptId: string;
  readonly lastSection: boolean;
  /** An invigilator has ended the sitting. */
  readonly isEnded: boolean;
}

/** The time is over; the test, or this section of it, is being closed. */
export function TimeUp({ attemptId, lastSection, isEnded, ...papers }: TimeUpProps) {
  const t = useMessage();
  const isUnderWay = papers.pending > 0 || papers.offline || papers.refused > 0 || papers.decision !== null;
  const isHeldUp = lastSection && papers.pending > 0 && (papers.offline || papers.decision !== null);
  return (
    <Sheet
      interrupts
      icon={TimerOff}
      title={t(isEnded ? "exam.timeUp.endedTitle" : "exam.timeUp.title")}
      actions={papers.decision && <UnsentDecision {...papers.decision} />}
    >
      <p role="status">{t(lastSection ? "exam.timeUp.text" : "exam.timeUp.textSection")}</p>
      {isUnderWay && <UnsentStatus {...papers} />}
      {isHeldUp && <RescueCopyOffer attemptId={attemptId} />}
    </Sheet>
  );
}
