import { useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";

const minuteMs = 60_000;
const mostMinutes = 600;

interface MinutesFieldProps {
  readonly label: string;
  /** null: no limit. */
  readonly value: number | null;
  readonly onChange: (milliseconds: number | null) => void;
}

const shown = (value: number | null): string =>
  value === null ? "" : String(Math.round((value / minuteMs) * 100) / 100);

/** A time limit in minutes; empty: none. What is no time is said and not taken. */
export function MinutesField({ label, value, onChange }: MinutesFieldProps) {
  const t = useMessage();
  const [typed, setTyped] = useState<{ readonly text: string; readonly of: number | null } | null>(null);
  const text = typed !== null && typed.of === value ? typed.text : shown(value);
  const minutes = Number(text);
  const isFit = text.trim() === "" || (minutes >= 0.1 && minutes <= mostMinutes);
  return (
    <Field
      label={label}
      inputMode="decimal"
      value={text}
      problem={isFit ? undefined : t("import.problem.minutes")}
      onChange={({ target }) => {
        const next = Number(target.value);
        const isEmpty = target.value.trim() === "";
        const isTime = !isEmpty && next >= 0.1 && next <= mostMinutes;
        const ms = isTime ? Math.round(next * minuteMs) : null;
        const stands = isEmpty || isTime ? ms : value;
        setTyped({ text: target.value, of: stands });
        if (stands !== value) onChange(stands);
      }}
    />
  );
}
