import { Coffee } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { Sheet } from "../../sheets/Sheet";

/** After answers too quick to have been read: calm words, one button. The shell's cover. */
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
