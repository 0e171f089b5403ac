import { Box } from "@chakra-ui/react/box";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { selectSettings } from "../../../../machines/appearance/appearance.selectors";
import { useMessage } from "../../i18n/use-message";
import { useAppearance } from "../console-context";
import { EntryIcon } from "./EntryIcon";
import { EntryMarks } from "./EntryMarks";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";
import { MenuLink } from "./MenuLink";
import { edgeInForcedColors } from "./rows";
import { useCell } from "./use-cell";
import { useMenuTitle } from "./use-menu";

const triangle = {
  content: '""',
  position: "absolute",
  right: "0",
  top: "50%",
  transform: "translateY(-50%)",
  borderBlock: "8px solid transparent",
  borderInlineEnd: "8px solid",
  borderInlineEndColor: "menu.activeFg",
} as const;
const filled = {
  _hover: { bg: "strip.hoverBg", color: "strip.hoverFg" },
  "&[data-active], &[data-active]:hover": { bg: "strip.activeBg", color: "strip.activeFg" },
} as const;
const upright = { flexDirection: "column", justifyContent: "center", gap: "4", textAlign: "center" } as const;

const cellRecipe = defineRecipe({
  className: "iv-strip-cell",
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    width: "full",
    color: "strip.fg",
    fontSize: "xs",
    lineHeight: "tight",
    textDecoration: "none",
    cursor: "pointer",
    overflowWrap: "anywhere",
    transitionProperty: "background-color, color",
    transitionDuration: "quick",
    _focusVisible: { outlineColor: "currentColor", outlineOffset: "-4px" },
    "&[data-active]": { fontWeight: "medium", ...edgeInForcedColors },
  },
  variants: {
    columnStyle: {
      vertical: { ...upright, height: "64px", ...filled },
      horizontal: { height: "49.2px", pl: "10px", pr: "2", gap: "4", textAlign: "start", ...filled },
      card: { ...upright, width: "calc(100% - 10px)", height: "54px", m: "5px", borderRadius: "5px", ...filled },
      arrow: {
        ...upright,
        height: "64px",
        _hover: { bg: "strip.hoverBg", color: "strip.hoverFg" },
        "&[data-active]:not(:hover)": { color: "menu.activeFg" },
        "&[data-active]": { fontWeight: "semibold" },
        "&[data-active]::after": triangle,
      },
    },
  },
});
const CellLink = chakra(MenuLink, cellRecipe);
const CellButton = chakra("button", cellRecipe);

/** The first level as a strip of cells. */
export function Strip({ columnId }: { readonly columnId: string }) {
  const t = useMessage();
  const { entries } = useMenuState();
  return (
    <ul aria-label={t("menu.levels")}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Cell entry={entry} columnId={columnId} />
        </li>
      ))}
    </ul>
  );
}

function Cell({ entry, columnId }: { readonly entry: MenuEntry; readonly columnId: string }): ReactNode {
  const { columnStyle } = useAppearance(selectSettings);
  const { isShown, isLink, pick, pickOnTheWay } = useCell(entry);
  const title = useMenuTitle()(entry.title);
  const words = (
    <>
      <EntryIcon name={entry.icon} size={columnStyle === "horizontal" ? 16 : 18} />
      <Box as="span" minW="0" mx={columnStyle === "card" ? "-4px" : "0"} css={{ hyphens: "auto" }}>
        {title}
      </Box>
      <Box as="span" position="absolute" top="8" right="8" css={{ "& svg": { display: "none" } }}>
        <EntryMarks entry={entry} isUnfolded={isShown} />
      </Box>
    </>
  );
  if (isLink) {
    return (
      <CellLink entry={entry} columnStyle={columnStyle} isMarked={isShown} onClick={pickOnTheWay}>
        {words}
      </CellLink>
    );
  }
  return (
    <CellButton
      type="button"
      aria-expanded={isShown}
      aria-controls={columnId}
      onClick={pick}
      columnStyle={columnStyle}
      data-active={isShown ? "" : undefined}
    >
      {words}
    </CellButton>
  );
}
