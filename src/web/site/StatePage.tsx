import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { rootRouteId, useMatch } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useIsFramed } from "../platform/use-is-framed";
import { Brand } from "../ui/Brand";
import { StateCard } from "../ui/StateCard";

/** Whether the console surrounds this component: nothing does if it replaces the root. */
export const useIsInConsole = (): boolean => {
  const isFramed = useIsFramed();
  const isRoot = useMatch({ strict: false, select: ({ routeId }) => routeId === rootRouteId });
  return isFramed && !isRoot;
};

type StatePageProps = Omit<ComponentProps<typeof StateCard>, "heading">;

/** A page with a single message: inside the console, or by itself under the product's name. */
export function StatePage({ action, ...card }: StatePageProps) {
  const isInConsole = useIsInConsole();
  const message = (
    <Box width="full" maxW="560px" mx="auto">
      <StateCard
        heading="h1"
        {...card}
        action={
          <Flex wrap="wrap" justify="center" gap="12">
            {action}
          </Flex>
        }
      />
    </Box>
  );
  if (isInConsole) return message;
  return (
    <Flex as="main" id="main" direction="column" align="center" justify="center" gap="24" minH="100dvh" px="16" pb="64">
      <Brand />
      {message}
    </Flex>
  );
}
