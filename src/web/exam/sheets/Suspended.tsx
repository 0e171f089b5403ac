import { CirclePause } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { Sheet } from "./Sheet";

/** Nobody was there for a long while, or the sign-in ended: the sitting waits. The shell's cover. */
export function Suspended({ onContinue }: { readonly onContinue: () => void }) {
  const t = useMessage();
  return (
    <Sheet
      interrupts
      icon={CirclePause}
      title={t("exam.suspended.title")}
      actions={<ActionButton onClick={onContinue}>{t("exam.suspended.continue")}</ActionButton>}
    >
      <p>{t("exam.suspended.text")}</p>
    </Sheet>
  );
}
