import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { FileInput } from "lucide-react";
import { useState } from "react";
import type { ImportEntry } from "../../../contract/importing/importing";
import { useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import { StateCard } from "../../ui/StateCard";
import { dayAndTime } from "../../ui/times";
import { importStateWords } from "./phase-words";
import { useReportSentence } from "./use-report-sentence";

const looks = {
  sending: { bg: "bg.subtle", color: "fg.muted" },
  reading: { bg: "bg.subtle", color: "fg.muted" },
  reviewing: { bg: "accent.tint", color: "accent.text" },
  draft: { bg: "accent.tint", color: "accent.text" },
  committed: { bg: "good.tint", color: "good.text" },
  undone: { bg: "bg.subtle", color: "fg.muted" },
  refused: { bg: "bad.tint", color: "bad.text" },
  failed: { bg: "bad.tint", color: "bad.text" },
} as const;

const isRead = ({ state }: ImportEntry): boolean =>
  state === "reviewing" || state === "committed" || state === "undone";

function Entry({ entry }: { readonly entry: ImportEntry }) {
  const t = useMessage();
  const language = useLanguage();
  const sentence = useReportSentence();
  // who comes back looks for what still has to be published
  const look = entry.state === "committed" && entry.published === false ? "draft" : entry.state;
  return (
    <Box as="li" py="12" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: "0" }}>
      <Flex gap="8" align="center" wrap="wrap">
        <Box minW="0" overflowWrap="anywhere" fontWeight="medium" color="accent.text" textDecoration="underline">
          <Link to="/studio/import" search={{ import: entry.import_id }}>
            {entry.file_name}
          </Link>
        </Box>
        <Box as="span" px="8" borderRadius="pill" fontSize="xs" {...looks[look]}>
          {t(look === "draft" ? "import.state.draft" : importStateWords[look])}
        </Box>
      </Flex>
      <Box mt="4" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {[dayAndTime(entry.at, language), entry.by, isRead(entry) ? sentence(entry.counts) : ""]
          .filter((part) => part !== "")
          .join(" · ")}
      </Box>
    </Box>
  );
}

/** The imports of the site, newest first. */
export function ImportList() {
  const t = useMessage();
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useCall("importList", { page }, { keepsLast: true });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="160px" role="status" aria-label={t("state.loading")} />
    );
  if (data.total === 0)
    return (
      <StateCard Icon={FileInput} title={t("import.none")}>
        {t("import.noneDetail")}
      </StateCard>
    );
  return (
    <Card py="12" aria-labelledby="imports">
      <Box as="h2" id="imports" fontSize="lg" mb="4">
        {t("import.list")}
      </Box>
      <Box as="ul" listStyleType="none" m="0" p="0">
        {data.list.map((entry) => (
          <Entry key={entry.import_id} entry={entry} />
        ))}
      </Box>
      <Pager page={page} pageSize={data.page_size} total={data.total} onPage={setPage} />
    </Card>
  );
}
