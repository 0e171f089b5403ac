import { Box } from "@chakra-ui/react/box";
import { useState } from "react";
import { Field } from "../../../ui/Field";
import { typedNumber } from "../edits/numbers";

interface NumberFieldProps {
  readonly label: string;
  /** null: empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** Said where what is typed cannot be used. */
  readonly problem: string;
  /** Whether a number can be used; absent: every one. */
  readonly isFit?: (value: number) => boolean;
  /** An empty field means something. */
  readonly mayBeEmpty?: boolean;
  readonly width?: string;
  readonly end?: string;
}

/** A field for a decimal number. What is no number stays as typed, with a sentence, and changes nothing. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, onChange, problem, isFit = () => true, mayBeEmpty = false, width = "140px", end } = props;
  const [typed, setTyped] = useState({ text: value === null ? "" : String(value), value });
  // a value that comes from elsewhere, as by undo, replaces what is typed
  if (typed.value !== value) setTyped({ text: value === null ? "" : String(value), value });
  const read = (text: string): number | null | undefined => {
    if (text.trim() === "") return mayBeEmpty ? null : undefined;
    const number = typedNumber(text);
    return number === null || !isFit(number) ? undefined : number;
  };
  const isWrong = typed.text.trim() !== "" && read(typed.text) === undefined;
  return (
    <Box width={width} maxW="full">
      <Field
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed.text}
        problem={isWrong ? problem : undefined}
        end={end === undefined ? undefined : <Box color="fg.muted">{end}</Box>}
        onChange={({ target }) => {
          const next = read(target.value);
          setTyped({ text: target.value, value: next === undefined ? value : next });
          if (next !== undefined && next !== value) onChange(next);
        }}
      />
    </Box>
  );
}
