import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState, type SubmitEvent } from "react";
import type { MyAccount } from "../../../contract/account/personal";
import { faults } from "../../../contract/calls/faults";
import { useSessionActor } from "../../contexts/session-context";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { showToast } from "../../ui/toasts";
import { PasswordField } from "../sign-in/PasswordField";
import { useSending } from "../sign-in/use-sending";
import { deletionProblems, type DeletionFields, type DeletionProblems } from "./deletion-problems";
import { focusProblem } from "./personal-update";

const order = ["username", "password", "knows"] as const;

interface PersonalDeletionFormProps {
  readonly username: string;
  readonly account: MyAccount;
  readonly onKeep: () => void;
}

/** Asks for the user name, the password, and a confirmation that everything under way ends with the account. */
export function PersonalDeletionForm({ username, account, onKeep }: PersonalDeletionFormProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const session = useSessionActor();
  const { isBusy, fault, send, forgetFault } = useSending("deleteAccount");
  const [fields, setFields] = useState<DeletionFields>({ username: "", password: "", knows: false });
  const [problems, setProblems] = useState<DeletionProblems>({});
  const { open_sittings: sittings } = account;
  const linked = account.linked || !account.has_password;
  const edit = (part: Partial<DeletionFields>) => {
    setFields({ ...fields, ...part });
    setProblems({});
    forgetFault();
  };
  const remove = async () => {
    const { password, knows } = fields;
    const input = { username, ends_sittings: knows, ...(password === "" ? {} : { password }) };
    if ((await send(input)) === null) return;
    showToast("plain", { message: "personal.delete.done" });
    session.send({ type: "session.reset" });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const found = deletionProblems(fields, { username, needsPassword: !linked, hasSittings: sittings.length > 0 });
    setProblems(found);
    if (!focusProblem(event.currentTarget, order, found)) void remove();
  };
  const isPasswordWrong = fault?.code === faults.credentialsWrong.code;
  return (
    <form noValidate aria-label={t("personal.delete.form")} onSubmit={submit}>
      <Flex direction="column" gap="20" maxW="420px">
        <Field
          label={t("personal.delete.username", { username })}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.username}
          onChange={(event) => edit({ username: event.target.value })}
          problem={problems.username && t(problems.username)}
        />
        <Box>
          <PasswordField
            label={t("center.oldPassword")}
            name="password"
            autoComplete="current-password"
            value={fields.password}
            onChange={(event) => edit({ password: event.target.value })}
            problem={
              problems.password === undefined
                ? isPasswordWrong
                  ? t("center.oldWrong")
                  : undefined
                : t(problems.password)
            }
          />
          {linked ? (
            <Box mt="6" color="fg.muted">
              {t("personal.delete.linked")}
            </Box>
          ) : null}
        </Box>
        {sittings.length === 0 ? null : (
          <Box bg="warn.tint" borderRadius="control" px="12" py="8">
            <p>{t("personal.delete.sittings", { count: sittings.length })}</p>
            <chakra.ul listStyleType="disc" ps="20" my="4">
              {sittings.map(({ attempt_id: id, title }) => (
                <li key={id}>{localized(title, language)}</li>
              ))}
            </chakra.ul>
            <chakra.label display="flex" alignItems="center" gap="8" minH="44" cursor="pointer">
              <input
                type="checkbox"
                name="knows"
                checked={fields.knows}
                aria-invalid={problems.knows !== undefined}
                onChange={(event) => edit({ knows: event.target.checked })}
              />
              {t("personal.delete.knows", { count: sittings.length })}
            </chakra.label>
            {problems.knows === undefined ? null : (
              <Box role="alert" color="bad.text">
                {t(problems.knows)}
              </Box>
            )}
          </Box>
        )}
        {fault === null || isPasswordWrong ? null : (
          <Box role="alert" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(fault)}
          </Box>
        )}
        <Flex gap="12" wrap="wrap">
          <Button type="submit" variant="danger" minH="44" aria-busy={isBusy} aria-disabled={isBusy}>
            {t(isBusy ? "personal.delete.deleting" : "personal.delete.confirm")}
          </Button>
          <Button variant="outline" minH="44" onClick={onKeep}>
            {t("personal.delete.keep")}
          </Button>
        </Flex>
      </Flex>
    </form>
  );
}
