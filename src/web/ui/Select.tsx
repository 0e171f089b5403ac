import { chakra } from "@chakra-ui/react/styled-system";
import { selectRecipe } from "../theme/recipes";

/** A select box with the theme's styles; its list and keyboard behaviour are the platform's. */
export const Select = chakra("select", selectRecipe);
