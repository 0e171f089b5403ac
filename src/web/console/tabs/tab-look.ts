import { chakra } from "@chakra-ui/react/styled-system";

const inMask = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 38" preserveAspectRatio="none"><path ` +
      `d="${path}"/></svg>`,
  )}")`;
/** The slanted sides of the trapezoid, with feet rounded outwards and shoulders rounded inwards. */
const leftSide = inMask("M0 38c6 0 8-3 9-7l5-23c1-5 4-8 9-8h4v38z");
const rightSide = inMask("M26 38c-6 0-8-3-9-7l-5-23c-1-5-4-8-9-8h-4v38z");
const trapezoid =
  `${leftSide} left / 26px 100% no-repeat, linear-gradient(#000 0 0) center / calc(100% - 50px) 100% ` +
  `no-repeat, ${rightSide} right / 26px 100% no-repeat`;

/** The shape of one tab, in each of the three styles in the theme drawer. */
export const TabShape = chakra("div", {
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "6",
    height: { base: "44px", lg: "34px" },
    color: "fg.muted",
    whiteSpace: "nowrap",
    cursor: "pointer",
    userSelect: "none",
    transitionProperty: "color, background-color, border-color",
    transitionDuration: "quick",
    "&[aria-selected=true]": { color: "accent.text" },
    "&[data-dragged]": { opacity: 0.6 },
    _focusVisible: { outlineOffset: "-3px", zIndex: 2 },
    "@media (forced-colors: active)": { "&[aria-selected=true]": { borderBottom: "3px solid Highlight" } },
  },
  variants: {
    look: {
      card: {
        px: "12",
        bg: "bg.card",
        borderWidth: "1px",
        borderColor: "border",
        borderRadius: "3px",
        _hover: { borderColor: "accent.mark" },
        "&[aria-selected=true]": { bg: "accent.tint", borderColor: "accent.mark" },
      },
      smart: {
        px: "12",
        _hover: { bg: "accent.tint", _after: { transform: "none" } },
        _after: {
          content: '""',
          position: "absolute",
          insetInline: "0",
          bottom: "0",
          height: "2px",
          bg: "accent.mark",
          transform: "scaleX(0)",
          transformOrigin: "left",
          transition: "transform 180ms ease-out",
        },
        "&[aria-selected=true]": { bg: "accent.tint", _after: { transform: "none" } },
      },
      smooth: {
        height: { base: "44px", lg: "38px" },
        px: "30px",
        _before: {
          content: '""',
          position: "absolute",
          inset: "0",
          zIndex: -1,
          mask: trapezoid,
          transition: "background-color 140ms",
        },
        isolation: "isolate",
        _hover: { color: "fg", _before: { bg: "border" } },
        "&[aria-selected=true]": { zIndex: 1, color: "accent.text", _before: { bg: "accent.tint" } },
        _focusVisible: { outlineOffset: "-6px", borderRadius: "14px" },
      },
    },
  },
});

/** The close button of a tab; for pointers only, since the Delete key does the same. */
export const CloseMark = chakra("span", {
  base: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "24px",
    height: "24px",
    me: "-6px",
    borderRadius: "pill",
    transition: "background-color 140ms",
    _hover: { bg: "color-mix(in srgb, currentcolor 14%, transparent)" },
  },
});

export const ScrollButton = chakra("button", {
  base: {
    flex: "none",
    display: "grid",
    placeItems: "center",
    width: "28px",
    height: "40px",
    color: "fg.muted",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { color: "accent.text" },
    _disabled: { opacity: 0.35, cursor: "default", color: "fg.muted" },
  },
});
