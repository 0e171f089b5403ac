import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Download } from "lucide-react";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { ImportDetail } from "../../../contract/importing/importing";
import { callInPlace } from "../../effects/call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { saveFile } from "../../ui/save-file";
import { reportFile } from "./report-file";

/** Saves the report of an import as JSON or CSV. */
export function ReportDownload({ detail }: { readonly detail: ImportDetail }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const save = async (kind: "json" | "csv") => {
    setBusy(true);
    setFault(null);
    try {
      const report = await callInPlace("importReport", { import_id: detail.import_id });
      const name = `${detail.file_name.replace(/\.[^.]*$/, "")}-report.${kind}`;
      if (kind === "json") return saveFile(name, "application/json", JSON.stringify(report, null, 1));
      const words = {
        heads: (["number", "test", "where", "title", "outcome", "leftOut", "reasons"] as const).map((head) =>
          t(`import.column.${head}`),
        ),
        outcome: (outcome: (typeof report.questions)[number]["outcome"]) => t(`import.outcome.${outcome}`),
        yes: t("import.yes"),
        t,
      };
      saveFile(name, "text/csv;charset=utf-8", reportFile(report, words, language));
    } catch (thrown) {
      setFault(asFault(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box mt="12">
      <Flex gap="8" wrap="wrap">
        {(["csv", "json"] as const).map((kind) => (
          <Button
            key={kind}
            size="sm"
            variant="outline"
            minH={{ base: "44", md: "32" }}
            disabled={isBusy}
            onClick={() => void save(kind)}
          >
            <Download size={14} aria-hidden="true" />
            {t(`import.report.${kind}`)}
          </Button>
        ))}
      </Flex>
      {fault === null ? null : (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(fault)}
        </Box>
      )}
    </Box>
  );
}
