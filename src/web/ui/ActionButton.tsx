import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes";

/** The theme's button in the size of exam controls: 44 px by default. */
export const ActionButton = chakra("button", buttonRecipe, { defaultProps: { type: "button", size: "touch" } });
