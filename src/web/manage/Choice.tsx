import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, type ReactNode } from "react";
import { inputRecipe } from "../theme/recipes";

const Select = chakra("select", inputRecipe);

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly children: ReactNode;
}

/** One of a few, named. */
export function Choice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <Box flex="0 1 160px">
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {children}
      </Select>
    </Box>
  );
}
