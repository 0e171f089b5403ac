import { Box } from "@chakra-ui/react/box";
import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Skeleton } from "../../ui/Skeleton";
import { ReportList } from "./ReportList";

interface ItemReportsProps {
  readonly assignmentId: string;
  readonly itemId: string;
}

/** What students of a class reported about one question of an assignment. */
export function ItemReports({ assignmentId, itemId }: ItemReportsProps) {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("assignmentReports", { assignment_id: assignmentId });
  const isWorded = useMessagePart("reporting");
  if (isError) return <FaultCard fault={error} onRetry={() => void refetch()} />;
  if (data === undefined || !isWorded)
    return <Skeleton height="64px" mt="24" role="status" aria-label={t("state.loading")} />;
  const own = data.reports.filter(({ item_id: id }) => id === itemId);
  return <ReportList reports={own} onChanged={() => void refetch()} />;
}

/** How many reports about a question wait for an answer; nothing where none do. */
export function OpenReports({ assignmentId, itemId }: ItemReportsProps) {
  const t = useMessage();
  const { data } = useCall("assignmentReports", { assignment_id: assignmentId });
  const isWorded = useMessagePart("reporting");
  const open = data?.reports.filter(({ item_id: id, phase }) => id === itemId && phase === "open").length ?? 0;
  if (open === 0 || !isWorded) return null;
  return (
    <Box
      as="span"
      display="inline-block"
      ms="8"
      px="8"
      bg="warn.tint"
      color="warn.text"
      borderRadius="pill"
      fontSize="sm"
    >
      {t("reporting.open", { count: open })}
    </Box>
  );
}
