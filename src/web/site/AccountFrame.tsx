import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import { Card } from "../ui/Card";
import { OutsideFrame } from "./OutsideFrame";

/** A page of one card, for signing in and similar forms. */
export function AccountFrame({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children?: ReactNode;
}) {
  return (
    <OutsideFrame>
      <Flex as="main" id="main" flex="1" align={{ base: "start", md: "center" }} justify="center" px="16" pb="64">
        <Card width="full" maxW="420px" p={{ base: "20", md: "32" }}>
          <Box as="h1" fontSize="xl" mb="4">
            {title}
          </Box>
          <Box color="fg.muted" mb="24">
            {lead}
          </Box>
          {children}
        </Card>
      </Flex>
    </OutsideFrame>
  );
}
