import { chakra } from "@chakra-ui/react/styled-system";
import type { Ref } from "react";

const Button = chakra("button", {
  base: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: { base: "44px", lg: "40px" },
    height: { base: "44px", lg: "40px" },
    color: "fg.muted",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { color: "accent.text" },
    "&[aria-expanded=true]": { color: "accent.text" },
    "& > span": { display: "grid", gridTemplateColumns: "6px 6px", gap: "2", transition: "transform 180ms ease-out" },
    "&:hover > span, &[aria-expanded=true] > span": { transform: "rotate(90deg)" },
    "& > span > span": {
      width: "6px",
      height: "6px",
      borderRadius: "1px",
      bg: "currentColor",
      forcedColorAdjust: "none",
    },
    _focusVisible: { outlineOffset: "-3px" },
  },
});

interface MoreButtonProps {
  readonly button: Ref<HTMLButtonElement>;
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** The button for more actions: four squares that turn. */
export function MoreButton({ button, label, isOpen, onClick }: MoreButtonProps) {
  return (
    <Button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <span aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </span>
    </Button>
  );
}
