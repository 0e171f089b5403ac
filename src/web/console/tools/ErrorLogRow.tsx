import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ExternalLink } from "lucide-react";
import type { MouseEvent } from "react";
import { useLanguage } from "../../i18n/language";
import type { MessageId } from "../../i18n/message-id";
import { useMessage } from "../../i18n/use-message";
import { dayAndTime } from "../../ui/times";
import { CopyButton } from "./CopyButton";
import type { ErrorLogEntry } from "./error-log-entries";
import { searchLinks, errorLogText } from "./error-log-text";

const kinds = {
  render: "errors.render",
  error: "errors.error",
  rejection: "errors.rejection",
  chunk: "errors.chunk",
  request: "errors.request",
} as const satisfies Record<ErrorLogEntry["kind"], MessageId>;

const SmallLink = chakra("a", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "4",
    minH: "32",
    px: "8",
    borderRadius: "control",
    textDecoration: "none",
    _hover: { bg: "bg.subtle" },
  },
});

/** One entry of the error log: message, page, count and last time, with its stack on demand. */
export function ErrorLogRow({
  trouble,
  onVisit,
}: {
  readonly trouble: ErrorLogEntry;
  readonly onVisit: (page: string) => void;
}) {
  const t = useMessage();
  const language = useLanguage();
  const { kind, message, stack, page, count, at } = trouble;
  const visit = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onVisit(page);
  };
  return (
    <Box as="li" py="12" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <Flex align="center" gap="8" wrap="wrap" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
        <Box as="span" px="8" py="2" borderRadius="pill" bg="bad.tint" color="bad.text" fontWeight="medium">
          {t(kinds[kind])}
        </Box>
        {count > 1 ? <span>{t("errors.times", { count })}</span> : null}
        <time dateTime={new Date(at).toISOString()}>{dayAndTime(at, language)}</time>
        <chakra.a href={page} onClick={visit} overflowWrap="anywhere" minW="0">
          {page}
        </chakra.a>
      </Flex>
      <Box
        as="p"
        mt="8"
        fontFamily="mono"
        fontSize="sm"
        overflowWrap="anywhere"
        whiteSpace="pre-wrap"
        lang="en"
        maxH="96px"
        overflowY="auto"
      >
        {message}
      </Box>
      {stack === "" ? null : (
        <chakra.details mt="8">
          <chakra.summary fontSize="xs" color="fg.muted" width="fit-content">
            {t("errors.stack")}
          </chakra.summary>
          <Box
            as="pre"
            tabIndex={0}
            mt="4"
            p="12"
            bg="bg.subtle"
            borderRadius="control"
            fontSize="xs"
            overflow="auto"
            maxH="240px"
            lang="en"
          >
            {stack}
          </Box>
        </chakra.details>
      )}
      <Flex mt="4" ml="-8px" gap="4" wrap="wrap" fontSize="sm">
        {searchLinks(message).map(({ name, href }) => (
          <SmallLink
            key={name}
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={t("errors.searchWith", { name })}
          >
            {name}
            <ExternalLink size={14} aria-hidden="true" />
          </SmallLink>
        ))}
        <CopyButton text={() => errorLogText(trouble)} label={t("errors.copy")} />
      </Flex>
    </Box>
  );
}
