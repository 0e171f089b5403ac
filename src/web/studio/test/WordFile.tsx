import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { FileText } from "lucide-react";
import { useRef } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { FileInput } from "../../ui/FileInput";
import type { WordFileState } from "./use-word-file";

const faults = { notWord: "assembly.notWord", tooLarge: "assembly.wordTooLarge", empty: "assembly.wordEmpty" } as const;

interface WordFileProps {
  readonly state: WordFileState;
  readonly isDisabled: boolean;
  readonly onFile: (file: File) => void;
}

/** Chooses a Word file for the paste box, and says what became of the last one. */
export function WordFile({ state, isDisabled, onFile }: WordFileProps) {
  const t = useMessage();
  const input = useRef<HTMLInputElement>(null);
  const trouble =
    typeof state === "object"
      ? t("assembly.picturesLost", { count: state.picturesLost })
      : state === "none" || state === "reading"
        ? ""
        : t(faults[state]);
  return (
    <Flex gap="8" align="center" wrap="wrap" mt="8">
      <FileInput ref={input} accept=".docx" onFile={onFile} />
      <Button
        variant="outline"
        size="sm"
        disabled={isDisabled || state === "reading"}
        onClick={() => input.current?.click()}
      >
        <FileText size={16} aria-hidden />
        {t("assembly.chooseWord")}
      </Button>
      <Box role="status" color="fg.muted" fontSize="sm">
        {state === "reading" ? t("assembly.readingWord") : ""}
      </Box>
      {trouble === "" ? null : (
        <Box role="alert" flexBasis="100%" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
          {trouble}
        </Box>
      )}
    </Flex>
  );
}
