import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes";

/** The theme's button with an exam's targets: 44 px unless said otherwise. */
export const ActionButton = chakra("button", buttonRecipe, { defaultProps: { type: "button", size: "touch" } });
