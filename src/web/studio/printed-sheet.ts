import { chakra } from "@chakra-ui/react/styled-system";

/** A table on a printed page: small, and no row is torn between two pages. */
export const PrintedTable = chakra("table", {
  base: {
    width: "full",
    borderCollapse: "collapse",
    fontSize: "12px",
    lineHeight: "1.3",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { textAlign: "start", verticalAlign: "top", px: "4", py: "2px", borderBottomWidth: "1px" },
    "& th": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& thead th": { color: "fg.muted", overflowWrap: "normal" },
    "& tr": { breakInside: "avoid" },
  },
});

/** A sheet of paper on screen, of which the printed page leaves only what stands on it. */
export const printedSheet = {
  bg: "bg.card",
  borderWidth: "1px",
  borderColor: "border",
  borderRadius: "card",
  p: { base: "16", md: "32" },
  maxW: "820px",
  width: "full",
  mx: "auto",
  css: { "@media print": { borderWidth: "0", padding: "0", maxWidth: "none" } },
} as const;
