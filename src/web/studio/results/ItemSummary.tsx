import { Box } from "@chakra-ui/react/box";
import { useCall } from "../../effects/use-call";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Can } from "../../permissions/Can";
import { Button } from "../../ui/Button";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { ItemReports } from "../reports/AssignmentReports";
import { ItemFigures } from "./ItemFigures";
import { OptionsByThirds } from "./OptionsByThirds";

interface ItemSummaryProps {
  readonly assignmentId: string;
  readonly itemId: string;
  readonly onCorrect: () => void;
}

/** What the answers of a class tell about one question. */
export function ItemSummary({ assignmentId, itemId, onCorrect }: ItemSummaryProps) {
  const t = useMessage();
  const language = useLanguage();
  const stats = useCall("itemStats", { assignment_id: assignmentId, item_id: itemId });
  if (stats.isError) return <FaultCard fault={stats.error} onRetry={() => void stats.refetch()} />;
  if (stats.data === undefined) return <Skeleton height="320px" role="status" aria-label={t("state.loading")} />;
  const { words, skill, points } = stats.data;
  return (
    <>
      <Box fontSize="md" overflowWrap="anywhere">
        {words}
      </Box>
      <Box color="fg.muted" mb="16">
        {t("classResults.itemFacts", { skill: localized(skill, language), points })}
      </Box>
      <ItemFigures stats={stats.data} />
      <OptionsByThirds stats={stats.data} />
      <Can permission={["regrade.apply"]}>
        <Button variant="outline" minH="44" mt="16" onClick={onCorrect}>
          {t("regrade.correct")}
        </Button>
      </Can>
      <ItemReports assignmentId={assignmentId} itemId={itemId} />
    </>
  );
}
