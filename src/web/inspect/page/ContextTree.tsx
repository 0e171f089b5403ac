import { Box } from "@chakra-ui/react/box";
import { useRef, useState, type KeyboardEvent } from "react";
import { moveIn, treeRows } from "./tree";

const toggled = (paths: ReadonlySet<string>, path: string): ReadonlySet<string> =>
  paths.has(path) ? new Set([...paths].filter((one) => one !== path)) : new Set([...paths, path]);

/** A value as a tree that is navigated by the arrow keys. */
export function ContextTree({ value, label }: { readonly value: unknown; readonly label: string }) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const tree = useRef<HTMLUListElement>(null);
  const rows = treeRows(value, open);
  const stop = rows.some(({ path }) => path === focused) ? focused : rows[0]?.path;

  const onKeyDown = (event: KeyboardEvent, path: string) => {
    const move = moveIn(rows, path, event.key);
    if (move === null) return;
    event.preventDefault();
    if (move.toggle !== undefined) setOpen(toggled(open, move.toggle));
    if (move.focus === undefined) return;
    setFocused(move.focus);
    tree.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(move.focus)}"]`)?.focus();
  };
  return (
    <Box as="ul" ref={tree} role="tree" aria-label={label} listStyleType="none" fontFamily="mono" fontSize="xs">
      {rows.map(({ path, level, name, text, isOpen, place, siblings }) => (
        <Box
          as="li"
          key={path}
          role="treeitem"
          data-path={path}
          aria-level={level}
          aria-posinset={place}
          aria-setsize={siblings}
          {...(isOpen === null ? {} : { "aria-expanded": isOpen })}
          tabIndex={path === stop ? 0 : -1}
          onKeyDown={(event: KeyboardEvent) => onKeyDown(event, path)}
          onClick={() => {
            setFocused(path);
            if (isOpen !== null) setOpen(toggled(open, path));
          }}
          ps={`${level * 14}px`}
          py="2"
          cursor={isOpen === null ? "default" : "pointer"}
          overflowWrap="anywhere"
          _hover={{ bg: "bg.subtle" }}
        >
          <Box as="span" aria-hidden="true" display="inline-block" w="14px" ms="-14px" color="fg.muted">
            {isOpen === null ? "" : isOpen ? "▾" : "▸"}
          </Box>
          <Box as="span" color="accent.text">
            {name}
          </Box>
          {": "}
          {text}
        </Box>
      ))}
    </Box>
  );
}
