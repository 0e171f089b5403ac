import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState, type SubmitEvent } from "react";
import { asFault, type Fault } from "../../../../machines/support/fault";
import { faults } from "../../../contract/calls/faults";
import { readSentCode } from "../../../contract/validators/text";
import { call } from "../../effects/call";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { CodeFieldset } from "./CodeFieldset";
import { PasswordField } from "./PasswordField";
import { useCodeFields } from "./use-code-fields";
import { contactOf, contactKind, type CodeFields, type ContactKind } from "./validate-code";

interface ForgottenFormProps {
  readonly kinds: readonly ContactKind[];
  readonly onChanged: () => void;
}

/** Server refusals that belong to one field. */
const fieldOf: Readonly<Partial<Record<string, keyof CodeFields>>> = {
  [faults.smsCodeWrong.code]: "code",
  [faults.passwordCommon.code]: "password",
};

/** Sets a new password for a forgotten one, confirmed by a code. */
export function ForgottenForm({ kinds, onChanged }: ForgottenFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const { fields, problems, setProblems, edit, check } = useCodeFields(kinds, "forgotten");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || !check(event.currentTarget)) return;
    const contact = contactOf(fields.contact, contactKind(fields.contact, kinds));
    setBusy(true);
    setFault(null);
    try {
      await call("findPassword", { ...contact, code: readSentCode(fields.code), password: fields.password });
      onChanged();
    } catch (thrown) {
      setFault(asFault(thrown));
    }
    setBusy(false);
  };
  const refusal = fault === null ? undefined : faultText(fault);
  const refusedField = fault === null ? undefined : fieldOf[String(fault.code)];
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Flex direction="column" gap="20">
        <CodeFieldset
          purpose="find_pwd"
          kinds={kinds}
          fields={fields}
          problems={problems}
          refusal={refusedField === "code" ? refusal : undefined}
          onEdit={edit}
          onProblems={setProblems}
        />
        <PasswordField
          label={t("center.newPassword")}
          name="password"
          autoComplete="new-password"
          placeholder={t("center.passwordStrong")}
          value={fields.password}
          onChange={(event) => edit("password", event.target.value)}
          problem={
            problems.password === undefined ? (refusedField === "password" ? refusal : undefined) : t(problems.password)
          }
        />
        {refusal === undefined || refusedField !== undefined ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {refusal}
          </Box>
        )}
        <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
          {t(busy ? "account.changingForgotten" : "account.changeForgotten")}
        </Button>
      </Flex>
    </form>
  );
}
