import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useRouter } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { closeOverlay } from "../overlay";
import { CopyButton } from "./CopyButton";
import { errorLogText } from "./error-log-text";
import { ErrorLogRow } from "./ErrorLogRow";
import { errorLog, useErrorLog } from "./use-error-log";

const close = () => closeOverlay("errors");

/** The dialog with the errors of this window. */
export function ErrorLogDialog() {
  const t = useMessage();
  const id = useId();
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const troubles = useErrorLog();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const visit = (page: string) => {
    close();
    void router.navigate({ href: page });
  };
  const hideAll = () => {
    errorLog.clear();
    close();
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={close}
      m="auto"
      width={{ base: "100vw", md: "70vw" }}
      maxWidth="100vw"
      height={{ base: "100dvh", md: "auto" }}
      maxHeight={{ base: "100dvh", md: "80vh" }}
      overflow="hidden"
      bg="bg.card"
      color="fg"
      borderWidth={{ base: "0", md: "1px" }}
      borderColor="border"
      borderRadius={{ base: "0", md: "card" }}
      boxShadow="float"
      _open={{ display: "flex", flexDirection: "column" }}
      _backdrop={{ bg: "scrim" }}
    >
      <Flex
        align="center"
        gap="12"
        pl={{ base: "16", md: "24" }}
        pr="12"
        py="12"
        borderBottomWidth="1px"
        borderColor="border"
        flex="none"
      >
        <Box flex="1" minW="0">
          <chakra.h2 id={id} fontSize="lg">
            {t("tools.errorLog")}
          </chakra.h2>
          <Box as="p" fontSize="xs" color="fg.muted">
            {t("errors.private")}
          </Box>
        </Box>
        <IconButton label={t("app.close")} Icon={X} onClick={close} />
      </Flex>
      <Box flex="1" minH="0" overflowY="auto" px={{ base: "16", md: "24" }} tabIndex={-1}>
        {troubles.length === 0 ? (
          <Flex direction="column" align="center" gap="12" py="64" color="fg.muted" textAlign="center">
            <CircleCheck size={32} strokeWidth={1.5} aria-hidden="true" />
            {t("errors.none")}
          </Flex>
        ) : (
          <ol>
            {troubles.map((trouble) => (
              <ErrorLogRow key={trouble.key} trouble={trouble} onVisit={visit} />
            ))}
          </ol>
        )}
      </Box>
      <Flex
        justify="flex-end"
        gap="8"
        wrap="wrap"
        px={{ base: "16", md: "24" }}
        py="12"
        borderTopWidth="1px"
        borderColor="border"
        flex="none"
      >
        {troubles.length === 0 ? null : (
          <CopyButton
            variant="outline"
            text={() => troubles.map(errorLogText).join("\n\n")}
            label={t("errors.copyAll")}
          />
        )}
        <Button variant="outline" onClick={close}>
          {t("tools.cancel")}
        </Button>
        {troubles.length === 0 ? null : <Button onClick={hideAll}>{t("errors.hideAll")}</Button>}
      </Flex>
    </chakra.dialog>
  );
}
