import { Flex } from "@chakra-ui/react/flex";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useMessage } from "../../i18n/use-message";
import { EntryMarks } from "./EntryMarks";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";
import { MenuLink } from "./MenuLink";
import { edgeInForcedColors } from "./rows";
import { useCell } from "./use-cell";
import { useMenuTitle } from "./use-menu";

const itemRecipe = defineRecipe({
  className: "iv-level",
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "6",
    height: "60px",
    px: "12",
    color: "fg.muted",
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transitionProperty: "color",
    transitionDuration: "quick",
    _hover: { color: "accent.text" },
    _focusVisible: { outlineOffset: "-4px" },
    "&[data-active]": { color: "accent.text", fontWeight: "medium", ...edgeInForcedColors },
    "&[data-active]::after": {
      content: '""',
      position: "absolute",
      insetX: "12",
      bottom: "0",
      height: "2px",
      bg: "accent.mark",
    },
  },
});
const ItemLink = chakra(MenuLink, itemRecipe);
const ItemButton = chakra("button", itemRecipe);

/** The first level as text tabs in the header; the sidebar shows the entries below the picked one. */
export function LevelTabs({ sideId }: { readonly sideId: string }) {
  const t = useMessage();
  const { entries } = useMenuState();
  return (
    <Flex as="nav" aria-label={t("menu.levels")} flex="1" minW="0" overflowX="auto" css={{ scrollbarWidth: "none" }}>
      <Flex as="ul">
        {entries.map((entry) => (
          <li key={entry.key}>
            <Level entry={entry} sideId={sideId} />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}

function Level({ entry, sideId }: { readonly entry: MenuEntry; readonly sideId: string }): ReactNode {
  const { isShown, isLink, pick, pickOnTheWay } = useCell(entry);
  const title = useMenuTitle()(entry.title);
  if (isLink) {
    return (
      <ItemLink entry={entry} isMarked={isShown} onClick={pickOnTheWay}>
        {title}
        <EntryMarks entry={entry} isUnfolded={isShown} />
      </ItemLink>
    );
  }
  return (
    <ItemButton
      type="button"
      aria-expanded={isShown}
      aria-controls={sideId}
      onClick={pick}
      data-active={isShown ? "" : undefined}
    >
      {title}
      <EntryMarks entry={entry} isUnfolded={isShown} />
    </ItemButton>
  );
}
