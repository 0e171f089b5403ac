import { TimerOff } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Sheet } from "./Sheet";

/** The clock has run out; the test, or this section of it, is being closed. */
export function TimeUp({ lastSection }: { readonly lastSection: boolean }) {
  const t = useMessage();
  return (
    <Sheet interrupts icon={TimerOff} title={t("exam.timeUp.title")}>
      <p role="status">{t(lastSection ? "exam.timeUp.text" : "exam.timeUp.textSection")}</p>
    </Sheet>
  );
}
