import { chakra } from "@chakra-ui/react/styled-system";

/** A white box with a hairline border. */
export const Card = chakra("section", {
  base: {
    bg: "bg.card",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "card",
    p: { base: "16", md: "24" },
    minW: "0",
  },
});
