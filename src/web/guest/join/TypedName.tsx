import { Flex } from "@chakra-ui/react/flex";
import { useRef, useState, type SubmitEvent } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Field } from "../../ui/Field";

interface TypedNameProps {
  readonly isBusy: boolean;
  readonly onName: (name: string) => void;
}

/** The field for a name that is on no list. */
export function TypedName({ isBusy, onName }: TypedNameProps) {
  const t = useMessage();
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState("");
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === "") {
      setEmpty(true);
      form.current?.querySelector("input")?.focus();
    } else onName(name.trim());
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" gap="16">
        <Field
          label={t("join.name")}
          name="name"
          autoComplete="name"
          maxLength={60}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setEmpty(false);
          }}
          problem={isEmpty ? t("join.nameEmpty") : undefined}
        />
        <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
          {t(isBusy ? "join.asking" : "join.ask")}
        </Button>
      </Flex>
    </form>
  );
}
