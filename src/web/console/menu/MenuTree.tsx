import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { EntryIcon } from "./EntryIcon";
import { EntryMarks } from "./EntryMarks";
import type { MenuEntry } from "./menu";
import { useMenuState } from "./menu-state";
import { MenuLink } from "./MenuLink";
import { rowRecipe } from "./rows";
import { useMenuTitle } from "./use-menu";

/** Lists with more children scroll separately (SPEC §9). */
const scrollBeyond = 18;
const rowHeight = 44;

/** Limits a long list to the height of 18 rows. */
export const scrolling = (count: number) =>
  count > scrollBeyond
    ? ({ maxHeight: `${scrollBeyond * rowHeight}px`, overflowY: "auto", overscrollBehavior: "contain" } as const)
    : {};

const RowLink = chakra(MenuLink, rowRecipe);
const RowButton = chakra("button", rowRecipe);

interface Look {
  readonly tone: "menu" | "plain";
  readonly shape: "full" | "card";
  /** Entries of the first level show their icons. */
  readonly hasIcons: boolean;
}

interface MenuTreeProps extends Look {
  readonly entries: readonly MenuEntry[];
  readonly label?: string;
}

/** The entries one below the other, with groups that unfold. */
export function MenuTree({ entries, label, ...look }: MenuTreeProps) {
  return (
    <Box as="ul" aria-label={label} css={scrolling(entries.length)}>
      {entries.map((entry) => (
        <Row key={entry.key} entry={entry} depth={0} {...look} />
      ))}
    </Box>
  );
}

function Row({ entry, depth, ...look }: Look & { readonly entry: MenuEntry; readonly depth: number }) {
  const { isUnfolded, toggle, activeKeys } = useMenuState();
  const listId = useId();
  const title = useMenuTitle()(entry.title);
  const indent = look.shape === "card" ? 15 : 20;
  const rowLook = {
    tone: look.tone,
    shape: look.shape,
    style: {
      paddingLeft: indent + (depth === 0 || !look.hasIcons ? depth * 16 : 14 + depth * 16),
      ...(depth === 0 ? { minHeight: 50 } : {}),
    },
  };
  const words = (
    <>
      {depth === 0 && look.hasIcons ? <EntryIcon name={entry.icon} size={18} /> : null}
      <Box as="span" flex="1" minW="0" overflowWrap="break-word">
        {title}
      </Box>
    </>
  );
  if (entry.children.length === 0) {
    return (
      <li>
        <RowLink entry={entry} {...rowLook}>
          {words}
          <EntryMarks entry={entry} />
        </RowLink>
      </li>
    );
  }
  const isOpen = isUnfolded(entry);
  return (
    <li>
      <RowButton
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        data-holding={activeKeys.includes(entry.key) ? "" : undefined}
        onClick={() => toggle(entry)}
        {...rowLook}
      >
        {words}
        <EntryMarks entry={entry} isUnfolded={isOpen} />
        <ChevronDown
          size={16}
          aria-hidden="true"
          style={{
            flex: "none",
            transition: "transform 140ms ease-out",
            transform: isOpen ? "rotate(180deg)" : "none",
          }}
        />
      </RowButton>
      <Box as="ul" id={listId} hidden={!isOpen} aria-label={title} css={scrolling(entry.children.length)}>
        {entry.children.map((child) => (
          <Row key={child.key} entry={child} depth={depth + 1} {...look} />
        ))}
      </Box>
    </li>
  );
}
