import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import type { Account } from "../../../contract/site/site-admin";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Button } from "../../ui/Button";
import { Hint } from "../Hint";

interface AccountsTableProps {
  readonly list: readonly Account[];
  readonly isBusy: boolean;
  readonly onRoles: (account: Account) => void;
  readonly onLink: (account: Account) => void;
  readonly onSwitch: (account: Account) => void;
}

/** The accounts with their roles and creation dates. */
export function AccountsTable({ list, isBusy, onRoles, onLink, onSwitch }: AccountsTableProps) {
  const t = useMessage();
  const day = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium" });
  return (
    <BlockTable>
      <thead>
        <tr>
          <th scope="col">{t("users.account")}</th>
          <th scope="col">{t("users.roles")}</th>
          <th scope="col">{t("users.state")}</th>
          <th scope="col">{t("users.since")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {list.map((account) => (
          <tr key={account.user_id}>
            <th scope="row">
              {account.nickname}
              {account.is_self ? ` (${t("users.self")})` : ""}
              <small>{account.username}</small>
            </th>
            <td>{account.role.map((role) => t(`users.role.${role}`)).join(" · ")}</td>
            <td>
              <chakra.span
                px="8"
                borderRadius="pill"
                whiteSpace="nowrap"
                {...(account.status === 0
                  ? { bg: "good.tint", color: "good.text" }
                  : { bg: "bad.tint", color: "bad.text" })}
              >
                {t(account.status === 0 ? "users.on" : "users.off")}
              </chakra.span>
            </td>
            <td>{day.format(account.created_at)}</td>
            <td>
              <Flex gap="8" wrap="wrap" justify={{ md: "flex-end" }}>
                {account.out_of_reach === "administrator" ? null : (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t("users.rolesOf", { name: account.nickname })}
                    onClick={() => onRoles(account)}
                  >
                    {t("users.roles")}
                  </Button>
                )}
                {account.is_self || account.status !== 0 || (account.out_of_reach ?? null) !== null ? null : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-disabled={isBusy}
                    aria-label={t("users.linkOf", { name: account.nickname })}
                    onClick={() => (isBusy ? undefined : onLink(account))}
                  >
                    {t("users.link")}
                  </Button>
                )}
                {account.is_self || account.out_of_reach === "administrator" ? null : (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-disabled={isBusy}
                    aria-label={t(account.status === 0 ? "users.switchOffOf" : "users.switchOnOf", {
                      name: account.nickname,
                    })}
                    onClick={() => (isBusy ? undefined : onSwitch(account))}
                  >
                    {t(account.status === 0 ? "users.switchOff" : "users.switchOn")}
                  </Button>
                )}
              </Flex>
              {(account.out_of_reach ?? null) === null ? null : (
                <Hint textAlign={{ md: "end" }}>{t(`users.outOfReach.${account.out_of_reach ?? "rights"}`)}</Hint>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}
