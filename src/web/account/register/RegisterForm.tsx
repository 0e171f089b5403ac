import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useRef, useState, type SubmitEvent } from "react";
import { isSessionBusy, isSignedIn, selectSessionFault } from "../../../../machines/session/session.selectors";
import { faults } from "../../../contract/calls/faults";
import { useSession, useSessionActor } from "../../contexts/session-context";
import { claimIn } from "../../effects/claim";
import { useMessage } from "../../i18n/use-message";
import { sessionText } from "../../platform/storage";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { PasswordField } from "../sign-in/PasswordField";
import { GradeField } from "./GradeField";
import { validateRegistration, type RegistrationFields, type RegistrationProblems } from "./validate-registration";

/** Server refusals that belong to one field, in the order of the fields. */
const fieldOf: Readonly<Partial<Record<string, keyof RegistrationFields>>> = {
  [faults.usernameTaken.code]: "username",
  [faults.passwordCommon.code]: "password",
};
const order = ["username", "nickname", "password"] as const;

/** Creates an account and signs in with it. */
export function RegisterForm() {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const fault = useSession(selectSessionFault);
  const busy = useSession((now) => isSessionBusy(now) || isSignedIn(now));
  const [fields, setFields] = useState<RegistrationFields>(() => ({
    username: "",
    nickname: claimIn(sessionText).read()?.name ?? "",
    password: "",
  }));
  const [grade, setGrade] = useState("");
  const [problems, setProblems] = useState<RegistrationProblems>({});
  /** A fault from before this form was sent does not belong to it. */
  const [isSent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const change = (name: keyof RegistrationFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validateRegistration(fields);
    setProblems(found);
    const first = order.find((name) => found[name] !== undefined);
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    setSent(true);
    session.send({
      type: "registration.submitted",
      registration: {
        username: fields.username.trim(),
        nickname: fields.nickname.trim(),
        password: fields.password,
        grade: grade === "" ? null : Number(grade),
      },
    });
  };

  const refusal = fault === null || busy || !isSent ? undefined : faultText(fault);
  const refusedField = fault === null ? undefined : fieldOf[String(fault.code)];
  const problemOf = (name: keyof RegistrationFields): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? (refusedField === name ? refusal : undefined) : t(problem);
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" gap="20">
        <Field
          label={t("account.username")}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          placeholder={t("account.usernameForm")}
          value={fields.username}
          onChange={(event) => change("username", event.target.value)}
          problem={problemOf("username")}
        />
        <Field
          label={t("account.nickname")}
          name="nickname"
          autoComplete="nickname"
          maxLength={64}
          value={fields.nickname}
          onChange={(event) => change("nickname", event.target.value)}
          problem={problemOf("nickname")}
        />
        <GradeField value={grade} onChange={setGrade} />
        <PasswordField
          label={t("account.password")}
          name="password"
          autoComplete="new-password"
          placeholder={t("center.passwordStrong")}
          value={fields.password}
          onChange={(event) => change("password", event.target.value)}
          problem={problemOf("password")}
        />
        {refusal === undefined || refusedField !== undefined ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {refusal}
          </Box>
        )}
        <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
          {busy ? t("account.registering") : t("account.register")}
        </Button>
      </Flex>
    </form>
  );
}
