import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { inputRecipe } from "../../../theme/recipes";

const Area = chakra("textarea", inputRecipe);

interface WordsFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** line: a choice; block: a question or an explanation. */
  readonly size: "line" | "block";
  /** The label is for screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** A text of a question. */
export function WordsField({ label, value, onChange, size, isLabelHidden = false }: WordsFieldProps) {
  const id = useId();
  return (
    <chakra.div minW="0" flex="1">
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium" srOnly={isLabelHidden}>
        {label}
      </chakra.label>
      <Area
        id={id}
        rows={size === "block" ? 4 : 1}
        py="8"
        css={{ fieldSizing: "content", resize: "vertical" }}
        minH={size === "block" ? "96" : "44"}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </chakra.div>
  );
}
