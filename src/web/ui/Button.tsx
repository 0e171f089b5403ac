import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes";

/** The theme's button; with `asChild` its single child, such as a link, gets the button's styles. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
