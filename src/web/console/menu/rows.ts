import { defineRecipe } from "@chakra-ui/react/styled-system";

/** Outline of marked entries, for systems that replace the colours. */
export const edgeInForcedColors = {
  "@media (forced-colors: active)": { outline: "2px solid Highlight", outlineOffset: "-2px" },
} as const;

/** A row of the menu, a link or the button of a group. */
export const rowRecipe = defineRecipe({
  className: "iv-menu-row",
  base: {
    position: "relative",
    display: "flex",
    alignItems: "center",
    gap: "12",
    width: "full",
    minH: "44px",
    py: "8",
    pr: "16",
    textAlign: "start",
    lineHeight: "tight",
    textDecoration: "none",
    cursor: "pointer",
    transitionProperty: "background-color, color",
    transitionDuration: "quick",
    _focusVisible: { outlineColor: "currentColor", outlineOffset: "-4px" },
    "&[data-active]": edgeInForcedColors,
  },
  variants: {
    tone: {
      /** On the menu background of the theme. */
      menu: {
        color: "menu.fg",
        _hover: { bg: "menu.hoverBg", color: "menu.hoverFg" },
        "&[data-active], &[data-active]:hover": { bg: "menu.activeBg", color: "menu.activeFg" },
        "&[data-holding]": { fontWeight: "semibold" },
      },
      /** On white, in every theme. */
      plain: {
        color: "fg.muted",
        _hover: { bg: "accent.tint", color: "accent.text" },
        "&[data-active], &[data-active]:hover": { bg: "accent.tint", color: "accent.text", fontWeight: "medium" },
        "&[data-holding]": { color: "accent.text" },
      },
    },
    shape: {
      /** Full width, with a bar at the edge of the marked entry. */
      full: {
        "&[data-active]::before": {
          content: '""',
          position: "absolute",
          insetY: "0",
          left: "0",
          width: "3px",
          bg: "menu.mark",
        },
      },
      card: { width: "calc(100% - 10px)", mx: "5px", my: "5px", borderRadius: "5px" },
    },
  },
});
