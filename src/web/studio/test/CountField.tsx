import { useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";

interface CountFieldProps {
  readonly label: string;
  /** null: none is given. */
  readonly value: number | null;
  readonly least: number;
  readonly most: number;
  /** Absent: whole numbers only. */
  readonly isDecimal?: boolean;
  /** It may be left empty. */
  readonly isOptional?: boolean;
  readonly onChange: (value: number | null) => void;
}

/** A number between two ends. What is none is said and not taken. */
export function CountField({
  label,
  value,
  least,
  most,
  isDecimal = false,
  isOptional = false,
  onChange,
}: CountFieldProps) {
  const t = useMessage();
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: number | null } | null>(null);
  const text = typed !== null && typed.of === value ? typed.text : value === null ? "" : String(value);
  const fits = (given: string): boolean => {
    if (given.trim() === "") return isOptional;
    const number = Number(given);
    return number >= least && number <= most && (isDecimal || Number.isInteger(number));
  };
  const problem = t(isOptional ? "assembly.numberOrEmpty" : "assembly.number", { least, most });
  return (
    <Field
      label={label}
      inputMode={isDecimal ? "decimal" : "numeric"}
      value={text}
      problem={fits(text) ? undefined : problem}
      onChange={({ target }) => {
        const stands = !fits(target.value) ? value : target.value.trim() === "" ? null : Number(target.value);
        setTyped({ text: target.value, of: stands });
        if (stands !== value) onChange(stands);
      }}
    />
  );
}
