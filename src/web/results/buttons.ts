import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes";

/** A link that looks like the theme's button. */
export const LinkButton = chakra("a", buttonRecipe);
export const PlainButton = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
