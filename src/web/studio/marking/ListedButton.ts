import { chakra } from "@chakra-ui/react/styled-system";

/** A line of a list of which one is chosen, such as questions and answers to mark. */
export const ListedButton = chakra("button", {
  base: {
    width: "full",
    textAlign: "start",
    minH: "44",
    px: "12",
    py: "8",
    borderRadius: "control",
    borderWidth: "1px",
    borderColor: "transparent",
    cursor: "pointer",
    _hover: { bg: "bg.subtle" },
    "&[aria-current=true]": { bg: "accent.tint", borderColor: "accent.solid" },
  },
});
