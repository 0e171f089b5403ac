import { useMessagePart } from "../../contexts/use-message-part";
import { useCall } from "../../effects/use-call";
import { Card } from "../../ui/Card";
import { ReportList } from "./ReportList";

/** What students reported about a question, for its author; nothing where nobody did. */
export function DraftReports({ itemId }: { readonly itemId: string }) {
  const { data, refetch } = useCall("draftReports", { item_id: itemId });
  if (!useMessagePart("reporting") || data === undefined || data.reports.length === 0) return null;
  return (
    <Card>
      <ReportList reports={data.reports} onChanged={() => void refetch()} />
    </Card>
  );
}
