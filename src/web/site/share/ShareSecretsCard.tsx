import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Suspense, useEffect, useRef } from "react";
import type { ShareSecrets } from "../../../contract/account/visitors";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { isLocal } from "../../platform/is-local";
import { Copyable } from "../../ui/Copyable";

const QrCode = lazyPart(() => import("./QrCode"), "QrCode");

/** A new code and link; displayed only this time. */
export function ShareSecretsCard({ code, vtk }: ShareSecrets) {
  const t = useMessage();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = `${window.location.origin}/visitor`;
  const link = `${address}?vtk=${vtk}`;
  useEffect(() => heading.current?.focus(), []);
  return (
    <Box as="section" aria-labelledby="share-secrets" bg="accent.tint" borderRadius="card" p="16">
      <Box as="h3" id="share-secrets" ref={heading} tabIndex={-1} fontSize="md" fontWeight="semibold">
        {t("share.secretsTitle")}
      </Box>
      <Box fontSize="sm" mb="12">
        {t("share.secretsNote")}
      </Box>
      <Flex gap="20" wrap="wrap" align="start">
        <Flex direction="column" gap="12" flex="1 1 260px" minW="0">
          <Copyable label={t("share.code")} action={t("share.copyCode")} text={code}>
            <Box
              fontSize={{ base: "xl", md: "2xl" }}
              whiteSpace="nowrap"
              fontWeight="semibold"
              letterSpacing="0.06em"
              fontVariantNumeric="tabular-nums"
            >
              {code}
            </Box>
          </Copyable>
          <Copyable label={t("share.link")} action={t("share.copyLink")} text={link}>
            <Box fontSize="sm" overflowWrap="anywhere">
              {link}
            </Box>
          </Copyable>
        </Flex>
        <Box flex="none" width="176px" height="176px" bg="white" borderRadius="control" p="8">
          <Suspense>
            <QrCode text={link} label={t("share.qr")} />
          </Suspense>
        </Box>
      </Flex>
      <Box fontSize="sm" mt="12">
        {t("share.howTo", { address })}
      </Box>
      {isLocal(window.location.hostname) ? (
        <Box role="note" fontSize="sm" mt="8" color="warn.text" fontWeight="medium">
          {t("share.onlyHere", { host: window.location.host })}
        </Box>
      ) : null}
    </Box>
  );
}
