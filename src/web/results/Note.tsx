import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const tones = {
  plain: { bg: "accent.tint", mark: "accent.text", Icon: Info },
  warning: { bg: "warn.tint", mark: "warn.text", Icon: TriangleAlert },
} as const;

/** A note above the score. */
export function Note({ tone, title, children }: { tone: keyof typeof tones; title: string; children?: ReactNode }) {
  const { bg, mark, Icon } = tones[tone];
  return (
    <Flex role="note" bg={bg} borderRadius="card" px="16" py="12" gap="12">
      <Box color={mark} flex="none" mt="2">
        <Icon size={18} aria-hidden="true" />
      </Box>
      <Box minW="0">
        <Box fontWeight="semibold">{title}</Box>
        {children}
      </Box>
    </Flex>
  );
}
