import { chakra } from "@chakra-ui/react/styled-system";
import { selectArrow } from "../../theme/recipes";

/** The platform's own select, with an exam's target size. */
export const Select = chakra("select", {
  base: {
    minHeight: "44",
    maxWidth: "100%",
    paddingInline: "12",
    ...selectArrow,
    backgroundColor: "bg.card",
    color: "fg",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    fontSize: "lg",
    textOverflow: "ellipsis",
    _disabled: { opacity: 0.7 },
  },
  variants: {
    filled: { true: { borderColor: "accent.solid", backgroundColor: "accent.tint", fontWeight: "medium" }, false: {} },
  },
});
