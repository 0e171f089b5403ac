import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Braces, Dices, Palette } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { useAppearance } from "../console-context";
import { openOverlay } from "../overlay";
import { useRandomLook } from "./use-random-look";

const Tile = chakra("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "44",
    height: "44",
    bg: "bg.card",
    color: "accent.text",
    _hover: { bg: "accent.solid", color: "white" },
    "&:focus-visible": { outlineOffset: "-3px", outlineColor: "currentColor" },
  },
});

/** The theme actions in a bar at the right edge; shown where the setting is on. */
export function ThemeRail() {
  const t = useMessage();
  const isShown = useAppearance(({ context }) => context.shown.showThemeSetting);
  const shuffle = useRandomLook();
  if (!isShown) return null;
  const tiles = [
    { label: t("theme.title"), Icon: Palette, run: () => openOverlay("theme") },
    { label: t("theme.random"), Icon: Dices, run: shuffle },
    { label: t("theme.source"), Icon: Braces, run: () => openOverlay("sourceCopy") },
  ];
  return (
    <Flex
      as="aside"
      aria-label={t("theme.rail")}
      direction="column"
      position="fixed"
      right="0"
      top="50%"
      transform="translateY(-50%)"
      zIndex="header"
      overflow="hidden"
      bg="bg.card"
      borderWidth="1px"
      borderRightWidth="0"
      borderLeftRadius="card"
      boxShadow="float"
    >
      {tiles.map(({ label, Icon, run }) => (
        <Tile key={label} type="button" aria-label={label} title={label} onClick={run}>
          <Icon size={20} aria-hidden="true" />
        </Tile>
      ))}
    </Flex>
  );
}
