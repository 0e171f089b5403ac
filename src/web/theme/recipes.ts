import { defineRecipe } from "@chakra-ui/react/styled-system";

export const buttonRecipe = defineRecipe({
  className: "iv-button",
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "8",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "transparent",
    fontWeight: "medium",
    lineHeight: "tight",
    cursor: "pointer",
    userSelect: "none",
    whiteSpace: "nowrap",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "quick",
    textDecoration: "none",
    _disabled: { opacity: 0.5, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: {
        bg: "accent.solid",
        color: "white",
        _hover: { bg: "accent.solidHover", _disabled: { bg: "accent.solid" } },
      },
      outline: {
        bg: "bg.card",
        color: "fg",
        borderColor: "border.strong",
        _hover: { borderColor: "accent.solid", color: "accent.text" },
      },
      quiet: { bg: "transparent", color: "fg.muted", _hover: { bg: "bg.subtle", color: "fg" } },
      danger: { bg: "bad.mark", color: "white", _hover: { bg: "bad.hover" } },
    },
    size: {
      /** 44 px wherever a finger points */
      sm: { minH: { base: "44", md: "32" }, px: "12", fontSize: "sm" },
      md: { minH: { base: "44", md: "40" }, px: "16", fontSize: "sm" },
      lg: { minH: "48", px: "24", fontSize: "md" },
      /** exam controls: 44 px targets */
      touch: { minH: "44", px: "20", fontSize: "md" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});

const arrow =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='16' fill='none' " +
  "stroke='%23858d9d' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m4 6 4 4 4-4'/" +
  '%3E%3C/svg%3E")';

const selectArrow = {
  appearance: "none",
  backgroundImage: arrow,
  backgroundRepeat: "no-repeat",
  backgroundPosition: "right 10px center",
  paddingInlineEnd: "36px",
} as const;

const field = {
  width: "full",
  minH: "44",
  px: "12",
  bg: "bg.card",
  color: "fg",
  borderWidth: "1px",
  borderColor: "border.strong",
  borderRadius: "control",
  fontSize: "md",
  _placeholder: { color: "fg.muted" },
  _invalid: { borderColor: "bad.mark" },
  _disabled: { opacity: 0.6, cursor: "not-allowed" },
} as const;

export const inputRecipe = defineRecipe({ className: "iv-input", base: field });

/** A select box has the same arrow and height everywhere; its list is the platform's. */
export const selectRecipe = defineRecipe({
  className: "iv-select",
  base: { ...field, ...selectArrow, maxWidth: "100%", textOverflow: "ellipsis", cursor: "pointer" },
  variants: {
    /** In an item: as large as the text, and marked when a value is chosen. */
    inItem: {
      none: {},
      empty: { width: "auto", fontSize: "lg" },
      filled: {
        width: "auto",
        fontSize: "lg",
        borderColor: "accent.solid",
        backgroundColor: "accent.tint",
        fontWeight: "medium",
      },
    },
  },
  defaultVariants: { inItem: "none" },
});
