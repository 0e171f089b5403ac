import { defineGlobalStyles } from "@chakra-ui/react/styled-system";

/**
 * The ground on which components stand. It leaves fonts to the browser except for controls and headings:
 * a rule that gave every element its parent's font would undo the sizes inside drawings and formulas.
 */
export const baseStyles = defineGlobalStyles({
  "*, *::before, *::after, *::backdrop": {
    boxSizing: "border-box",
    borderWidth: "0",
    borderStyle: "solid",
    borderColor: "border",
    _motionReduce: {
      animationDuration: "1ms !important",
      animationDelay: "0ms !important",
      animationIterationCount: "1 !important",
      transitionProperty: "none !important",
      scrollBehavior: "auto !important",
    },
  },
  "*": { margin: "0", padding: "0", WebkitTapHighlightColor: "transparent" },
  html: {
    fontFamily: "body",
    lineHeight: "body",
    fontSize: "sm",
    color: "fg",
    bg: "bg.page",
    textRendering: "optimizeLegibility",
    textSizeAdjust: "100%",
  },
  "body, #root": { minHeight: "100dvh" },
  "h1, h2, h3, h4, h5, h6": {
    fontSize: "inherit",
    fontWeight: "semibold",
    lineHeight: "tight",
    overflowWrap: "break-word",
  },
  "button, input, select, textarea, optgroup": { font: "inherit", color: "inherit", letterSpacing: "inherit" },
  "button, [type=button], [type=submit]": { appearance: "button", background: "transparent" },
  "*::placeholder": { opacity: "1", color: "fg.muted" },
  "ol, ul": { listStyle: "none" },
  "img, svg, video, canvas": { display: "block", verticalAlign: "middle" },
  "img, video": { maxWidth: "100%", height: "auto" },
  table: { borderCollapse: "collapse", borderColor: "inherit", textIndent: "0" },
  th: { fontWeight: "inherit", textAlign: "inherit" },
  "sub, sup": { fontSize: "75%", lineHeight: "0", position: "relative", verticalAlign: "baseline" },
  sub: { bottom: "-0.25em" },
  sup: { top: "-0.5em" },
  "code, kbd, samp, pre": { fontFamily: "mono", fontSize: "1em" },
  dialog: { color: "inherit" },
  summary: { display: "list-item" },
  a: { color: "accent.text" },
  "[hidden]:not([hidden=until-found])": { display: "none !important" },
  ":focus-visible": { outline: "3px solid", outlineColor: "accent.mark", outlineOffset: "2px" },
  "main:focus, h1:focus": { outline: "none" },
  "#nprogress": { pointerEvents: "none" },
  "[data-progress=false] #nprogress": { display: "none" },
  "#nprogress .bar": {
    position: "fixed",
    insetInline: "0",
    top: "0",
    height: "2px",
    bg: "accent.mark",
    zIndex: "toast",
  },
});
