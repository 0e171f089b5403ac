import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Menu } from "lucide-react";
import { memo } from "react";
import { isMenuOpen } from "../../../../machines/layout/layout.selectors";
import { useMessage } from "../../i18n/use-message";
import { IconButton } from "../../ui/IconButton";
import { useConsole, useLayout } from "../console-context";
import { LevelTabs } from "../menu/LevelTabs";
import { TopMenu } from "../menu/TopMenu";
import { HeaderTools } from "../tools/HeaderTools";
import { Breadcrumb } from "./Breadcrumb";
import { CollapseButton } from "./CollapseButton";
import { SiteTitle } from "./SiteTitle";
import type { FrameStanding } from "./use-standing";

/** The part of the header left of the tools, by layout. */
function Leading({ standing, sideId }: { readonly standing: FrameStanding; readonly sideId: string }) {
  const t = useMessage();
  const { layout: actor } = useConsole();
  const isOpen = useLayout(isMenuOpen);
  const { layout, isNarrow, canFold, tabs } = standing;
  if (isNarrow) {
    return (
      <Flex align="center" flex="1" minW="0">
        <IconButton
          Icon={Menu}
          label={t("frame.openMenu")}
          aria-expanded={isOpen}
          color="inherit"
          minW="44"
          minH="44"
          onClick={() => actor.send({ type: "menu.opened" })}
        />
        <SiteTitle />
      </Flex>
    );
  }
  if (layout === "horizontal") {
    return (
      <Flex align="center" flex="1" minW="0" gap="16">
        <SiteTitle />
        <Box as="nav" aria-label={t("menu.title")} flex="1" minW="0">
          <TopMenu />
        </Box>
      </Flex>
    );
  }
  if (layout === "common") {
    return (
      <Flex align="center" flex="1" minW="0">
        <SiteTitle />
        {canFold && tabs === 0 ? <CollapseButton sideId={sideId} isOnTop /> : null}
      </Flex>
    );
  }
  return (
    <Flex align="center" flex="1" minW="0" gap="8">
      {canFold ? <CollapseButton sideId={sideId} isOnTop /> : null}
      {layout === "comprehensive" ? <LevelTabs sideId={sideId} /> : <Breadcrumb />}
    </Flex>
  );
}

/** The header bar, 60 px high. */
export const FrameHeader = memo(function FrameHeader({
  standing,
  sideId,
}: {
  readonly standing: FrameStanding;
  readonly sideId: string;
}) {
  const { layout, isNarrow } = standing;
  const isTop = layout === "horizontal" || layout === "common";
  // the site's title has 12 px of padding itself
  const inset = layout === "horizontal" ? "calc(4% - 12px)" : isNarrow ? "4" : isTop ? "8" : "20";
  return (
    <Flex
      align="center"
      justify="space-between"
      height="60px"
      gap={{ base: "4", md: "16" }}
      pl={inset}
      pr={layout === "horizontal" ? "4%" : isNarrow ? "4" : "20"}
      bg="top.bg"
      color="top.fg"
      borderBottomWidth="1px"
      borderColor="top.border"
    >
      <Leading standing={standing} sideId={sideId} />
      <Flex align="center" flex="none">
        <HeaderTools />
      </Flex>
    </Flex>
  );
});
