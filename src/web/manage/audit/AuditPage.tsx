import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { auditKinds, type AuditKind } from "../../../contract/site/audit-kinds";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { Chooser } from "../../ui/Chooser";
import { FaultCard } from "../../ui/FaultCard";
import { Field } from "../../ui/Field";
import { allValue, optionsWithAll, type AllValue } from "../../ui/options";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { useSettled } from "../../ui/use-settled";
import { PageTitle } from "../PageTitle";
import { AuditTable } from "./AuditTable";

const typingMs = 300;

/** `/site/audit`: changes to accounts and the site, with person and address. */
export function AuditPage() {
  const t = useMessage();
  const [account, setAccount] = useState("");
  const [kind, setKind] = useState<AuditKind | AllValue>(allValue);
  const [page, setPage] = useState(1);
  const settled = useSettled(account.trim(), typingMs);
  const log = useCall(
    "auditList",
    { page: String(page), ...(settled === "" ? {} : { account: settled }), ...(kind === allValue ? {} : { kind }) },
    { keepsLast: true },
  );
  const { data } = log;
  return (
    <Flex direction="column" gap="16">
      <PageTitle title={t("title.siteAudit")} lead={t("audit.lead")} />
      <Flex gap="16" wrap="wrap" align="end">
        <Box flex="1 1 240px" maxW="420px">
          <Field
            label={t("audit.account")}
            type="search"
            autoComplete="off"
            value={account}
            onChange={({ target }) => {
              setAccount(target.value);
              setPage(1);
            }}
          />
        </Box>
        <Box flex="0 1 160px">
          <Chooser
            label={t("audit.kind")}
            options={optionsWithAll(
              auditKinds.map((one) => ({ value: one, name: t(`audit.is.${one}`) })),
              t("audit.every"),
            )}
            chosen={kind}
            onChoose={(chosen) => {
              setKind(chosen);
              setPage(1);
            }}
          />
        </Box>
      </Flex>
      {data === undefined ? (
        log.isError ? (
          <FaultCard fault={log.error} onRetry={() => void log.refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.list.length === 0 ? (
        <StateCard Icon={ScrollText} title={t("audit.empty")} />
      ) : (
        <Card py="12" aria-busy={log.isPlaceholderData}>
          <AuditTable log={data} />
          <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
        </Card>
      )}
    </Flex>
  );
}
