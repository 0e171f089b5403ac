import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ComponentProps } from "react";
import { inputRecipe } from "../theme/recipes";

const Area = chakra("textarea", inputRecipe);

interface TextBoxProps extends Omit<ComponentProps<typeof Area>, "id"> {
  readonly label: string;
  /** The error text, shown under the field. */
  readonly problem?: string | undefined;
}

/** A labelled field for several lines with its error under it. */
export function TextBox({ label, problem, ...area }: TextBoxProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Area
        id={id}
        rows={3}
        py="8"
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        {...area}
      />
      {problem === undefined ? null : (
        <Box id={problemId} role="alert" mt="6" color="bad.text">
          {problem}
        </Box>
      )}
    </div>
  );
}
