import { Flex } from "@chakra-ui/react/flex";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, UserRound } from "lucide-react";
import { useState, type ComponentProps } from "react";
import { roleNames } from "../../../contract/account/role-names";
import type { Calls } from "../../../contract/calls/calls";
import type { Account } from "../../../contract/site/site-admin";
import { useCall } from "../../effects/use-call";
import { useChange } from "../../effects/use-change";
import { useMessage } from "../../i18n/use-message";
import { Alert } from "../../ui/Alert";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/ConfirmDialog";
import { useFaultText } from "../../ui/fault-text";
import { FaultCard } from "../../ui/FaultCard";
import { allValue } from "../../ui/options";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { showToast } from "../../ui/toasts";
import { UndoBar } from "../../ui/UndoBar";
import { useSettled } from "../../ui/use-settled";
import { PageTitle } from "../PageTitle";
import { AccountFilters, type AccountFilter } from "./AccountFilters";
import { AccountForm } from "./AccountForm";
import { AccountsTable } from "./AccountsTable";
import { LinkSheet } from "./LinkSheet";
import { RolesForm } from "./RolesForm";

const typingMs = 300;
type Change = Calls["changeAccount"]["input"];
type Asking = { readonly what: "make" } | { readonly what: "roles" | "off" | "link"; readonly account: Account };

/** `/site/users`: the accounts and their roles. */
export function UsersPage() {
  const t = useMessage();
  const faultText = useFaultText();
  const queries = useQueryClient();
  const [filter, setFilter] = useState<AccountFilter>({ query: "", role: allValue, status: allValue });
  const [page, setPage] = useState(1);
  const [asking, ask] = useState<Asking | null>(null);
  /** The change that undoes the last one. */
  const [back, setBack] = useState<{ readonly change: Change; readonly text: string } | null>(null);
  const query = useSettled(filter.query.trim(), typingMs);
  const accounts = useCall("accountList", {
    page,
    ...(query === "" ? {} : { query }),
    ...(filter.role === allValue ? {} : { role: filter.role }),
    ...(filter.status === allValue ? {} : { status: filter.status }),
  });
  const renew = () => void queries.invalidateQueries({ queryKey: ["accountList"] });
  const change = useChange("changeAccount", renew);
  const [linked, setLinked] = useState<ComponentProps<typeof LinkSheet> | null>(null);
  const link = useChange("makeAccountLink", () => undefined);
  const giveLink = (account: Account) => {
    ask(null);
    const onClose = () => setLinked(null);
    link.mutate({ user_id: account.user_id }, { onSuccess: (made) => setLinked({ account, made, onClose }) });
  };
  const send = (account: Account, wanted: Omit<Change, "user_id">) => {
    ask(null);
    const was =
      wanted.role === undefined
        ? { status: account.status === 0 ? (0 as const) : (1 as const) }
        : { role: account.role };
    const what = t(
      wanted.role !== undefined ? "users.told.roles" : wanted.status === 1 ? "users.told.off" : "users.told.on",
    );
    change.mutate(
      { user_id: account.user_id, ...wanted },
      {
        onSuccess: () =>
          setBack({
            change: { user_id: account.user_id, ...was },
            text: t("users.told", { name: account.nickname, what }),
          }),
        onError: () => setBack(null),
      },
    );
  };
  const { data } = accounts;
  const unavailable = roleNames.filter((role) => data?.may_give?.includes(role) === false);
  return (
    <Flex direction="column" gap="16">
      <PageTitle
        title={t("title.siteUsers")}
        lead={t("users.lead")}
        action={
          <Button minH="44" onClick={() => ask({ what: "make" })}>
            <Plus size={16} aria-hidden="true" />
            {t("users.create")}
          </Button>
        }
      />
      <AccountFilters
        filter={filter}
        onChange={(wanted) => {
          setFilter(wanted);
          setPage(1);
        }}
      />
      {back === null ? null : (
        <UndoBar
          key={JSON.stringify(back.change)}
          text={back.text}
          undo={t("users.undo")}
          onUndo={() => change.mutate(back.change, { onSuccess: () => setBack(null) })}
        />
      )}
      {[change.error, link.error].map((fault) =>
        fault === null ? null : <Alert key={fault.code}>{faultText(fault)}</Alert>,
      )}
      {data === undefined ? (
        accounts.isError ? (
          <FaultCard fault={accounts.error} onRetry={() => void accounts.refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.list.length === 0 ? (
        <StateCard Icon={UserRound} title={t("users.empty")} />
      ) : (
        <Card py="12">
          <AccountsTable
            list={data.list}
            isBusy={change.isPending || link.isPending}
            onRoles={(account) => ask({ what: "roles", account })}
            onLink={(account) => ask({ what: "link", account })}
            onSwitch={(account) =>
              account.status === 0 ? ask({ what: "off", account }) : send(account, { status: 0 })
            }
          />
          <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
        </Card>
      )}
      {asking?.what === "make" ? (
        <AccountForm
          unavailable={unavailable}
          onClose={() => ask(null)}
          onMade={(account, hasPassword) => {
            ask(null);
            showToast("plain", { message: "users.created", values: { name: account.nickname } });
            renew();
            if (!hasPassword) giveLink(account);
          }}
        />
      ) : asking?.what === "roles" ? (
        <RolesForm
          account={asking.account}
          unavailable={unavailable}
          onClose={() => ask(null)}
          onChosen={(role) => send(asking.account, { role })}
        />
      ) : asking?.what === "link" ? (
        <ConfirmDialog
          title={t("users.linkTitle", { name: asking.account.nickname })}
          lines={[t("users.linkLines", { name: asking.account.nickname })]}
          confirm={t("users.linkMake")}
          cancel={t("manage.keep")}
          onConfirm={() => giveLink(asking.account)}
          onCancel={() => ask(null)}
        />
      ) : asking?.what === "off" ? (
        <ConfirmDialog
          title={t("users.offTitle")}
          lines={[t("users.offLines", { name: asking.account.nickname })]}
          confirm={t("users.switchOff")}
          cancel={t("manage.keep")}
          onConfirm={() => send(asking.account, { status: 1 })}
          onCancel={() => ask(null)}
        />
      ) : null}
      {linked === null ? null : <LinkSheet {...linked} />}
    </Flex>
  );
}
