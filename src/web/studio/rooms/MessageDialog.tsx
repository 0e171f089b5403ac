import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { Localized } from "../../../contract/item/content";
import { roomLimits } from "../../../contract/rooms/room-limits";
import { useLanguage, localized } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { TextBox } from "../../ui/TextBox";
import { useDraftValue } from "./board-draft";
import { DialogForm } from "./DialogForm";
import { messaging, type CommandTarget } from "./make-commands";
import { messageTemplates } from "./message-templates";
import { useOpenRoom } from "./room-context";

interface MessageDialogProps {
  readonly concerned: CommandTarget;
  readonly onClose: () => void;
}

const textOf = (zh: string, en: string): Localized => ({
  ...(zh.trim() === "" ? {} : { zh: zh.trim() }),
  ...(en.trim() === "" ? {} : { en: en.trim() }),
});

/** A message in one language or both: a template, or own words. Students see it until they have read it. */
export function MessageDialog({ concerned, onClose }: MessageDialogProps) {
  const t = useMessage();
  const language = useLanguage();
  const { run } = useOpenRoom();
  const [{ zh = "", en = "" }, setText] = useDraftValue<Localized>("dialog", "text", {});
  const [first, second] = language === "zh" ? (["zh", "en"] as const) : (["en", "zh"] as const);
  const field = (of: "zh" | "en") => (
    <TextBox
      key={of}
      label={t(`board.message.${of}`)}
      lang={of}
      maxLength={roomLimits.message}
      value={of === "zh" ? zh : en}
      onChange={({ target }) => setText({ zh, en, [of]: target.value })}
    />
  );
  return (
    <DialogForm
      title={t("board.message.title", { who: concerned.who })}
      action={t("board.message.send")}
      isReady={zh.trim() !== "" || en.trim() !== ""}
      onSend={() => run(messaging(concerned, textOf(zh, en)))}
      onClose={onClose}
    >
      <Flex role="group" aria-label={t("board.message.templates")} gap="8" wrap="wrap">
        {messageTemplates.map((template) => (
          <Button key={template.en} variant="outline" size="sm" onClick={() => setText(template)} whiteSpace="normal">
            {localized(template, language)}
          </Button>
        ))}
      </Flex>
      {field(first)}
      {field(second)}
      <Box color="fg.muted">{t("board.message.lead")}</Box>
    </DialogForm>
  );
}
