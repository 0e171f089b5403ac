import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { Calls } from "../../../contract/calls/calls";
import type { Localized } from "../../../contract/item/content";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { dialogSurface } from "../../ui/dialog-surface";
import { IconButton } from "../../ui/IconButton";
import { ShareForm } from "./ShareForm";
import { ShareList } from "./ShareList";
import { ShareSecretsCard } from "./ShareSecretsCard";
import { isResult, type ShareSubject } from "./subject";

interface ShareDialogProps {
  readonly subject: ShareSubject;
  readonly title: Localized;
  readonly onClose: () => void;
}

type Made = Calls["setShareConfig"]["output"];

/** Invitations to one test or one result: creating them, and the list of existing ones. */
export function ShareDialog({ subject, title, onClose }: ShareDialogProps) {
  const t = useMessage();
  const language = useLanguage();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [made, setMade] = useState<Made | null>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const show = (output: Made) => {
    if (output.secrets !== null) setMade(output);
    else if (output.share.share_id === made?.share.share_id) setMade(null);
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      {...dialogSurface}
      p="0"
      width="min(680px, calc(100vw - 16px))"
      maxHeight="calc(100dvh - 16px)"
      overflowY="auto"
      textAlign="start"
    >
      <Flex align="start" justify="space-between" gap="12" px={{ base: "16", md: "24" }} pt="20">
        <Box minW="0">
          <chakra.h2 id={id} fontSize="xl">
            {t(isResult(subject) ? "share.titleResult" : "share.title")}
          </chakra.h2>
          <Box color="fg.muted">{localized(title, language)}</Box>
        </Box>
        <IconButton label={t("share.close")} Icon={X} onClick={() => dialog.current?.close()} />
      </Flex>
      <Flex direction="column" gap="32" px={{ base: "16", md: "24" }} pt="20" pb="24">
        {made?.secrets == null ? null : <ShareSecretsCard key={made.secrets.code} {...made.secrets} />}
        <ShareForm subject={subject} onMade={show} />
        <ShareList subject={subject} onChanged={show} />
      </Flex>
    </chakra.dialog>
  );
}
