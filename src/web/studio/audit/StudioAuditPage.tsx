import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { ScrollText } from "lucide-react";
import { useState } from "react";
import { selectProfile } from "../../../../machines/session/session.selectors";
import { studioAuditKinds } from "../../../contract/site/audit-kinds";
import type { StudioAudit, StudioAuditEntry } from "../../../contract/studio/studio-audit";
import { useSession } from "../../contexts/session-context";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useFactText } from "../../site/audit/use-fact-text";
import type { StudioAuditSearch } from "../../site/search";
import { BlockTable } from "../../ui/BlockTable";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { AuditFilters, type AuditFilter } from "./AuditFilters";

/** The facts that the name of the assignment says already. */
const ofAssignment = ["test", "class", "version"];

function useEntryWords({ titles, assignments }: StudioAudit) {
  const t = useMessage();
  const language = useLanguage();
  const told = useFactText({ titles });
  return {
    who: ({ account, nickname }: StudioAuditEntry): string =>
      account === ""
        ? t("audit.server")
        : nickname === null
          ? t("audit.deletedAccount", { account })
          : nickname === account
            ? account
            : `${nickname} (${account})`,
    details: ({ facts, assignment_id: id }: StudioAuditEntry): string => {
      const assignment = id === null ? undefined : assignments[id];
      if (assignment === undefined) return told(facts);
      const others = told(Object.fromEntries(Object.entries(facts).filter(([name]) => !ofAssignment.includes(name))));
      const given = t("audit.givenTo", { title: localized(assignment.title, language), class: assignment.class_name });
      return others === "" ? given : given + t("audit.between") + others;
    },
  };
}

/** One entry a row: when, what, who, and the details. */
function EntryTable({ log }: { readonly log: StudioAudit }) {
  const t = useMessage();
  const words = useEntryWords(log);
  const moment = new Intl.DateTimeFormat(useLanguage(), { dateStyle: "medium", timeStyle: "short" });
  return (
    <BlockTable aria-label={t("title.studioAudit")}>
      <thead>
        <tr>
          <th scope="col">{t("audit.when")}</th>
          <th scope="col">{t("audit.kind")}</th>
          <th scope="col">{t("audit.who")}</th>
          <th scope="col">{t("audit.facts")}</th>
        </tr>
      </thead>
      <tbody>
        {log.list.map((entry) => (
          <tr key={entry.number}>
            <Box as="td" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              <time dateTime={new Date(entry.at).toISOString()}>{moment.format(entry.at)}</time>
            </Box>
            <th scope="row">{t(`audit.is.${entry.kind}`)}</th>
            <Box as="td" overflowWrap="anywhere">
              {words.who(entry)}
            </Box>
            <Box as="td" overflowWrap="anywhere">
              {words.details(entry)}
            </Box>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}

const noNames = {};

interface LogProps {
  readonly search: AuditFilter;
  readonly onSearch: (search: AuditFilter) => void;
}

function Log({ search, onSearch }: LogProps) {
  const t = useMessage();
  const [page, setPage] = useState(1);
  const log = useCall("studioAudit", { ...search, page }, { keepsLast: true });
  const { data } = log;
  const isWhole = Object.keys(search).length === 0;
  return (
    <>
      <AuditFilters search={search} names={data?.assignments ?? noNames} onSearch={onSearch} />
      {data === undefined ? (
        log.isError ? (
          <FaultCard fault={log.error} onRetry={() => void log.refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.list.length === 0 ? (
        isWhole ? (
          <StateCard Icon={ScrollText} title={t("audit.emptyStudio")}>
            {t("audit.emptyStudioDetail")}
          </StateCard>
        ) : (
          <StateCard Icon={ScrollText} title={t("audit.empty")} />
        )
      ) : (
        <Card py="12" aria-busy={log.isPlaceholderData}>
          <EntryTable log={data} />
          <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
        </Card>
      )}
    </>
  );
}

/** `/studio/audit`: what was done to one's classes, assignments and tests; for administrators to all. */
export function StudioAuditPage() {
  const t = useMessage();
  const navigate = useNavigate();
  const search: StudioAuditSearch = useSearch({ strict: false });
  const isOfAll = useSession(selectProfile)?.admin === true;
  const { class_id, assignment_id, kind } = search;
  const known = studioAuditKinds.find((one) => one === kind);
  const own: AuditFilter = {
    ...(class_id === undefined ? {} : { class_id }),
    ...(assignment_id === undefined ? {} : { assignment_id }),
    ...(known === undefined ? {} : { kind: known }),
  };
  return (
    <Flex direction="column" gap="16">
      <Box>
        <Box as="h1" fontSize={{ base: "xl", md: "2xl" }}>
          {t("title.studioAudit")}
        </Box>
        <Box color="fg.muted" mt="4" maxW="prose">
          {t(isOfAll ? "audit.studioLeadAll" : "audit.studioLead")}
        </Box>
      </Box>
      <Log
        key={JSON.stringify(own)}
        search={own}
        onSearch={(next) => void navigate({ to: "/studio/audit", search: next as never, replace: true })}
      />
    </Flex>
  );
}
