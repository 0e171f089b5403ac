import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Suspense } from "react";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { isLocal } from "../../platform/is-local";
import { Copyable } from "../../ui/Copyable";

const QrCode = lazyPart(() => import("../../site/share/QrCode"), "QrCode");

/** The address that leads students to an assignment, as a link and as a QR code. */
export function AssignmentLink({ assignmentId }: { readonly assignmentId: string }) {
  const t = useMessage();
  const { origin, hostname, host } = window.location;
  const link = `${origin}/assignment?assignment_id=${assignmentId}`;
  return (
    <Flex gap="20" wrap="wrap" align="start">
      <Flex direction="column" gap="12" flex="1 1 260px" minW="0">
        <Box maxW="prose">{t("assignment.linkLead")}</Box>
        <Copyable label={t("assignment.link")} action={t("assignment.copyLink")} text={link}>
          <Box fontSize="sm" overflowWrap="anywhere">
            {link}
          </Box>
        </Copyable>
        {isLocal(hostname) ? (
          <Box role="note" color="warn.text" fontWeight="medium">
            {t("assignment.onlyHere", { host })}
          </Box>
        ) : null}
      </Flex>
      <Box flex="none" width="220px" height="220px" bg="white" borderRadius="control" p="8">
        <Suspense>
          <QrCode text={link} label={t("assignment.qr")} />
        </Suspense>
      </Box>
    </Flex>
  );
}
