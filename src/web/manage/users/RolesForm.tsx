import { Flex } from "@chakra-ui/react/flex";
import { useState, type SubmitEvent } from "react";
import type { RoleName } from "../../../contract/account/role-names";
import type { Account } from "../../../contract/site/site-admin";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { RoleChoice } from "../RoleChoice";
import { FormSheet } from "../Sheet";

interface RolesFormProps {
  /** Roles that the signed-in person may not grant. */
  readonly unavailable: readonly RoleName[];
  readonly account: Account;
  readonly onChosen: (role: RoleName[]) => void;
  readonly onClose: () => void;
}

/** Edits the roles of one account; an admin cannot remove their own admin role. */
export function RolesForm({ account, unavailable, onChosen, onClose }: RolesFormProps) {
  const t = useMessage();
  const [role, setRole] = useState<readonly RoleName[]>(account.role);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (role.length > 0) onChosen([...role]);
  };
  return (
    <FormSheet title={t("users.rolesOf", { name: account.nickname })} onClose={onClose}>
      <form onSubmit={submit}>
        <Flex direction="column" gap="16">
          <RoleChoice
            legend={t("users.roles")}
            chosen={role}
            unavailable={{ roles: unavailable, why: t("users.roleUnavailable") }}
            {...(account.is_self && account.role.includes("admin") ? { fixed: "admin" as const } : {})}
            onChange={setRole}
          />
          {role.length === 0 ? <Alert>{t("users.roleNone")}</Alert> : null}
          <Flex justify="flex-end" gap="8">
            <Button variant="outline" minH="44" onClick={onClose}>
              {t("manage.keep")}
            </Button>
            <Button type="submit" minH="44" aria-disabled={role.length === 0}>
              {t("manage.save")}
            </Button>
          </Flex>
        </Flex>
      </form>
    </FormSheet>
  );
}
