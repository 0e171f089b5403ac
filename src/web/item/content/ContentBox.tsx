import { chakra } from "@chakra-ui/react/styled-system";

/** Pictures are drawn for white paper, so on dark backgrounds they get a white one. */
const paper = { backgroundColor: "#ffffff", color: "#1f2430", borderRadius: "control", padding: "4" };

/** Layout of item content: reading width, and formulas, figures and tables that never widen the page. */
export const ContentBox = chakra("div", {
  base: {
    maxWidth: "34em",
    minWidth: "0",
    fontSize: "lg",
    lineHeight: "exam",
    overflowWrap: "break-word",
    "& p + p, & p + ul, & p + ol, & ul + p, & ol + p, & figure + *, & .iv-scroll + *": { marginBlockStart: "0.75em" },
    "& figure, & .iv-scroll, & blockquote, & pre": { marginBlockStart: "0.75em" },
    "& ul, & ol": { paddingInlineStart: "1.5em" },
    "& ul": { listStyleType: "disc" },
    "& ol": { listStyleType: "decimal" },
    "& blockquote": { paddingInlineStart: "16", borderInlineStart: "3px solid", borderColor: "border" },
    "& pre": { overflowX: "auto", fontFamily: "mono", fontSize: "md" },
    "& img, & svg": { display: "inline-block", maxWidth: "100%", verticalAlign: "middle" },
    "& img, & svg[viewBox]": { height: "auto" },
    "& > p + svg, & > svg + p": { marginBlockStart: "0.5em" },
    "&[data-part] svg, [data-picture] > & svg": { "@media (width >= 768px)": { zoom: "var(--iv-zoom, 1.15)" } },
    "& math": { fontSize: "1.08em" },
    "& .iv-formula": { whiteSpace: "nowrap" },
    // the usual size of scripts, but never too small to read
    "& :is(msup, msub) > :nth-child(2), & msubsup > :nth-child(n + 2)": { fontSize: "max(0.71em, 11px)" },
    "& mfrac > *": { paddingBlock: "0.08em" },
    "& math[display=block]": {
      display: "block math",
      overflowX: "auto",
      overflowY: "hidden",
      paddingBlock: "4",
      marginBlock: "8",
    },
    "& .iv-scroll": { overflowX: "auto", maxWidth: "100%", paddingBlockEnd: "4" },
    "& table": { borderCollapse: "collapse", fontSize: "md", lineHeight: "body", fontVariantNumeric: "tabular-nums" },
    "& th, & td": {
      borderWidth: "1px",
      borderColor: "border",
      paddingBlock: "6",
      paddingInline: "12",
      textAlign: "start",
    },
    "& th": { fontWeight: "semibold", bg: "bg.subtle" },
    "& mark": { bg: "warn.tint", color: "inherit" },
    // a background of their own, so that the watermark does not shade them
    "&[data-part] :is(img, svg)": { bg: "var(--iv-ground, {colors.bg.page})" },
    "@media screen": { "&:is([data-mode=dark] *) :is(img, svg)": paper },
    "& u": { textUnderlineOffset: "3px" },
  },
});
