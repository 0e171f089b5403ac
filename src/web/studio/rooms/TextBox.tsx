import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ComponentProps } from "react";
import { inputRecipe } from "../../theme/recipes";

const Area = chakra("textarea", inputRecipe);

interface TextBoxProps extends Omit<ComponentProps<typeof Area>, "id"> {
  readonly label: string;
}

/** A labelled field for several lines. */
export function TextBox({ label, ...area }: TextBoxProps) {
  const id = useId();
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Area id={id} rows={3} py="8" {...area} />
    </div>
  );
}
