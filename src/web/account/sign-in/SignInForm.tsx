import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useRef, useState, type SubmitEvent } from "react";
import { isSessionBusy, isSignedIn, selectSessionFault } from "../../../../machines/session/session.selectors";
import { faults } from "../../../contract/calls/faults";
import { useSession, useSessionActor } from "../../contexts/session-context";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { PasswordField } from "./PasswordField";
import { validateSignIn, type SignInFields, type SignInProblems } from "./validate-sign-in";

/** The form for user name and password; each error is shown beside its field. */
export function SignInForm() {
  const t = useMessage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const fault = useSession(selectSessionFault);
  const busy = useSession((now) => isSessionBusy(now) || isSignedIn(now));
  const [fields, setFields] = useState<SignInFields>({ username: "", password: "" });
  const [problems, setProblems] = useState<SignInProblems>({});
  const form = useRef<HTMLFormElement>(null);

  const change = (name: keyof SignInFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = validateSignIn(fields);
    setProblems(found);
    const first = found.username === undefined ? (found.password === undefined ? null : "password") : "username";
    if (first === null)
      session.send({
        type: "signIn.submitted",
        credentials: { username: fields.username.trim(), password: fields.password },
      });
    else form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  // A login without a token is reported by a toast (SPEC §8).
  const refusal =
    fault === null || busy || fault.code === "tokenMissing" || fault.code === "socialTokenMissing"
      ? undefined
      : faultText(fault);
  const isWrongPassword = fault?.code === faults.credentialsWrong.code;
  const passwordProblem =
    problems.password === undefined ? (isWrongPassword ? refusal : undefined) : t(problems.password);
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Flex direction="column" gap="20">
        <Field
          label={t("account.username")}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          placeholder={t("account.usernamePrompt")}
          value={fields.username}
          onChange={(event) => change("username", event.target.value)}
          problem={problems.username && t(problems.username)}
        />
        <PasswordField
          label={t("account.password")}
          name="password"
          autoComplete="current-password"
          placeholder={t("account.passwordPrompt")}
          value={fields.password}
          onChange={(event) => change("password", event.target.value)}
          problem={passwordProblem}
        />
        {refusal === undefined || isWrongPassword ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {refusal}
          </Box>
        )}
        <Button type="submit" size="lg" width="full" aria-busy={busy} aria-disabled={busy}>
          {busy ? t("account.signingIn") : t("account.signIn")}
        </Button>
      </Flex>
    </form>
  );
}
