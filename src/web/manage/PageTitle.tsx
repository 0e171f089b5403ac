import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";

interface PageTitleProps {
  readonly title: string;
  readonly lead: string;
  /** The one thing that is done here most. */
  readonly action?: ReactNode;
}

/** What the page is for, and what can be done at once. */
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
