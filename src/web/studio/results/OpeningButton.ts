import { chakra } from "@chakra-ui/react/styled-system";

/** A button that looks like a link and opens what it names next to the results. */
export const OpeningButton = chakra("button", {
  base: {
    textAlign: "start",
    minH: { base: "44", md: "0" },
    cursor: "pointer",
    color: "accent.text",
    textDecoration: "underline",
    overflowWrap: "anywhere",
  },
});
