import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { FileFact } from "../../../../machines/importing/importing-facts";
import { importLimits } from "../../../contract/importing/import-limits";
import { offerFile } from "../../effects/provide-importing";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { ExportTests } from "../ExportTests";
import { DropZone } from "./DropZone";
import { ImportList } from "./ImportList";
import { SendingFile } from "./SendingFile";

/**
 * The start of the import page: the area for dropping files, the files being sent from this page, and earlier imports.
 */
export function ImportStart() {
  const t = useMessage();
  const [sending, setSending] = useState<readonly FileFact[]>([]);
  const [flatten, setFlatten] = useState(false);
  const [tooLarge, setTooLarge] = useState<readonly string[]>([]);
  const take = (files: readonly File[]) => {
    const fitting = files.filter(({ size }) => size > 0 && size <= importLimits.file);
    setTooLarge(files.filter((file) => !fitting.includes(file)).map(({ name }) => name));
    setSending((before) => [...before, ...fitting.map((file) => offerFile(file, uuidv7(), flatten))]);
  };
  return (
    <Flex direction="column" gap="16">
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.import")}
        </Box>
        <Box color="fg.muted" maxW="prose">
          {t("import.lead")}
        </Box>
      </Box>
      <DropZone onFiles={take} />
      <Box as="label" display="flex" gap="8" alignItems="center" minH="32" cursor="pointer">
        <input type="checkbox" checked={flatten} onChange={({ target }) => setFlatten(target.checked)} />
        {t("import.flatten")}
      </Box>
      {tooLarge.length === 0 ? null : (
        <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {t("import.tooLarge", { files: tooLarge.join(", ") })}
        </Box>
      )}
      {sending.length === 0 ? null : (
        <Card aria-label={t("import.sending")}>
          <Box as="ul" listStyleType="none" m="0" p="0" display="grid" gap="16">
            {sending.map((file) => (
              <SendingFile
                key={file.key}
                file={file}
                isAlone={sending.length === 1}
                onGone={() => setSending((before) => before.filter(({ key }) => key !== file.key))}
              />
            ))}
          </Box>
        </Card>
      )}
      <ImportList />
      <ExportTests />
    </Flex>
  );
}
