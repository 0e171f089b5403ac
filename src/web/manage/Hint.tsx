import { chakra } from "@chakra-ui/react/styled-system";

/** A line of help below a field. */
export const Hint = chakra("div", { base: { mt: "4", fontSize: "xs", color: "fg.muted" } });
