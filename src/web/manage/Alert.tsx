import { chakra } from "@chakra-ui/react/styled-system";

/** What went wrong with none of the fields. */
export const Alert = chakra(
  "div",
  { base: { bg: "bad.tint", color: "bad.text", borderRadius: "control", px: "12", py: "8" } },
  { defaultProps: { role: "alert" } },
);
