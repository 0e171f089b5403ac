import { chakra } from "@chakra-ui/react/styled-system";
import { selectRecipe } from "../theme/recipes";

/** A list to choose from: ours to look at, the platform's to open and to move in. */
export const Select = chakra("select", selectRecipe);
