import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRef, useState } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { copyText } from "../../ui/copy-text";
import { saveFile } from "../../ui/save-file";
import { showToast } from "../../ui/toasts";
import { useConsole } from "../console-context";
import { useFileFaultText } from "./file-fault-text";
import { SettingGroup } from "./SettingGroup";
import { fileName, readSettingsFile, writeSettingsFile, type FileFault } from "./settings-file";

/** Saves the settings as a file, reads them from one, and copies the text of that file. */
export function FileActions() {
  const t = useMessage();
  const textOf = useFileFaultText();
  const { appearance } = useConsole();
  const picker = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const text = () => writeSettingsFile(selectSettings(appearance.getSnapshot()));

  const take = async (file: File) => {
    const content = readSettingsFile(await file.text().catch(() => ""));
    if ("fault" in content) return setFault(content.fault);
    setFault(null);
    appearance.send({ type: "settings.imported", settings: content.settings });
    showToast("plain", { message: "theme.file.imported" });
  };
  return (
    <SettingGroup title={t("theme.group.file")}>
      <chakra.p mb="8" fontSize="xs" color="fg.muted">
        {t("theme.file.about")}
      </chakra.p>
      <Grid gridTemplateColumns="repeat(3, 1fr)" gap="8">
        <Button
          variant="outline"
          size="sm"
          minH={{ base: "44", lg: "32" }}
          px="4"
          onClick={() => saveFile(fileName, "application/json", text())}
        >
          {t("theme.file.export")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          minH={{ base: "44", lg: "32" }}
          px="4"
          onClick={() => picker.current?.click()}
        >
          {t("theme.file.import")}
        </Button>
        <Button
          variant="outline"
          size="sm"
          minH={{ base: "44", lg: "32" }}
          px="4"
          onClick={() =>
            void copyText(text()).then((isCopied) =>
              isCopied
                ? showToast("plain", { message: "theme.file.copied" })
                : showToast("warning", { message: "theme.file.notCopied" }),
            )
          }
        >
          {t("theme.file.copy")}
        </Button>
      </Grid>
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={t("theme.file.import")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file !== undefined) void take(file);
        }}
      />
      <Box role="alert">
        {fault === null ? null : (
          <chakra.p mt="8" color="bad.text" overflowWrap="anywhere">
            {textOf(fault)}
          </chakra.p>
        )}
      </Box>
    </SettingGroup>
  );
}
