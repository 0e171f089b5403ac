import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Brand } from "../ui/Brand";
import { LanguageOffer } from "../ui/LanguageOffer";
import { LanguageSwitch } from "../ui/LanguageSwitch";

/** The bar above a page outside the console: a link to the start page, and the language. */
export function OutsideFrame({ children }: { readonly children: ReactNode }) {
  return (
    <Flex direction="column" minH="100dvh">
      <Flex
        as="header"
        align="center"
        justify="space-between"
        width="full"
        maxW="page"
        mx="auto"
        px={{ base: "16", md: "24" }}
        py="12"
      >
        <Box asChild display="inline-flex" minH="44" color="inherit" textDecoration="none">
          <Link to="/">
            <Brand />
          </Link>
        </Box>
        <LanguageSwitch />
        <LanguageOffer />
      </Flex>
      {children}
    </Flex>
  );
}
