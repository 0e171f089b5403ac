import { chakra } from "@chakra-ui/react/styled-system";
import { buttonRecipe } from "../theme/recipes";

/** The theme's button; with `asChild` its one child, such as a link, takes the look. */
export const Button = chakra("button", buttonRecipe, { defaultProps: { type: "button" } });
