import { useEffect, useRef, useState, type CSSProperties, type FocusEvent, type PointerEvent } from "react";
import { closesByEscape } from "../../ui/escape";

/** Milliseconds that the pointer may be outside before the panel closes. */
const grace = 160;
const gap = 4;
const edge = 8;

type Opening = "closed" | "hovered" | "pinned";

interface FlyOutOptions {
  readonly side: "right" | "below";
  readonly width: number;
  /** Whether the pointer opens it without a click. */
  readonly opensOnHover: boolean;
}

/** Position of the panel beside its button, within the window. */
function placeBeside(
  button: DOMRect,
  { side, width }: FlyOutOptions,
  window: Pick<Window, "innerWidth" | "innerHeight">,
): CSSProperties {
  if (side === "below")
    return {
      left: Math.max(edge, Math.min(button.left, window.innerWidth - width - edge)),
      top: button.bottom + gap,
      width,
      maxHeight: window.innerHeight - button.bottom - gap - edge,
    };
  const isLow = button.top > window.innerHeight / 2;
  const height = isLow
    ? { bottom: window.innerHeight - button.bottom, maxHeight: button.bottom - edge }
    : { top: button.top, maxHeight: window.innerHeight - button.top - edge };
  return { left: button.right + gap, width, ...height };
}

/**
 * A panel that a button opens: by click or key, and by the pointer if requested. It closes by Escape, by leaving it,
 * and by actions elsewhere.
 */
export function useFlyOut(options: FlyOutOptions) {
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [opening, setOpening] = useState<Opening>("closed");
  const [style, setStyle] = useState<CSSProperties>({});
  const isOpen = opening !== "closed";

  const stopWaiting = () => clearTimeout(timer.current);
  const close = () => {
    stopWaiting();
    setOpening("closed");
  };
  const open = (how: Opening) => {
    stopWaiting();
    if (button.current !== null) setStyle(placeBeside(button.current.getBoundingClientRect(), options, window));
    setOpening(how);
  };

  useEffect(() => {
    if (!isOpen) return;
    const closeUnless = (isInside: (target: Node) => boolean) => (event: Event) => {
      if (!(event.target instanceof Node) || !isInside(event.target)) setOpening("closed");
    };
    const isInside = (target: Node) => root.current?.contains(target) === true;
    const onPointer = closeUnless(isInside);
    const onScroll = closeUnless((target) => target !== document && isInside(target));
    const onKey = (event: KeyboardEvent) => {
      if (!closesByEscape(event, root.current)) return;
      if (root.current?.contains(document.activeElement) === true) button.current?.focus();
      setOpening("closed");
    };
    const onResize = () => setOpening("closed");
    document.addEventListener("pointerdown", onPointer);
    document.addEventListener("scroll", onScroll, true);
    document.addEventListener("keydown", onKey);
    window.addEventListener("resize", onResize);
    return () => {
      document.removeEventListener("pointerdown", onPointer);
      document.removeEventListener("scroll", onScroll, true);
      document.removeEventListener("keydown", onKey);
      window.removeEventListener("resize", onResize);
    };
  }, [isOpen]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isHover = ({ pointerType }: PointerEvent) => options.opensOnHover && pointerType === "mouse";
  return {
    isOpen,
    close,
    rootProps: {
      ref: root,
      onPointerEnter: (event: PointerEvent) => {
        if (!isHover(event)) return;
        if (opening === "closed") open("hovered");
        else stopWaiting();
      },
      onPointerLeave: (event: PointerEvent) => {
        if (isHover(event) && opening === "hovered") timer.current = setTimeout(close, grace);
      },
      onBlur: (event: FocusEvent) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
    buttonProps: {
      ref: button,
      "aria-expanded": isOpen,
      onClick: () => (opening === "pinned" ? close() : open("pinned")),
    },
    panelStyle: style,
  };
}
