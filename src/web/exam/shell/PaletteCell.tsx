import { chakra } from "@chakra-ui/react/styled-system";
import { Bookmark } from "lucide-react";

/**
 * The square of an item: filled when answered, dashed when open, with a flag when marked, ringed when it is the current
 * one.
 */
export const CellShape = chakra("span", {
  base: {
    position: "relative",
    display: "grid",
    placeItems: "center",
    minHeight: "44",
    width: "100%",
    borderRadius: "control",
    borderWidth: "2px",
    fontWeight: "semibold",
    fontSize: "md",
    fontVariantNumeric: "tabular-nums",
  },
  variants: {
    answered: {
      true: {
        bg: "accent.solid",
        borderColor: "accent.solid",
        color: "white",
        "@media (forced-colors: active)": { forcedColorAdjust: "none", bg: "Highlight", color: "HighlightText" },
      },
      false: { bg: "bg.card", borderStyle: "dashed", borderColor: "border.strong", color: "fg" },
    },
    current: { true: { outline: "2px solid", outlineColor: "fg", outlineOffset: "2px" }, false: {} },
  },
});

export function CellFlag() {
  return (
    <chakra.span
      aria-hidden
      position="absolute"
      top="-6px"
      insetInlineEnd="-4px"
      color="warn.text"
      css={{ "& svg": { fill: "warn.tint" } }}
    >
      <Bookmark size={18} />
    </chakra.span>
  );
}
