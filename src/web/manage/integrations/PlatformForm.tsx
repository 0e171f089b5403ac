import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useRef, useState, type SubmitEvent } from "react";
import { v7 as uuidv7 } from "uuid";
import type { LtiRegistration } from "../../../contract/integrations/lti-registrations";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Chooser } from "../../ui/Chooser";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { TextBox } from "../../ui/TextBox";
import { Hint } from "../Hint";
import { FormSheet } from "../Sheet";
import {
  emptyPlatform,
  fieldsOfPlatform,
  platformAddresses,
  platformProblems,
  platformTerms,
  type PlatformFields,
  type PlatformProblems,
} from "./platform-draft";

const texts = ["name", "issuer", "client_id"] as const;
const releases = ["at_once", "after_release"] as const;
const places = ["window", "frame"] as const;

interface PlatformFormProps {
  /** The registration that is changed; null: a new one. */
  readonly registration: LtiRegistration | null;
  readonly onSaved: (registration: LtiRegistration) => void;
  readonly onClose: () => void;
}

/** Registers a learning platform, or changes its registration, with what the platform shows after its own set-up. */
export function PlatformForm({ registration, onSaved, onClose }: PlatformFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const [key] = useState(() => uuidv7());
  const [first] = useState(() => (registration === null ? emptyPlatform : fieldsOfPlatform(registration)));
  const [fields, setFields] = useState(first);
  const [problems, setProblems] = useState<PlatformProblems>({});
  const save = useChange("saveLti", onSaved);
  const change = (part: Partial<PlatformFields>) => {
    setFields({ ...fields, ...part });
    setProblems({});
    save.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    const found = platformProblems(fields);
    setProblems(found);
    const [wrong] = Object.keys(found);
    if (wrong !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    const id = registration === null ? {} : { registration_id: registration.registration_id };
    save.mutate({ idempotency_key: key, ...id, ...platformTerms(fields) });
  };
  const input = (name: Exclude<keyof PlatformFields, "score_release" | "opens">) => ({
    name,
    value: fields[name],
    autoComplete: "off",
    spellCheck: false,
    problem: problems[name] === undefined ? undefined : t(problems[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <FormSheet
      title={registration === null ? t("integrations.add") : t("integrations.editOf", { name: registration.name })}
      isDirty={fields !== first}
      onClose={onClose}
    >
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="16">
          <Box color="fg.muted">{t("integrations.formLead")}</Box>
          {texts.map((name) => (
            <Box key={name}>
              <Field label={t(`integrations.field.${name}`)} {...input(name)} />
              <Hint>{t(`integrations.hint.${name}`)}</Hint>
            </Box>
          ))}
          <Box>
            <TextBox label={t("integrations.field.deployments")} {...input("deployments")} />
            <Hint>{t("integrations.hint.deployments")}</Hint>
          </Box>
          {platformAddresses.map((name) => (
            <Field key={name} label={t(`integrations.field.${name}`)} type="url" {...input(name)} />
          ))}
          <Chooser
            label={t("integrations.release")}
            options={releases.map((value) => ({ value, label: t(`integrations.release.${value}`) }))}
            chosen={fields.score_release}
            onChoose={(score_release) => change({ score_release })}
          />
          <Box>
            <Chooser
              label={t("integrations.opens")}
              options={places.map((value) => ({ value, label: t(`integrations.opens.${value}`) }))}
              chosen={fields.opens}
              onChoose={(opens) => change({ opens })}
            />
            <Hint>{t(`integrations.hint.opens.${fields.opens}`)}</Hint>
          </Box>
          {save.error === null ? null : <Alert>{faultText(save.error)}</Alert>}
          <Flex justify="flex-end" wrap="wrap" gap="8">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("manage.keep")}
            </Button>
            <Button type="submit" minH="44" aria-busy={save.isPending} aria-disabled={save.isPending}>
              {t("manage.save")}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormSheet>
  );
}
