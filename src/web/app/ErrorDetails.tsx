import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { Copy } from "lucide-react";
import { useState } from "react";
import { useMessage } from "../i18n/use-message";
import { Button } from "../ui/Button";

const Details = chakra("details", {
  base: {
    mt: "12",
    textAlign: "start",
    "& summary": { width: "fit-content", mx: "auto", color: "accent.text" },
  },
});

const messageOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);
const reportOf = (error: unknown, address: string): string =>
  [messageOf(error), address, ...(error instanceof Error ? [error.stack ?? ""] : [])].join("\n");

/** Details of an error for the site's administrators; shown on demand, with the place of the error to copy. */
export function ErrorDetails({ error }: { readonly error: unknown }) {
  const t = useMessage();
  const [isCopied, setCopied] = useState(false);
  const { clipboard } = navigator as Partial<Navigator>;
  return (
    <Details>
      <summary>{t("help.details")}</summary>
      <Box
        as="pre"
        mt="8"
        p="12"
        bg="bg.subtle"
        borderRadius="control"
        fontSize="xs"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        maxH="160px"
        overflowY="auto"
        tabIndex={0}
      >
        {messageOf(error)}
      </Box>
      {clipboard === undefined ? null : (
        <Button
          variant="outline"
          size="sm"
          mt="8"
          onClick={() =>
            void clipboard.writeText(reportOf(error, window.location.href)).then(
              () => setCopied(true),
              () => undefined,
            )
          }
        >
          <Copy size={14} aria-hidden="true" />
          <span role="status">{isCopied ? t("help.copied") : t("help.copy")}</span>
        </Button>
      )}
    </Details>
  );
}
