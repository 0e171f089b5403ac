import { chakra } from "@chakra-ui/react/styled-system";
import { ActionButton } from "../../../ui/ActionButton";

/** For small hands: a picture and a word. */
export const BigButton = chakra(ActionButton, {
  base: { minHeight: "64", minWidth: "96", paddingInline: "24", gap: "12", fontSize: "xl", borderRadius: "card" },
});
