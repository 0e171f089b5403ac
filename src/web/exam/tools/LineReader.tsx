import { chakra } from "@chakra-ui/react/styled-system";
import { useSelector } from "@tanstack/react-store";
import { GripHorizontal, Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { closesByEscape } from "../../ui/escape";
import { isAskedFor } from "./is-asked-for";
import { clampLineWindow, windowByKey, type LineWindow } from "./line-window";
import type { ToolProps } from "./tool-record";

/** Height of a line of an item's text in CSS pixels, before zoom: 18 px at 1.65. */
const linePx = 29.7;

const small = { variant: "quiet", minWidth: "44", px: "12" } as const;

/** Dims the sheet except for a window of one to three lines, moved by its handle. The dimmed part stays usable. */
export function LineReader({ store, onClose }: ToolProps) {
  const t = useMessage();
  const sheet = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  const { zoom, lineReader } = useSelector(store, (state) => state.attempt);
  const [dragged, setDragged] = useState<{ readonly y: number; readonly from: LineWindow; now: LineWindow } | null>(
    null,
  );
  const { top, lines } = clampLineWindow(dragged?.now ?? lineReader);
  const line = (linePx * zoom) / 100;

  useEffect(() => {
    if (isAskedFor()) handle.current?.focus({ preventScroll: true });
  }, []);

  const put = (next: LineWindow) => store.changeAttempt({ lineReader: clampLineWindow(next) });
  const inPercent = (px: number) => (px / (sheet.current?.clientHeight ?? 1)) * 100;
  const onKeyDown = (event: KeyboardEvent) => {
    if (closesByEscape(event, handle.current)) return onClose();
    const next = windowByKey(lineReader, event.key, inPercent(line));
    if (next === null) return;
    event.preventDefault();
    put(next);
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    setDragged({ y: event.clientY, from: lineReader, now: lineReader });
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (dragged !== null)
      setDragged({
        ...dragged,
        now: clampLineWindow({ ...dragged.from, top: dragged.from.top + inPercent(clientY - dragged.y) }),
      });
  };
  const release = () => {
    if (dragged !== null) put(dragged.now);
    setDragged(null);
  };

  return (
    <chakra.section
      ref={sheet}
      data-own-keys
      aria-label={t("tools.lineReader.title")}
      onKeyDown={onKeyDown}
      position="absolute"
      inset="0"
      zIndex="1"
      overflow="hidden"
      pointerEvents="none"
    >
      <chakra.div
        position="absolute"
        insetInline="0"
        style={{ top: `${top}%`, height: `${lines * line + 8}px`, boxShadow: "0 0 0 200vmax rgba(31, 36, 48, 0.66)" }}
        borderBlock="2px solid"
        borderColor="accent.mark"
      />
      <chakra.div
        position="absolute"
        left="50%"
        transform="translateX(-50%)"
        style={{ top: `min(calc(${top}% + ${lines * line + 14}px), calc(100% - 52px))` }}
        display="flex"
        alignItems="center"
        bg="bg.card"
        borderWidth="1px"
        borderColor="border.strong"
        borderRadius="pill"
        boxShadow="float"
        pointerEvents="auto"
        px="8"
      >
        <chakra.div
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-orientation="vertical"
          aria-label={t("tools.lineReader.place")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(top)}
          title={t("tools.lineReader.place")}
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          display="grid"
          placeItems="center"
          width="64"
          height="44"
          cursor="ns-resize"
          touchAction="none"
          borderRadius="pill"
          outlineOffset="-3px"
        >
          <GripHorizontal size={20} aria-hidden />
        </chakra.div>
        <ActionButton
          {...small}
          disabled={lines === 1}
          aria-label={t("tools.lineReader.fewer")}
          title={t("tools.lineReader.fewer")}
          onClick={() => put({ ...lineReader, lines: lines - 1 })}
        >
          <Minus size={18} aria-hidden />
        </ActionButton>
        <chakra.span role="status" fontSize="sm" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {t("tools.lineReader.lines", { count: lines })}
        </chakra.span>
        <ActionButton
          {...small}
          disabled={lines === 3}
          aria-label={t("tools.lineReader.more")}
          title={t("tools.lineReader.more")}
          onClick={() => put({ ...lineReader, lines: lines + 1 })}
        >
          <Plus size={18} aria-hidden />
        </ActionButton>
        <ActionButton
          {...small}
          aria-label={t("tools.panel.close", { title: t("tools.lineReader.title") })}
          title={t("tools.panel.close", { title: t("tools.lineReader.title") })}
          onClick={onClose}
        >
          <X size={18} aria-hidden />
        </ActionButton>
      </chakra.div>
    </chakra.section>
  );
}
