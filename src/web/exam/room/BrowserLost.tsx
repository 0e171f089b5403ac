import { LockKeyhole } from "lucide-react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useMessage } from "../../i18n/use-message";
import { LoadingSheet } from "../sheets/LoadingSheet";
import { Sheet } from "../sheets/Sheet";

/** The sheet over the questions while a sitting is locked because the browser that is asked for was lost. */
export function BrowserLost() {
  const t = useMessage();
  if (!useMessagePart("invigilated")) return <LoadingSheet />;
  return (
    <Sheet interrupts icon={LockKeyhole} title={t("invigilated.locked.title")}>
      <p>{t("invigilated.locked.text")}</p>
      <p>{t("invigilated.locked.todo")}</p>
    </Sheet>
  );
}
