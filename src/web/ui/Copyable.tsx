import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Copy } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useMessage } from "../i18n/use-message";
import { Button } from "./Button";
import { copyText } from "./copy-text";

interface CopyableProps {
  readonly label: string;
  /** The label of the button. */
  readonly action: string;
  readonly text: string;
  /** The displayed form of the text. */
  readonly children: ReactNode;
}

/** A text with a button that copies it to the clipboard and reports whether that succeeded. */
export function Copyable({ label, action, text, children }: CopyableProps) {
  const t = useMessage();
  const [copied, setCopied] = useState<boolean | null>(null);
  return (
    <Box>
      <Box color="fg.muted" fontSize="xs">
        {label}
      </Box>
      {children}
      <Flex align="center" gap="12" mt="4" wrap="wrap">
        <Button variant="outline" size="sm" onClick={() => void copyText(text).then(setCopied)}>
          <Copy size={14} aria-hidden="true" />
          {action}
        </Button>
        <Box role="status" fontSize="xs" color="fg.muted">
          {copied === null ? "" : t(copied ? "copy.done" : "copy.failed")}
        </Box>
      </Flex>
    </Box>
  );
}
