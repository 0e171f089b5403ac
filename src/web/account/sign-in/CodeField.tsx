import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** The error text of the field. */
  readonly problem: string | undefined;
}

/** The field for a code that was sent by text message or e-mail. */
export function CodeField({ value, onChange, problem }: Props) {
  const t = useMessage();
  return (
    <Field
      label={t("center.code")}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={200}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      problem={problem}
    />
  );
}
