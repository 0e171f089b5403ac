import { chakra } from "@chakra-ui/react/styled-system";

/** A key or key combination, as written on the keyboard. */
export const Keys = chakra("kbd", {
  base: {
    flex: "none",
    px: "6",
    minW: "20",
    textAlign: "center",
    fontFamily: "body",
    fontSize: "xs",
    color: "fg.muted",
    bg: "bg.subtle",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "4px",
  },
});
