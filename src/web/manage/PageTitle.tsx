import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";

interface PageTitleProps {
  readonly title: string;
  readonly lead: string;
  /** The main action of the page. */
  readonly action?: ReactNode;
}

/** The title, purpose and main action of the page. */
export const PageTitle = ({ title, lead, action }: PageTitleProps) => (
  <Flex align="end" justify="space-between" wrap="wrap" gap="12">
    <Box minW="0">
      <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
        {title}
      </Box>
      <Box color="fg.muted" maxW="prose">
        {lead}
      </Box>
    </Box>
    {action}
  </Flex>
);
