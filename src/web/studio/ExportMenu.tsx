import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Download } from "lucide-react";
import { useState } from "react";
import { asFault, type Fault } from "../../../machines/support/fault";
import { exportFormatNames, type ExportFormat } from "../../contract/exporting/export-formats";
import type { Language } from "../../contract/item/content";
import { downloadFile } from "../effects/download";
import { useCall } from "../effects/use-call";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";
import { useFaultText } from "../ui/fault-text";
import { saveFile } from "../ui/save-file";
import { Select } from "../ui/Select";
import { ExportReport } from "./ExportReport";

const endings: Readonly<Record<ExportFormat, string>> = { qti3: "zip", moodle: "xml", csv: "csv" };

/** Saves a test as a file of another system, after showing the changes and omissions of that format. */
export function ExportMenu({ menuId }: { readonly menuId: string }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [isShown, show] = useState(false);
  const [format, setFormat] = useState<ExportFormat>("qti3");
  const [written, setWritten] = useState<Language>(language);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const asked = { menu_id: menuId, format, language: written };
  const { data: report, error } = useCall("exportReport", asked, { enabled: isShown });
  const shownFault = fault ?? error;
  const save = async () => {
    setBusy(true);
    setFault(null);
    try {
      const query = new URLSearchParams({ format, language: written });
      const file = await downloadFile(`/api/studio/tests/${menuId}/export?${query}`);
      const name = report === undefined ? menuId : localized(report.title, written);
      saveFile(`${name.replaceAll(/[^\p{L}\p{N}]+/gu, "-")}.${endings[format]}`, file.type, file);
    } catch (thrown) {
      setFault(asFault(thrown));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box mt="12">
      <Button variant="outline" minH="44" aria-expanded={isShown} onClick={() => show(!isShown)}>
        <Download size={16} aria-hidden="true" />
        {t("export.open")}
      </Button>
      {isShown ? (
        <Box mt="8">
          <Flex gap="12" wrap="wrap" align="end">
            <Box as="label">
              <Box>{t("export.format")}</Box>
              <Select
                minH="44"
                value={format}
                onChange={({ target }) => setFormat(exportFormatNames.find((name) => name === target.value) ?? "qti3")}
              >
                {exportFormatNames.map((name) => (
                  <option key={name} value={name}>
                    {t(`export.format.${name}`)}
                  </option>
                ))}
              </Select>
            </Box>
            {(report?.languages.length ?? 0) < 2 ? null : (
              <Box as="label">
                <Box>{t("export.language")}</Box>
                <Select
                  minH="44"
                  value={written}
                  onChange={({ target }) => setWritten(target.value === "zh" ? "zh" : "en")}
                >
                  {report?.languages.map((one) => (
                    <option key={one} value={one}>
                      {t(`import.language.${one}`)}
                    </option>
                  ))}
                </Select>
              </Box>
            )}
            <Button minH="44" disabled={isBusy || report === undefined} aria-busy={isBusy} onClick={() => void save()}>
              {t("export.save")}
            </Button>
          </Flex>
          {shownFault === null || shownFault === undefined ? null : (
            <Box role="alert" mt="8" color="bad.text">
              {faultText(shownFault)}
            </Box>
          )}
          {report === undefined ? null : <ExportReport report={report} />}
        </Box>
      ) : null}
    </Box>
  );
}
