import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useState, type ComponentProps, type RefObject, type ToggleEvent } from "react";
import { placeUnder } from "./place";

interface PopupProps extends Omit<ComponentProps<typeof chakra.div>, "ref" | "id" | "onToggle"> {
  /** The id in the button's `popoverTarget`. */
  readonly id: string;
  readonly popup: RefObject<HTMLDivElement | null>;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onToggled: (isOpen: boolean) => void;
}

/**
 * A sheet that floats under its button; the browser closes it on Escape and on a click elsewhere, and returns the
 * focus.
 */
export function Popup({ id, popup, anchor, onToggled, children, ...rest }: PopupProps) {
  const [isOpen, setOpen] = useState(false);

  const place = () => {
    const box = popup.current;
    const button = anchor.current;
    if (box === null || button === null) return;
    const { left, top } = placeUnder(
      button.getBoundingClientRect(),
      { width: box.offsetWidth, height: box.offsetHeight },
      { width: document.documentElement.clientWidth, height: window.innerHeight },
    );
    Object.assign(box.style, {
      left: `${left}px`,
      top: `${top}px`,
      maxHeight: `calc(100dvh - ${Math.max(top, 8) + 8}px)`,
    });
  };
  // without a position it would flash in a corner
  const hide = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (newState === "open") currentTarget.style.visibility = "hidden";
  };
  const toggle = ({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) => {
    const isNow = newState === "open";
    place();
    currentTarget.style.visibility = "";
    setOpen(isNow);
    onToggled(isNow);
  };
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  });

  return (
    <chakra.div
      ref={popup}
      id={id}
      popover="auto"
      onBeforeToggle={hide}
      onToggle={toggle}
      position="fixed"
      inset="auto"
      maxWidth="calc(100vw - 16px)"
      overflowY="auto"
      bg="bg.card"
      color="fg"
      fontSize="sm"
      fontWeight="normal"
      borderWidth="1px"
      borderColor="border"
      borderRadius="card"
      boxShadow="float"
      {...rest}
    >
      {children}
    </chakra.div>
  );
}
