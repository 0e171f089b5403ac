import { chakra } from "@chakra-ui/react/styled-system";

/** Under an item whose answer the server declined. */
export const RefusedNote = chakra(
  "p",
  {
    base: {
      maxWidth: "720px",
      mx: "auto",
      mb: "24",
      px: "16",
      py: "12",
      bg: "bad.tint",
      color: "bad.text",
      borderRadius: "control",
    },
  },
  { defaultProps: { role: "alert" } },
);
