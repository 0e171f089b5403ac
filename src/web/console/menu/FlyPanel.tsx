import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { CSSProperties } from "react";
import { EntryMarks } from "./EntryMarks";
import type { MenuEntry } from "./menu";
import { MenuLink } from "./MenuLink";
import { rowRecipe } from "./rows";
import { useMenuTitle } from "./use-menu";

/** Widths in pixels: one column, or two of 160 px with 5 px between and around them. */
export const flyWidths = { one: 220, two: 335 } as const;
export type FlyColumns = keyof typeof flyWidths;

const Panel = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    p: "5px",
    bg: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "control",
    boxShadow: "float",
    overflowY: "auto",
    overscrollBehavior: "contain",
    animation: "appear 120ms ease-out",
  },
});
const Item = chakra(MenuLink, rowRecipe, { defaultProps: { tone: "plain" } });

interface FlyPanelProps {
  readonly id: string;
  readonly group: MenuEntry;
  readonly columns: FlyColumns;
  readonly style: CSSProperties;
  readonly onFollow: () => void;
}

/** The children of a group in a panel beside its button; nested groups have headings. */
export function FlyPanel({ id, group, columns, style, onFollow }: FlyPanelProps) {
  const title = useMenuTitle()(group.title);
  return (
    <Panel id={id} style={style}>
      <List entries={group.children} label={title} columns={columns} onFollow={onFollow} />
    </Panel>
  );
}

function List({
  entries,
  label,
  columns,
  onFollow,
}: { readonly entries: readonly MenuEntry[]; readonly label: string } & Pick<FlyPanelProps, "columns" | "onFollow">) {
  const titleOf = useMenuTitle();
  return (
    <Box
      as="ul"
      aria-label={label}
      display="grid"
      gridTemplateColumns={columns === "two" ? "repeat(2, minmax(0, 1fr))" : "minmax(0, 1fr)"}
      gap="5px"
    >
      {entries.map((entry) =>
        entry.children.length === 0 ? (
          <li key={entry.key}>
            <Item entry={entry} px="12" borderRadius="5px" onClick={onFollow}>
              <Box as="span" flex="1" minW="0" overflowWrap="break-word">
                {titleOf(entry.title)}
              </Box>
              <EntryMarks entry={entry} />
            </Item>
          </li>
        ) : (
          <Box as="li" key={entry.key} gridColumn="1 / -1">
            <Box px="12" pt="8" pb="4" fontSize="xs" color="fg.muted" aria-hidden="true">
              {titleOf(entry.title)}
            </Box>
            <List entries={entry.children} label={titleOf(entry.title)} columns={columns} onFollow={onFollow} />
          </Box>
        ),
      )}
    </Box>
  );
}
