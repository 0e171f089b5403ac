import { TimerOff } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import type { Papers } from "./papers";
import { PapersWords } from "./PapersWords";
import { Sheet } from "./Sheet";

interface TimeUpProps extends Papers {
  readonly lastSection: boolean;
}

/** The clock has run out; the test, or this section of it, is being closed. */
export function TimeUp({ lastSection, ...papers }: TimeUpProps) {
  const t = useMessage();
  const isUnderWay = papers.pending > 0 || papers.offline || papers.refused > 0;
  return (
    <Sheet interrupts icon={TimerOff} title={t("exam.timeUp.title")}>
      <p role="status">{t(lastSection ? "exam.timeUp.text" : "exam.timeUp.textSection")}</p>
      {isUnderWay && <PapersWords {...papers} />}
    </Sheet>
  );
}
