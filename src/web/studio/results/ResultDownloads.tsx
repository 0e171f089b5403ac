import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Download } from "lucide-react";
import { useState } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import type { ClassResults } from "../../../contract/classes/class-results";
import { downloadFile } from "../../effects/download";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { saveFile } from "../../ui/save-file";

const formats = [
  { key: "xlsx", label: "classResults.downloadXlsx" },
  { key: "csv", label: "classResults.downloadCsv" },
] as const;

/** Saves the results of a class as a file, in the language on screen. */
export function ResultDownloads({ results }: { readonly results: ClassResults }) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const [fault, setFault] = useState<Fault | null>(null);
  const { assignment_id: assignment, title, class_name: className } = results;
  const save = async (format: (typeof formats)[number]["key"]) => {
    setFault(null);
    try {
      const query = new URLSearchParams({ assignment_id: assignment, format, language });
      const file = await downloadFile(`/api/studio/export?${query.toString()}`);
      const name = `${className} ${localized(title, language)}`.replaceAll(/[^\p{L}\p{N}]+/gu, "-");
      saveFile(`${name}.${format}`, file.type, file);
    } catch (thrown) {
      setFault(asFault(thrown));
    }
  };
  return (
    <Box>
      <Flex gap="8" wrap="wrap" role="group" aria-label={t("classResults.download")}>
        {formats.map(({ key, label }) => (
          <Button key={key} variant="outline" size="sm" onClick={() => void save(key)}>
            <Download size={16} aria-hidden="true" />
            {t(label)}
          </Button>
        ))}
      </Flex>
      {fault === null ? null : (
        <Box role="alert" color="bad.text" mt="4">
          {faultText(fault)}
        </Box>
      )}
    </Box>
  );
}
