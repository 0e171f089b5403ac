import { Flex } from "@chakra-ui/react/flex";
import { chakra, defineRecipe } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { EntryIcon } from "./EntryIcon";
import { EntryMarks } from "./EntryMarks";
import { FlyPanel, flyWidths } from "./FlyPanel";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";
import { MenuLink } from "./MenuLink";
import { edgeInForcedColors } from "./rows";
import { useFlyOut } from "./use-fly-out";
import { useMenuTitle } from "./use-menu";

const itemRecipe = defineRecipe({
  className: "iv-top-item",
  base: {
    display: "flex",
    alignItems: "center",
    gap: "6",
    height: "40px",
    px: "12",
    borderRadius: "3px",
    color: "top.fg",
    textDecoration: "none",
    whiteSpace: "nowrap",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "quick",
    _hover: { bg: "top.hoverBg", color: "top.hoverFg" },
    "&[data-active], &[data-active]:hover, &[data-holding]": {
      bg: "top.activeBg",
      color: "top.activeFg",
      ...edgeInForcedColors,
    },
    _focusVisible: { outlineColor: "currentColor", outlineOffset: "-3px" },
  },
});
const ItemLink = chakra(MenuLink, itemRecipe);
const ItemButton = chakra("button", itemRecipe);

/** The menu in the header; groups open below it. */
export function TopMenu() {
  const { entries } = useMenuState();
  return (
    <Flex as="ul" gap="4" minW="0" overflowX="auto" css={{ scrollbarWidth: "none" }}>
      {entries.map((entry) =>
        entry.children.length === 0 ? <Leaf key={entry.key} entry={entry} /> : <Group key={entry.key} entry={entry} />,
      )}
    </Flex>
  );
}

function Words({ entry }: { readonly entry: MenuEntry }) {
  const title = useMenuTitle()(entry.title);
  return (
    <>
      <EntryIcon name={entry.icon} size={16} />
      {title}
      <EntryMarks entry={entry} />
    </>
  );
}

const Leaf = ({ entry }: { readonly entry: MenuEntry }) => (
  <li>
    <ItemLink entry={entry}>
      <Words entry={entry} />
    </ItemLink>
  </li>
);

function Group({ entry }: { readonly entry: MenuEntry }) {
  const id = useId();
  const { activeKeys } = useMenuState();
  const { isOpen, close, rootProps, buttonProps, panelStyle } = useFlyOut({
    side: "below",
    width: flyWidths.one,
    opensOnHover: true,
  });
  return (
    <li {...rootProps}>
      <ItemButton
        type="button"
        aria-controls={id}
        data-holding={activeKeys.includes(entry.key) ? "" : undefined}
        {...buttonProps}
      >
        <Words entry={entry} />
        <ChevronDown size={14} aria-hidden="true" />
      </ItemButton>
      {isOpen ? <FlyPanel id={id} group={entry} columns="one" style={panelStyle} onFollow={close} /> : null}
    </li>
  );
}
