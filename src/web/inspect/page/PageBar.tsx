import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { FolderOpen, Save } from "lucide-react";
import { useRef, useState, type ChangeEvent } from "react";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { readRecording, type Recording, type RecordingFault } from "../live/record";

const faultWords: Readonly<Record<RecordingFault, MessageId>> = {
  notJson: "inspect.notJson",
  notRecording: "inspect.notRecording",
  otherVersion: "inspect.otherVersion",
  damaged: "inspect.damaged",
  empty: "inspect.emptyRecording",
};

interface PageBarProps {
  readonly onSave: (() => void) | undefined;
  readonly onOpen: (recording: Recording) => void;
}

/** The page's name, and the buttons that save and open recordings. */
export function PageBar({ onSave, onOpen }: PageBarProps) {
  const t = useMessage();
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<RecordingFault | null>(null);
  const read = (event: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = event.target.files ?? [];
    event.target.value = "";
    if (chosen === undefined) return;
    void chosen.text().then((text) => {
      const recording = readRecording(text);
      setFault(typeof recording === "string" ? recording : null);
      if (typeof recording !== "string") onOpen(recording);
    });
  };
  return (
    <Flex align="center" gap="8" wrap="wrap">
      <Box flex="1" minW="200px">
        <Box as="h1" fontSize="lg">
          {t("inspect.title")}
        </Box>
        <Box as="p" fontSize="xs" color="fg.muted">
          {t("inspect.masked")}
        </Box>
      </Box>
      <Box role="status" fontSize="sm" color="bad.text">
        {fault === null ? null : t(faultWords[fault])}
      </Box>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t("inspect.open")}
        onChange={read}
      />
      <Button variant="outline" size="sm" onClick={() => file.current?.click()}>
        <FolderOpen size={16} aria-hidden="true" />
        {t("inspect.open")}
      </Button>
      <Button variant="outline" size="sm" disabled={onSave === undefined} onClick={onSave}>
        <Save size={16} aria-hidden="true" />
        {t("inspect.save")}
      </Button>
    </Flex>
  );
}
