import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { CircleAlert } from "lucide-react";
import { useId, type ComponentProps, type ReactNode } from "react";
import { inputRecipe } from "../theme/recipes";

const Input = chakra("input", inputRecipe);

interface FieldProps extends Omit<ComponentProps<typeof Input>, "id"> {
  readonly label: string;
  /** The error text, shown under the field. */
  readonly problem?: string | undefined;
  /** Content at the end of the field. */
  readonly end?: ReactNode;
}

/** A labelled text field with its error under it. */
export function Field({ label, problem, end, ...input }: FieldProps) {
  const id = useId();
  const problemId = `${id}-problem`;
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Box position="relative">
        <Input
          id={id}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : problemId}
          pr={end === undefined ? "12" : "48"}
          {...input}
        />
        {end === undefined ? null : (
          <Flex position="absolute" insetY="0" right="6px" align="center">
            {end}
          </Flex>
        )}
      </Box>
      {problem === undefined ? null : (
        <Flex id={problemId} role="alert" mt="6" gap="6" align="center" color="bad.text">
          <Box flex="none">
            <CircleAlert size={14} aria-hidden="true" />
          </Box>
          {problem}
        </Flex>
      )}
    </Box>
  );
}
