import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, type ReactNode, useEffect, useId } from "react";
import { isMenuOpen } from "../../../../machines/layout/layout.selectors";
import { useMessage } from "../../i18n/use-message";
import { useIsFramed } from "../../platform/use-is-framed";
import { watchFocus } from "../../ui/watch-focus";
import { useLayout } from "../console-context";
import { MenuProvider, useMenuStateOfFrame } from "../menu/menu-state";
import { TabBar } from "../tabs/TabBar";
import { CollapseButton } from "./CollapseButton";
import { FrameFooter } from "./FrameFooter";
import { FrameHeader } from "./FrameHeader";
import { metrics } from "./geometry";
import { MenuSheet } from "./MenuSheet";
import { Sidebar } from "./Sidebar";
import { useScrollRoom } from "./use-scroll-room";
import { useStanding } from "./use-standing";

/**
 * Parts overlap the rows of one grid: a sticky part spans all rows below its own, since a sticky element stays within
 * its grid area. Sides and rows are variables, so that a change of layout moves nothing in the document.
 */
const Grid = chakra("div", {
  base: {
    display: "grid",
    minHeight: "100dvh",
    gridTemplateColumns: "var(--side) minmax(0, 1fr)",
    gridTemplateRows: `${metrics.header}px var(--tabs) 1fr auto`,
    transition: "grid-template-columns 160ms ease-out",
    "& > *": { minWidth: "0", gridColumn: "2" },
    "& > header": { gridRow: "1", zIndex: "header" },
    "& > [data-part=side]": {
      gridColumn: "1",
      gridRow: "1 / -1",
      position: "sticky",
      top: "0",
      height: "100dvh",
      alignSelf: "start",
      overflow: "hidden",
      zIndex: "11",
    },
    "& > [data-part=tabs]": {
      gridRow: "2",
      display: "flex",
      alignItems: "stretch",
      height: "var(--tabs)",
      bg: "bg.card",
      zIndex: "9",
    },
    "& > main": { gridRow: "3", p: { base: "16", lg: "20" } },
    "& > footer": { gridRow: "4" },
    "&[data-fixed] > header": { gridRow: "1 / -1", position: "sticky", top: "0", alignSelf: "start" },
    "&[data-fixed] > [data-part=tabs]": {
      gridRow: "2 / -1",
      position: "sticky",
      top: `${metrics.header}px`,
      alignSelf: "start",
    },
    "&[data-layout=common] > header": { gridColumn: "1 / -1", zIndex: "12" },
    "&[data-layout=common] > [data-part=side]": {
      gridRow: "2 / -1",
      top: `${metrics.header}px`,
      height: `calc(100dvh - ${metrics.header}px)`,
    },
    "&[data-layout=horizontal] > [data-part=tabs], &[data-layout=horizontal] > main": { px: "4%" },
    // sticky parts are always in view: without this, the page's scroll padding for them would scroll the page when they
    // take the focus
    "& > header *, & > [data-part] *": { scrollMarginTop: "calc(-1 * var(--iv-top))" },
    "@media print": { display: "block", "& > header, & > footer, & > [data-part]": { display: "none" } },
  },
});

/**
 * Header, menu, tab bar, main area and footer, placed by the layout. Pages and tabs keep their place in the document.
 */
export function ConsoleFrame({ children }: { readonly children: ReactNode }) {
  const t = useMessage();
  const menu = useMenuStateOfFrame();
  const standing = useStanding(menu);
  const isSheetOpen = useLayout(isMenuOpen);
  const sideId = useId();
  const isShown = useIsFramed();
  const { layout, side, tabs, isFixed, isNarrow, canFold } = standing;
  const top = isFixed ? metrics.header + tabs : 0;
  useScrollRoom(top);
  useEffect(() => watchFocus(document), []);
  return (
    <MenuProvider value={menu}>
      <Grid
        data-layout={layout}
        data-narrow={isNarrow ? "" : undefined}
        data-fixed={isFixed ? "" : undefined}
        style={{ "--side": `${side}px`, "--tabs": `${tabs}px`, "--iv-top": `${top}px` } as CSSProperties}
      >
        <header>
          <FrameHeader standing={standing} sideId={sideId} />
        </header>
        {side === 0 ? null : (
          <nav key="side" id={sideId} data-part="side" aria-label={t("menu.title")}>
            <Sidebar standing={standing} />
          </nav>
        )}
        {isSheetOpen ? <MenuSheet key="sheet" /> : null}
        <section key="tabs" data-part="tabs" aria-label={t("frame.tabs")}>
          {layout === "common" && canFold && tabs > 0 ? (
            <chakra.div display="flex" alignItems="center" pl="8">
              <CollapseButton sideId={sideId} />
            </chakra.div>
          ) : null}
          <chakra.div key="bar" flex="1" minW="0">
            <TabBar />
          </chakra.div>
        </section>
        <main key="main" id={isShown ? "main" : undefined} tabIndex={-1}>
          <chakra.div maxW="page" mx="auto">
            {children}
          </chakra.div>
        </main>
        <FrameFooter />
      </Grid>
    </MenuProvider>
  );
}
