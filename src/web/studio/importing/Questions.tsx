import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { ChipGroup } from "../../ui/ChipGroup";
import { FaultCard } from "../../ui/FaultCard";
import { Pager } from "../../ui/Pager";
import { Skeleton } from "../../ui/Skeleton";
import type { ImportingPart } from "./importing-part";
import { QuestionCard } from "./QuestionCard";

type Shown = "all" | "exact" | "changed" | "refused" | "leftOut";

/** The questions of an import, page by page, each as a student will see it. */
export function Questions({ importing, detail, isOpen }: ImportingPart) {
  const t = useMessage();
  const [shown, setShown] = useState<Shown>("all");
  const [page, setPage] = useState(1);
  const { data, isError, error, refetch } = useCall(
    "importQuestions",
    { import_id: detail.import_id, page, ...(shown === "all" ? {} : { show: shown }) },
    { keepsLast: true },
  );
  const { exact, changed, refused, left_out: leftOut } = detail.counts;
  const chips = [
    { value: "all" as const, label: t("import.show.all", { count: exact + changed + refused }) },
    { value: "exact" as const, label: t("import.show.exact", { count: exact }), isEmpty: exact === 0 },
    { value: "changed" as const, label: t("import.show.changed", { count: changed }), isEmpty: changed === 0 },
    { value: "refused" as const, label: t("import.show.refused", { count: refused }), isEmpty: refused === 0 },
    {
      value: "leftOut" as const,
      label: t("import.show.leftOut", { count: leftOut }),
      isEmpty: leftOut === 0 && shown !== "leftOut",
    },
  ];
  const turn = (to: number) => {
    setPage(to);
    document.getElementById("import-questions")?.scrollIntoView({ block: "start" });
  };
  return (
    <Box as="section" aria-labelledby="import-questions">
      <Flex justify="space-between" align="center" wrap="wrap" gap="12" mb="12">
        <Box as="h2" id="import-questions" fontSize="lg">
          {t("import.questionList")}
        </Box>
        <ChipGroup
          label={t("import.show")}
          chips={chips}
          chosen={shown}
          scrolls
          onChoose={(value) => {
            setShown(value);
            setPage(1);
          }}
        />
      </Flex>
      {data === undefined ? (
        isError ? (
          <FaultCard fault={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
        )
      ) : (
        <>
          <Box as="ol" listStyleType="none" m="0" p="0" display="grid" gap="12" gridTemplateColumns="minmax(0, 1fr)">
            {data.list.map((question) => (
              <QuestionCard key={question.number} question={question} importing={importing} isOpen={isOpen} />
            ))}
          </Box>
          {data.list.length > 0 ? null : <Card>{t("import.noneShown")}</Card>}
          <Box mt="12">
            <Pager page={page} pageSize={data.page_size} total={data.total} onPage={turn} />
          </Box>
        </>
      )}
    </Box>
  );
}
