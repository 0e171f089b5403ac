import { Coffee } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { Sheet } from "../../sheets/Sheet";

/** Cover of the exam shell after answers given too fast to have read the item: a calm message and one button. */
export function RapidPause({ onContinue }: { readonly onContinue: () => void }) {
  const t = useMessage();
  return (
    <Sheet
      interrupts
      icon={Coffee}
      title={t("exam.rapid.title")}
      actions={<ActionButton onClick={onContinue}>{t("exam.rapid.continue")}</ActionButton>}
    >
      <p>{t("exam.rapid.text")}</p>
      <p>{t("exam.rapid.untimed")}</p>
    </Sheet>
  );
}
