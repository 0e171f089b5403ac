import { chakra } from "@chakra-ui/react/styled-system";

/** The letter of a spot, in its middle; legible on any picture. */
export const SpotLetter = chakra("span", {
  base: {
    position: "absolute",
    left: "50%",
    top: "50%",
    transform: "translate(-50%, -50%)",
    display: "grid",
    placeItems: "center",
    minWidth: "24",
    height: "24",
    px: "4",
    fontSize: "sm",
    fontWeight: "semibold",
    color: "#1f2430",
    bg: "#ffffff",
    borderRadius: "pill",
    boxShadow: "0 0 0 1px #2b3a67",
    pointerEvents: "none",
  },
  variants: {
    chosen: { true: { color: "white", bg: "accent.solid", boxShadow: "0 0 0 2px #ffffff" } },
  },
});
