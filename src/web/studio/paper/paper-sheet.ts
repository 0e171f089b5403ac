import { chakra } from "@chakra-ui/react/styled-system";

/** Paper is white and ink dark, whatever the screen is set to. */
const inks = {
  "--iv-colors-bg-page": "#ffffff",
  "--iv-colors-bg-card": "#ffffff",
  "--iv-colors-bg-subtle": "#f6f8f9",
  "--iv-colors-fg": "#1f2430",
  "--iv-colors-fg-muted": "#515a6e",
  "--iv-colors-border": "#dcdfe6",
  "--iv-colors-border-strong": "#9aa1b0",
} as const;

/** One printed sheet. Its parts are blocks, since a grid does not break across pages where its parts may. */
export const PaperSheet = chakra("article", {
  base: {
    bg: "#ffffff",
    color: "#1f2430",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    p: { base: "16", md: "48" },
    maxW: "820px",
    width: "full",
    mx: "auto",
    fontSize: "15px",
    lineHeight: "1.5",
    fontVariantNumeric: "tabular-nums",
    overflowWrap: "break-word",
    ...inks,
    "& div[lang]": { fontSize: "15px", lineHeight: "1.5", maxWidth: "none" },
    "& h2": { fontSize: "22px", lineHeight: "1.3" },
    "& h3": { fontSize: "17px", breakAfter: "avoid" },
    "& [data-question], & [data-stimulus], & tr": { breakInside: "avoid" },
    "& [data-stimulus]": { breakAfter: "avoid" },
    "& thead": { display: "table-header-group" },
    "& .iv-scroll": { overflow: "visible" },
    "@media print": { border: "0", borderRadius: "0", padding: "0", maxWidth: "none" },
  },
});
