import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { useRef, useState, type ComponentProps, type SubmitEvent } from "react";
import { useMessage } from "../i18n/use-message";
import { AccountFrame } from "../site/AccountFrame";
import { Button } from "../ui/Button";
import { Field } from "../ui/Field";

interface CodeEntryProps<Code> {
  readonly title: string;
  readonly lead: string;
  /** The field's label, placeholder, greatest length and look. */
  readonly field: Pick<ComponentProps<typeof Field>, "label" | "placeholder" | "maxLength"> & object;
  /** The words of the button. */
  readonly action: string;
  /** What the field holds at first. */
  readonly typed?: string;
  readonly isBusy: boolean;
  /** Said of what is no code. */
  readonly wrong: string;
  /** Why the code was refused, until it is changed; null: it was not. */
  readonly refusal: string | null;
  /** The code in what was typed; null: there is none. */
  readonly read: (typed: string) => Code | null;
  /** How a code that was read stands in the field; left out: as it was typed. */
  readonly written?: (code: Code) => string;
  readonly onCode: (code: Code) => void;
}

/** The page on which somebody without an account types a code; it says what is wrong with it, or why it is refused. */
export function CodeEntry<Code>({
  title,
  lead,
  field,
  action,
  typed = "",
  isBusy,
  wrong,
  refusal,
  read,
  written,
  onCode,
}: CodeEntryProps<Code>) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(typed);
  const [isWrong, setWrong] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const code = read(text);
    if (code === null) {
      setWrong(true);
      form.current?.querySelector("input")?.focus();
      return;
    }
    setChanged(false);
    if (written !== undefined) setText(written(code));
    onCode(code);
  };
  const refused = refusal === null || isBusy || isChanged ? undefined : refusal;
  return (
    <AccountFrame title={title} lead={lead}>
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="20">
          <Field
            name="code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            {...field}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setWrong(false);
              setChanged(true);
            }}
            problem={isWrong ? wrong : refused}
          />
          <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
            {action}
          </Button>
          <Button asChild variant="quiet" width="full">
            <Link to="/">{t("app.toHome")}</Link>
          </Button>
        </Flex>
      </form>
    </AccountFrame>
  );
}
