import { Volume2 } from "lucide-react";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { Sheet } from "../../sheets/Sheet";

/** Before Listening: the press lets the page speak. */
export function SoundGate({ onHeard }: { readonly onHeard: () => void }) {
  const t = useMessage();
  return (
    <Sheet
      icon={Volume2}
      title={t("opt.overall")}
      actions={<ActionButton onClick={onHeard}>{t("exam.next")}</ActionButton>}
    >
      <p>{t("opt.part.heard")}</p>
    </Sheet>
  );
}
