import { Box } from "@chakra-ui/react/box";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { Hidden } from "../../ui/Hidden";
import { EntryIcon } from "./EntryIcon";
import { EntryMarks } from "./EntryMarks";
import { FlyPanel, flyWidths, type FlyColumns } from "./FlyPanel";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";
import { MenuLink } from "./MenuLink";
import { edgeInForcedColors } from "./rows";
import { useFlyOut } from "./use-fly-out";
import { useMenuTitle } from "./use-menu";

const cellRecipe = defineRecipe({
  className: "iv-rail-cell",
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    width: "full",
    height: "50px",
    color: "menu.fg",
    textDecoration: "none",
    fontSize: "md",
    fontWeight: "medium",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "quick",
    _hover: { bg: "menu.hoverBg", color: "menu.hoverFg" },
    "&[data-active], &[data-active]:hover, &[data-holding]": {
      bg: "menu.activeBg",
      color: "menu.activeFg",
      ...edgeInForcedColors,
    },
    _focusVisible: { outlineColor: "currentColor", outlineOffset: "-4px" },
  },
});
const CellLink = chakra(MenuLink, cellRecipe);
const CellButton = chakra("button", cellRecipe);

interface RailMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly columns: FlyColumns;
}

/** The menu as a rail of icons, 64 px wide; groups open beside them. */
export function RailMenu({ entries, columns }: RailMenuProps) {
  return (
    <ul>
      {entries.map((entry) =>
        entry.children.length === 0 ? (
          <LeafCell key={entry.key} entry={entry} />
        ) : (
          <GroupCell key={entry.key} entry={entry} columns={columns} />
        ),
      )}
    </ul>
  );
}

/** An icon; for entries named by data, such as tests, the first character, which says more. */
function Picture({ entry, title }: { readonly entry: MenuEntry; readonly title: string }) {
  return "text" in entry.title ? (
    <span aria-hidden="true">{String.fromCodePoint(title.codePointAt(0) ?? 0x20)}</span>
  ) : (
    <EntryIcon name={entry.icon} size={20} />
  );
}

const Marks = ({ entry }: { readonly entry: MenuEntry }) => (
  <Box as="span" position="absolute" top="8" right="12" css={{ "& svg": { display: "none" } }}>
    <EntryMarks entry={entry} />
  </Box>
);

function LeafCell({ entry }: { readonly entry: MenuEntry }) {
  const title = useMenuTitle()(entry.title);
  return (
    <li>
      <CellLink entry={entry} title={title}>
        <Picture entry={entry} title={title} />
        <Hidden>{title}</Hidden>
        <Marks entry={entry} />
      </CellLink>
    </li>
  );
}

function GroupCell({ entry, columns }: { readonly entry: MenuEntry; readonly columns: FlyColumns }) {
  const title = useMenuTitle()(entry.title);
  const id = useId();
  const { activeKeys } = useMenuState();
  const { isOpen, close, rootProps, buttonProps, panelStyle } = useFlyOut({
    side: "right",
    width: flyWidths[columns],
    opensOnHover: false,
  });
  return (
    <li {...rootProps}>
      <CellButton
        type="button"
        title={title}
        aria-controls={id}
        data-holding={activeKeys.includes(entry.key) ? "" : undefined}
        {...buttonProps}
      >
        <Picture entry={entry} title={title} />
        <Hidden>{title}</Hidden>
        <Marks entry={entry} />
      </CellButton>
      {isOpen ? <FlyPanel id={id} group={entry} columns={columns} style={panelStyle} onFollow={close} /> : null}
    </li>
  );
}
