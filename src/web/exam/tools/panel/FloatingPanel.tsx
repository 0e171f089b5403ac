import { chakra } from "@chakra-ui/react/styled-system";
import { GripVertical, X } from "lucide-react";
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from "react";
import type { Tool } from "../../../../contract/families";
import { useMessage } from "../../../i18n/use-message";
import { ActionButton } from "../../../ui/ActionButton";
import { closesByEscape } from "../../../ui/escape";
import type { ToolStore } from "../../tool-state/tool-store";
import { isAskedFor } from "../is-asked-for";
import type { Extent } from "./panel-place";
import { useCover } from "./use-cover";
import { usePanelPlace, type PanelEdge } from "./use-panel-place";

const anySize: Extent = { width: 0, height: 0 };

interface FloatingPanelProps {
  readonly store: ToolStore;
  readonly tool: Tool;
  readonly title: string;
  readonly size: Extent;
  /** Smallest size; absent: the panel cannot be resized. */
  readonly least?: Extent;
  /** Share of a phone's height that the panel takes. */
  readonly sheet: "whole" | "half" | "own";
  /** First position; absent: under the upper bar. */
  readonly edge?: PanelEdge;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const sheetHeights = { whole: "calc(100dvh - 16px)", half: "58dvh", own: "auto" } as const;

/** A panel over the sheet that is moved and resized by pointer and keys; on a phone it is a sheet at the bottom. */
export function FloatingPanel({
  store,
  tool,
  title,
  size,
  least,
  sheet,
  edge = "top",
  onClose,
  children,
}: FloatingPanelProps) {
  const t = useMessage();
  const panel = useRef<HTMLElement>(null);
  const { place, mover, sizer, onArrow } = usePanelPlace(store, tool, size, least ?? anySize, edge);

  useCover(panel);
  useEffect(() => {
    if (!isAskedFor()) return;
    const first = panel.current?.querySelector<HTMLElement>("[data-first]");
    (first ?? panel.current)?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (closesByEscape(event, panel.current)) onClose();
  };

  const { left, top, width, height } = place;
  return (
    <chakra.section
      ref={panel}
      tabIndex={-1}
      data-own-keys
      aria-label={title}
      onKeyDown={onKeyDown}
      style={{ "--l": `${left}px`, "--t": `${top}px`, "--w": `${width}px`, "--h": `${height}px` } as CSSProperties}
      position="fixed"
      zIndex="header"
      left={{ base: "0", md: "var(--l)" }}
      top={{ base: "auto", md: "var(--t)" }}
      bottom={{ base: "0", md: "auto" }}
      width={{ base: "100%", md: "var(--w)" }}
      height={{ base: sheetHeights[sheet], md: least === undefined ? "auto" : "var(--h)" }}
      maxHeight="calc(100dvh - 16px)"
      display="flex"
      flexDirection="column"
      bg="bg.card"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius={{ base: "10px 10px 0 0", md: "card" }}
      boxShadow="float"
      outlineOffset="-3px"
    >
      <chakra.header
        {...mover}
        display="flex"
        alignItems="center"
        flex="none"
        ps="4"
        pe="4"
        borderBottomWidth="1px"
        borderColor="border"
        cursor={{ md: "move" }}
        touchAction="none"
        userSelect="none"
      >
        <ActionButton
          variant="quiet"
          size="sm"
          px="4"
          minWidth="44"
          minHeight="44"
          display={{ base: "none", md: "inline-flex" }}
          cursor="move"
          aria-label={t(least === undefined ? "tools.panel.move" : "tools.panel.moveOrResize")}
          title={t(least === undefined ? "tools.panel.move" : "tools.panel.moveOrResize")}
          onKeyDown={onArrow}
        >
          <GripVertical size={16} aria-hidden />
        </ActionButton>
        <chakra.h2 fontSize="sm" me="auto" ps={{ base: "12", md: "4" }}>
          {title}
        </chakra.h2>
        <ActionButton
          variant="quiet"
          size="sm"
          px="12"
          minWidth="44"
          minHeight="44"
          aria-label={t("tools.panel.close", { title })}
          title={t("tools.panel.close", { title })}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </ActionButton>
      </chakra.header>
      <chakra.div flex="1" minHeight="0" overflow="auto" display="flex" flexDirection="column">
        {children}
      </chakra.div>
      {least !== undefined && (
        <chakra.div
          {...sizer}
          aria-hidden
          display={{ base: "none", md: "block" }}
          position="absolute"
          right="0"
          bottom="0"
          width="20"
          height="20"
          cursor="nwse-resize"
          touchAction="none"
          borderBottomRightRadius="card"
          css={{
            background:
              "linear-gradient(135deg, transparent 50%, var(--iv-colors-border-strong) 50%, " +
              "var(--iv-colors-border-strong) 56%, transparent 56%, transparent 68%, " +
              "var(--iv-colors-border-strong) 68%, var(--iv-colors-border-strong) 74%, transparent 74%)",
          }}
        />
      )}
    </chakra.section>
  );
}
