import { Box } from "@chakra-ui/react/box";
import type { Estimate } from "../../../contract/classes/class-results";

/** A share between nothing and all as a mark, with its interval as a translucent bar; the figures stand next to it. */
export function SharePlace({ share: { value, low, high } }: { readonly share: Estimate }) {
  if (value === null) return null;
  const [from, to] = [low ?? value, high ?? value];
  return (
    <Box
      position="relative"
      height="6px"
      my="4"
      minW="80px"
      borderRadius="pill"
      bg="bg.subtle"
      aria-hidden="true"
      css={{ forcedColorAdjust: "none" }}
    >
      <Box
        position="absolute"
        insetY="0"
        borderRadius="pill"
        bg="accent.mark"
        opacity={0.35}
        style={{ left: `${from * 100}%`, width: `${Math.max(2, (to - from) * 100)}%` }}
      />
      <Box
        position="absolute"
        insetY="-1px"
        width="3px"
        ml="-1.5px"
        borderRadius="pill"
        bg="accent.solid"
        style={{ left: `${value * 100}%` }}
      />
    </Box>
  );
}
