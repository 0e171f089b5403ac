import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import { Header } from "./Header";

/** Header and main area of a page outside of the console. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Header />
      <Box as="main" id="main" maxW="page" mx="auto" px={{ base: "16", md: "24" }} py={{ base: "16", md: "32" }}>
        {children}
      </Box>
    </>
  );
}
