import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ThemeName } from "../../../../machines/appearance/theme-settings";

/** The background of each theme and its solid colour, side by side; the values are those of index.html. */
export const swatches: Readonly<Record<ThemeName, readonly [ground: string, solid: string]>> = {
  "blue-black": ["#282c34", "#0074df"],
  "blue-white": ["#ffffff", "#0074df"],
  "green-black": ["#282c34", "#2f825f"],
  "green-white": ["#ffffff", "#2f825f"],
  "red-black": ["#282c34", "#e1260d"],
  "red-white": ["#ffffff", "#e1260d"],
  ocean: ["#006cff", "#0b63ce"],
};

export function Swatch({ name }: { readonly name: ThemeName }) {
  const [ground, solid] = swatches[name];
  return (
    <Flex
      flex="none"
      width="24"
      height="20"
      borderWidth="1px"
      borderColor="border"
      borderRadius="4px"
      overflow="hidden"
      aria-hidden="true"
      css={{ forcedColorAdjust: "none" }}
    >
      <Box flex="1" style={{ background: ground }} />
      <Box flex="1" style={{ background: solid }} />
    </Flex>
  );
}

/** A small drawing of the menu without a background picture, and with it. */
export function GroundSwatch({ background }: { readonly background: "none" | "vab-background" }) {
  return (
    <Box
      width="full"
      height="48"
      borderWidth="1px"
      borderColor="border"
      borderRadius="4px"
      overflow="hidden"
      backgroundColor="bg.subtle"
      aria-hidden="true"
      css={{ forcedColorAdjust: "none" }}
    >
      {background === "none" ? null : (
        <Box
          width="600%"
          height="600%"
          transform="scale(0.1667)"
          transformOrigin="0 0"
          backgroundImage="var(--iv-menu-picture)"
        />
      )}
    </Box>
  );
}
