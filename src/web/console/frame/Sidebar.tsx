import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { memo, useId } from "react";
import { useMenuState } from "../menu/menu-state";
import { MenuTree } from "../menu/MenuTree";
import { RailMenu } from "../menu/RailMenu";
import { SecondColumn } from "../menu/SecondColumn";
import { Strip } from "../menu/Strip";
import { stripWidth } from "./geometry";
import { SiteTitle } from "./SiteTitle";
import type { FrameStanding } from "./use-standing";

/** The background of the menu: the theme's colour with its gradient or picture. */
const Ground = chakra("div", {
  base: {
    backgroundColor: "menu.bg",
    color: "menu.fg",
    backgroundImage: "var(--iv-menu-ground, none)",
    backgroundSize: "cover",
    height: "full",
    overflowY: "auto",
    overscrollBehavior: "contain",
    scrollbarWidth: "none",
  },
});

/** The menu at the left, by layout. */
export const Sidebar = memo(function Sidebar({ standing }: { readonly standing: FrameStanding }) {
  const { entries, cell } = useMenuState();
  const { layout, isFolded, columnStyle, hasColumn } = standing;
  const columnId = useId();
  if (layout === "column") {
    return (
      <Flex height="full">
        <Ground flex="none" backgroundColor="strip.bg" style={{ width: stripWidth(columnStyle) }}>
          <SiteTitle isSmall />
          <Strip columnId={columnId} />
        </Ground>
        {hasColumn && !isFolded && cell !== null ? <SecondColumn id={columnId} cell={cell} /> : null}
      </Flex>
    );
  }
  const shown =
    layout === "comprehensive" && cell !== null ? (cell.children.length > 0 ? cell.children : [cell]) : entries;
  const isRail = layout === "float" || isFolded;
  return (
    <Ground borderRightWidth="1px" borderColor="menu.border">
      {layout === "common" ? null : (
        <Box color="menu.fg">
          <SiteTitle isSmall={isRail} />
        </Box>
      )}
      {isRail ? (
        <RailMenu entries={shown} columns={layout === "float" ? "two" : "one"} />
      ) : (
        <MenuTree entries={shown} tone="menu" shape="full" hasIcons />
      )}
    </Ground>
  );
});
