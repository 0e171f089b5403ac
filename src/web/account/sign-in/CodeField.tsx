import { useMessage } from "../../i18n/use-message";
import { Field } from "../../ui/Field";

interface Props {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** What is wrong with it, in words. */
  readonly problem: string | undefined;
}

/** Where a code is typed that was sent to a phone or by e-mail. */
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
