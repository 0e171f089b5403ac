import { Box } from "@chakra-ui/react/box";
import { Download } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { saveFile } from "../../ui/save-file";
import { showToast } from "../../ui/toasts";
import { useSending } from "../sign-in/use-sending";
import { PersonalPart } from "./PersonalPart";

/** The time limit of the export in ms: an account with years of attempts takes long. */
const patience = 10 * 60_000;

/** Downloads all stored data of the person as one file. */
export function PersonalExport({ username }: { readonly username: string }) {
  const t = useMessage();
  const faultText = useFaultText();
  const { isBusy, fault, send } = useSending("exportData");
  const save = async () => {
    const data = await send({}, { timeout: patience });
    if (data === null) return;
    const day = new Date(data.exported_at).toISOString().slice(0, 10);
    const { code: _, ...own } = data as typeof data & { readonly code?: unknown };
    saveFile(`invigil-${username}-${day}.json`, "application/json", JSON.stringify(own, null, 2));
    showToast("plain", { message: "personal.export.done" });
  };
  return (
    <PersonalPart title={t("personal.export")} note={t("personal.exportNote")} isBusy={isBusy}>
      <Button variant="outline" minH="44" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void save()}>
        <Download size={16} aria-hidden="true" />
        {t(isBusy ? "personal.export.gathering" : "personal.export.save")}
      </Button>
      {isBusy ? (
        <Box
          as="progress"
          display="block"
          mt="12"
          width="min(320px, 100%)"
          aria-label={t("personal.export.gathering")}
        />
      ) : null}
      {fault === null ? null : (
        <Box role="alert" mt="12" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
    </PersonalPart>
  );
}
