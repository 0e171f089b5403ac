import { chakra } from "@chakra-ui/react/styled-system";

/** How wide the name of a member may be. */
const nameWidth = { base: "116px", md: "220px" } as const;

/** A grid whose heads and names stay in view, with the heat of its cells as grounds behind shapes or words. */
export const MatrixTable = chakra("table", {
  base: {
    borderCollapse: "separate",
    borderSpacing: "0",
    fontVariantNumeric: "tabular-nums",
    fontSize: "sm",
    "& th, & td": { p: "0", height: { base: "44px", md: "36px" }, borderBottomWidth: "1px", textAlign: "center" },
    "& thead": { position: "sticky", top: "0", zIndex: "2" },
    "& thead :is(th, td)": { bg: "bg.subtle", fontWeight: "medium", color: "fg.muted" },
    "& tr > :first-child": {
      position: "sticky",
      insetInlineStart: "0",
      zIndex: "1",
      bg: "bg.card",
      borderInlineEndWidth: "1px",
      minW: nameWidth,
      maxW: nameWidth,
      textAlign: "start",
    },
    "& thead tr > :first-child": { bg: "bg.subtle" },
    "& thead th[tabindex]": { px: "12" },
    "& tbody th": { fontWeight: "medium" },
    "& tbody th button": { display: "block", overflow: "hidden", textOverflow: "ellipsis", textAlign: "start" },
    "& th:first-child button": { px: "12", justifyContent: "flex-start" },
    "& [data-score]": { px: "12", whiteSpace: "nowrap", minW: "96px", borderInlineEndWidth: "1px", textAlign: "end" },
    "& small": { fontSize: "xs", color: "fg.muted" },
    "& button": {
      display: "inline-flex",
      alignItems: "center",
      justifyContent: "center",
      gap: "4",
      width: "full",
      minW: "44px",
      height: "full",
      px: "4",
      whiteSpace: "nowrap",
      cursor: "pointer",
    },
    "& :is(button, [data-at]):focus-visible": { outlineOffset: "-3px" },
    "& button:hover": { textDecoration: "underline" },
    "& [data-mark]": { color: "fg.muted", position: "relative" },
    "& [data-mark=right]": { bg: "good.tint", color: "good.text" },
    "& [data-mark=partly]": { bg: "warn.tint", color: "warn.text" },
    "& [data-mark=wrong]": { bg: "bad.tint", color: "bad.text" },
    "& [data-rapid=true]::after": { content: '"»"', position: "absolute", insetInlineEnd: "3px", top: "0" },
  },
});
