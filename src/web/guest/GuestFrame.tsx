import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ReactNode } from "react";
import { Brand } from "../ui/Brand";
import { LanguageOffer } from "../ui/LanguageOffer";
import { LanguageSwitch } from "../ui/LanguageSwitch";

/** A wide page for guests: the product's name above, without the console. */
export function GuestFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Flex
        as="header"
        className="no-print"
        align="center"
        justify="space-between"
        maxW="page"
        mx="auto"
        px={{ base: "16", md: "24" }}
        py="12"
      >
        <Brand />
        <LanguageSwitch />
        <LanguageOffer />
      </Flex>
      <Flex
        as="main"
        id="main"
        direction="column"
        gap="16"
        maxW="page"
        mx="auto"
        px={{ base: "16", md: "24" }}
        pb={{ base: "32", md: "64" }}
      >
        <Box minW="0">{children}</Box>
      </Flex>
    </>
  );
}
