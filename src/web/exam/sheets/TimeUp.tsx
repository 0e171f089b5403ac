import { TimerOff } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import type { Papers } from "./papers";
import { PapersDecision } from "./PapersDecision";
import { PapersWords } from "./PapersWords";
import { RescueCopy } from "./RescueCopy";
import { Sheet } from "./Sheet";

interface TimeUpProps extends Papers {
  readonly attemptId: string;
  readonly lastSection: boolean;
}

/** The clock has run out; the test, or this section of it, is being closed. */
export function TimeUp({ attemptId, lastSection, ...papers }: TimeUpProps) {
  const t = useMessage();
  const isUnderWay = papers.pending > 0 || papers.offline || papers.refused > 0 || papers.decision !== null;
  const isHeldUp = lastSection && papers.pending > 0 && (papers.offline || papers.decision !== null);
  return (
    <Sheet
      interrupts
      icon={TimerOff}
      title={t("exam.timeUp.title")}
      actions={papers.decision && <PapersDecision {...papers.decision} />}
    >
      <p role="status">{t(lastSection ? "exam.timeUp.text" : "exam.timeUp.textSection")}</p>
      {isUnderWay && <PapersWords {...papers} />}
      {isHeldUp && <RescueCopy attemptId={attemptId} />}
    </Sheet>
  );
}
