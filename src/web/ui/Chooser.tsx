import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import type { ChooserOption } from "./options";
import { Select } from "./Select";

interface ChooserProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly ChooserOption<Value>[];
  readonly chosen: Value;
  /** The name of the form field. */
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly onChoose: (value: Value) => void;
}

/** A labelled select box. */
export function Chooser<Value extends string | number>({
  label,
  options,
  chosen,
  name,
  isDisabled = false,
  onChoose,
}: ChooserProps<Value>) {
  const id = useId();
  const choose = (given: string) => {
    const option = options.find(({ value }) => String(value) === given);
    if (option !== undefined) onChoose(option.value);
  };
  return (
    <Box minW="0">
      <chakra.label htmlFor={id} display="block" mb="6" fontWeight="medium">
        {label}
      </chakra.label>
      <Select id={id} name={name} value={chosen} disabled={isDisabled} onChange={({ target }) => choose(target.value)}>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Box>
  );
}
