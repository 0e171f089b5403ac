import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId, type ReactNode } from "react";

interface PanelProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
  /** Fills the remaining space. */
  readonly grows?: boolean;
}

/** A titled section of the page that scrolls by itself. */
export function InspectPanel({ title, tools, children, grows = false }: PanelProps) {
  const id = useId();
  return (
    <Flex
      as="section"
      aria-labelledby={id}
      direction="column"
      minH={grows ? "160px" : "0"}
      flex={grows ? "1" : "none"}
      bg="bg.card"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      overflow="hidden"
    >
      <Flex align="center" gap="8" px="12" minH="40px" borderBottomWidth="1px" borderColor="border" wrap="wrap">
        <Box as="h2" id={id} fontSize="sm" flex="1">
          {title}
        </Box>
        {tools}
      </Flex>
      <Box p="8" flex="1" minH="0" overflow="auto">
        {children}
      </Box>
    </Flex>
  );
}
