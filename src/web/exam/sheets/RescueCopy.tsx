import { FileDown } from "lucide-react";
import { useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useRescueCopy } from "../use-rescue-copy";

/** Offers a file of the answers to hand to a teacher, for when the time is over and the server cannot be reached. */
export function RescueCopyOffer({ attemptId }: { readonly attemptId: string }) {
  const t = useMessage();
  const { isSealed, save } = useRescueCopy(attemptId);
  const [saved, setSaved] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    setFailed(false);
    try {
      setSaved(await save());
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  const words = [t("exam.rescue.text"), ...(isSealed ? [t("exam.rescue.sealed")] : [])];
  return (
    <>
      <p>{words.join(" ")}</p>
      <p>
        <ActionButton variant="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
          <FileDown size={18} aria-hidden />
          {t("exam.rescue.save")}
        </ActionButton>
      </p>
      <p role="status">
        {hasFailed ? t("exam.rescue.failed") : saved === null ? "" : t("exam.rescue.saved", { name: saved })}
      </p>
    </>
  );
}
