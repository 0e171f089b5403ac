import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { Link } from "@tanstack/react-router";
import { Download, FileText, X } from "lucide-react";
import { useState } from "react";
import type { Calls } from "../../../contract/calls/calls";
import { bankLimits } from "../../../contract/studio/bank-limits";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { BlockTable } from "../../ui/BlockTable";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { IconButton } from "../../ui/IconButton";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { ExportMenu } from "../ExportMenu";
import { draftTestPlace } from "../studio-places";

type TestEntry = Calls["studioTests"]["output"]["tests"][number];

const looks = {
  draft: { bg: "bg.subtle", color: "fg.muted" },
  ready: { bg: "accent.tint", color: "accent.text" },
  changed: { bg: "accent.tint", color: "accent.text" },
  findings: { bg: "bad.tint", color: "bad.text" },
  published: { bg: "good.tint", color: "good.text" },
  withdrawn: { bg: "bg.subtle", color: "fg.muted" },
} as const;

const stateOf = ({ phase, blocking, edition }: TestEntry): keyof typeof looks => {
  if (phase === "frozen") return "published";
  if (phase === "withdrawn") return "withdrawn";
  if (blocking > 0) return "findings";
  if (edition > 0) return "changed";
  return phase === "drafting" ? "draft" : "ready";
};

function State({ test }: { readonly test: TestEntry }) {
  const t = useMessage();
  const state = stateOf(test);
  return (
    <>
      <chakra.span px="8" borderRadius="pill" whiteSpace="nowrap" {...looks[state]}>
        {t(`author.state.${state}`, { count: test.blocking })}
      </chakra.span>
      {test.edition === 0 ? null : <small>{t("author.edition", { edition: test.edition })}</small>}
    </>
  );
}

interface ListProps {
  readonly tests: readonly TestEntry[];
  /** Whether the person may save tests as files. */
  readonly exports: boolean;
  readonly onExport: (test: TestEntry) => void;
}

function TestTable({ tests, exports, onExport }: ListProps) {
  const t = useMessage();
  const language = useLanguage();
  const titleOf = ({ title }: TestEntry): string => localized(title, language) || t("author.untitled");
  return (
    <BlockTable>
      <thead>
        <tr>
          <th scope="col">{t("author.column.title")}</th>
          <th scope="col">{t("author.column.state")}</th>
          <th scope="col">{t("author.column.use")}</th>
          <th scope="col">{t("author.column.changed")}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {tests.map((test) => (
          <tr key={test.test_id}>
            <th scope="row">
              <Link to={draftTestPlace(test.test_id)}>{titleOf(test)}</Link>
              <small>{t("author.questions", { count: test.questions })}</small>
            </th>
            <td>
              <State test={test} />
            </td>
            <Box as="td" fontVariantNumeric="tabular-nums">
              {test.attempts}
              <Box as="span" display={{ md: "none" }} color="fg.muted">{` · ${t("author.column.use")}`}</Box>
            </Box>
            <Box as="td" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
              {dayAndTime(test.touched_at, language)}
            </Box>
            <Box as="td" textAlign={{ md: "end" }}>
              {exports && test.edition > 0 ? (
                <IconButton
                  label={t("author.exportOf", { title: titleOf(test) })}
                  Icon={Download}
                  onClick={() => onExport(test)}
                />
              ) : null}
            </Box>
          </tr>
        ))}
      </tbody>
    </BlockTable>
  );
}

function ExportCard({ test, onClose }: { readonly test: TestEntry; readonly onClose: () => void }) {
  const t = useMessage();
  const title = localized(test.title, useLanguage()) || t("author.untitled");
  return (
    <Card mt="16" aria-labelledby="export-own">
      <Flex justify="space-between" gap="12">
        <Box as="h3" id="export-own" fontSize="md" overflowWrap="anywhere">
          {t("author.exportOf", { title })}
        </Box>
        <IconButton label={t("author.exportClose")} Icon={X} onClick={onClose} />
      </Flex>
      <ExportMenu menuId={test.test_id} />
    </Card>
  );
}

/** The person's tests, the last changed first. */
export function AuthoredTests({ exports }: Pick<ListProps, "exports">) {
  const t = useMessage();
  const [page, setPage] = useState(1);
  const [exported, setExported] = useState<TestEntry | null>(null);
  const { data, isError, error, refetch } = useCall("studioTests", { page }, { keepsLast: true });
  return (
    <section aria-labelledby="own-tests">
      <Box as="h2" id="own-tests" fontSize="lg" mb="12">
        {t("author.tests")}
      </Box>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="240px" role="status" aria-label={t("state.loading")} />
        )
      ) : data.total === 0 ? (
        <StateCard Icon={FileText} title={t("author.noTests")} heading="h2">
          {t("author.noTestsDetail")}
        </StateCard>
      ) : (
        <Card py="12">
          <TestTable tests={data.tests} exports={exports} onExport={setExported} />
          <Pager page={page} pageSize={bankLimits.page} total={data.total} onPage={setPage} />
        </Card>
      )}
      {exported === null ? null : (
        <ExportCard key={exported.test_id} test={exported} onClose={() => setExported(null)} />
      )}
    </section>
  );
}
