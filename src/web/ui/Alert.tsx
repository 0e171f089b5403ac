import { chakra } from "@chakra-ui/react/styled-system";

/** An error that belongs to none of the fields. */
export const Alert = chakra(
  "div",
  { base: { bg: "bad.tint", color: "bad.text", borderRadius: "control", px: "12", py: "8" } },
  { defaultProps: { role: "alert" } },
);
