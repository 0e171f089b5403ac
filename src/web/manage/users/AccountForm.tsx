import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useRef, useState, type SubmitEvent } from "react";
import type { RoleName } from "../../../contract/account/role-names";
import type { Account } from "../../../contract/site/site-admin";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { Field } from "../../ui/Field";
import { Hint } from "../Hint";
import { RoleChoice } from "../RoleChoice";
import { FormSheet } from "../Sheet";
import {
  accountInput,
  accountProblems,
  emptyAccount,
  passwordFrom,
  type AccountFields,
  type AccountProblems,
} from "./account-draft";

interface AccountFormProps {
  /** Roles that the signed-in person may not grant. */
  readonly unavailable: readonly RoleName[];
  readonly onMade: (account: Account, hasPassword: boolean) => void;
  readonly onClose: () => void;
}

/** Creates an account with an initial password, or with a link that signs its owner in once. */
export function AccountForm({ unavailable, onMade, onClose }: AccountFormProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(emptyAccount);
  const [problems, setProblems] = useState<AccountProblems>({});
  const make = useChange("makeAccount", (account, { password }) => onMade(account, password !== undefined));
  const change = (part: Partial<AccountFields>) => {
    setFields({ ...fields, ...part });
    setProblems({});
    make.reset();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    const found = accountProblems(fields);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    make.mutate(accountInput(fields));
  };
  const input = (name: "username" | "nickname" | "password") => ({
    name,
    value: fields[name],
    problem: problems[name] === undefined ? undefined : t(problems[name]),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <FormSheet title={t("users.create")} onClose={onClose}>
      <form ref={form} noValidate onSubmit={submit}>
        <Flex direction="column" gap="16">
          <Box color="fg.muted">{t("users.createLead")}</Box>
          <Field label={t("users.username")} autoComplete="off" spellCheck={false} {...input("username")} />
          <Field label={t("users.nickname")} autoComplete="off" maxLength={64} {...input("nickname")} />
          <Flex align="start" gap="8" wrap="wrap">
            <Box flex="1 1 220px">
              <Field label={t("users.password")} autoComplete="off" spellCheck={false} {...input("password")} />
              <Hint>{t("users.passwordHint")}</Hint>
            </Box>
            <Button
              variant="outline"
              minH="44"
              mt="28px"
              onClick={() => change({ password: passwordFrom([...crypto.getRandomValues(new Uint32Array(12))]) })}
            >
              {t("users.generate")}
            </Button>
          </Flex>
          <RoleChoice
            legend={t("users.roles")}
            chosen={fields.role}
            unavailable={{ roles: unavailable, why: t("users.roleUnavailable") }}
            onChange={(role) => change({ role })}
          />
          {problems.role === undefined ? null : <Alert>{t(problems.role)}</Alert>}
          {make.error === null ? null : <Alert>{faultText(make.error)}</Alert>}
          <Flex justify="flex-end" wrap="wrap" gap="8">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("manage.keep")}
            </Button>
            <Button type="submit" minH="44" aria-busy={make.isPending} aria-disabled={make.isPending}>
              {t(make.isPending ? "users.making" : "users.make")}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormSheet>
  );
}
