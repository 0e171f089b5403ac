import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { ArrowDown, ArrowUp, CircleAlert, Copy, GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Hidden } from "../../ui/Hidden";
import { IconButton } from "../../ui/IconButton";
import { dragHandle, dragRow } from "../reordering/drag-rows";
import type { TestAssembly } from "./assembly";
import type { RailActions } from "./rail-actions";

interface RailRowProps {
  readonly itemId: string;
  /** Position in the test, from 1. */
  readonly number: number;
  readonly total: number;
  readonly assembly: TestAssembly;
  readonly actions: RailActions;
}

/**
 * One question of the list: dragged by its handle, moved by Alt with an arrow key, removed by Delete; the chosen one
 * shows its actions.
 */
export function RailRow({ itemId, number, total, assembly, actions }: RailRowProps) {
  const t = useMessage();
  const entry = assembly.entries.get(itemId);
  const isGone = entry === undefined && assembly.isComplete;
  const isMissing = isGone || entry?.complete === false;
  const isChosen = assembly.itemId === itemId;
  const words = entry?.words.trim() ?? "";
  const name = words !== "" ? words : isGone ? t("assembly.gone") : entry === undefined ? "…" : t("assembly.noWords");
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (ctrlKey || metaKey) return;
    if (altKey && (key === "ArrowUp" || key === "ArrowDown")) actions.moveBy(itemId, key === "ArrowUp" ? -1 : 1);
    else if (key === "Delete" && !altKey) actions.remove(itemId);
    else return;
    event.preventDefault();
  };
  return (
    <chakra.li
      {...dragRow(itemId)}
      borderRadius="control"
      borderWidth="1px"
      borderColor={isChosen ? "accent.solid" : "transparent"}
      bg={isChosen ? "accent.tint" : "transparent"}
      css={{ "&[data-dnd-dragging]": { bg: "accent.tint", borderColor: "accent.solid" } }}
      _hover={{ bg: isChosen ? "accent.tint" : "bg.subtle" }}
    >
      <Flex align="stretch">
        <chakra.span
          {...dragHandle}
          display="grid"
          placeItems="center"
          width={{ base: "44", md: "24" }}
          flex="none"
          color="fg.muted"
          cursor="grab"
          touchAction="none"
        >
          <GripVertical size={14} aria-hidden />
        </chakra.span>
        <chakra.button
          type="button"
          flex="1"
          minW="0"
          display="flex"
          gap="8"
          alignItems="center"
          textAlign="start"
          minH={{ base: "44", md: "36px" }}
          py="4"
          pe="8"
          cursor="pointer"
          aria-current={isChosen ? "true" : undefined}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
          data-rail-item={itemId}
          onClick={() => actions.choose(itemId)}
          onKeyDown={onKeyDown}
        >
          <Box as="span" minW="20" color="fg.muted" fontVariantNumeric="tabular-nums" textAlign="end">
            {number}
          </Box>
          <Box as="span" flex="1" minW="0" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
            {name}
          </Box>
          {isMissing ? (
            <Box as="span" color="warn.text" flex="none" title={t("assembly.incomplete")}>
              <CircleAlert size={16} aria-hidden />
              <Hidden>{t("assembly.incomplete")}</Hidden>
            </Box>
          ) : null}
        </chakra.button>
      </Flex>
      {isChosen ? (
        <Flex justify="flex-end" gap="2" pb="2" pe="2">
          <IconButton
            label={t("assembly.up", { number })}
            Icon={ArrowUp}
            aria-disabled={number === 1}
            onClick={() => actions.moveBy(itemId, -1)}
          />
          <IconButton
            label={t("assembly.down", { number })}
            Icon={ArrowDown}
            aria-disabled={number === total}
            onClick={() => actions.moveBy(itemId, 1)}
          />
          <IconButton
            label={t("assembly.duplicate", { number })}
            Icon={Copy}
            disabled={isGone}
            onClick={() => actions.duplicate(itemId)}
          />
          <IconButton label={t("assembly.remove", { number })} Icon={Trash2} onClick={() => actions.remove(itemId)} />
        </Flex>
      ) : null}
    </chakra.li>
  );
}
