import type { Language } from "../../../../contract/item/content";
import { useCall } from "../../../effects/use-call";
import { useMessage } from "../../../i18n/use-message";
import { FaultCard } from "../../../ui/FaultCard";
import { Skeleton } from "../../../ui/Skeleton";
import { DraftDifference } from "./DraftDifference";

interface RevisionDifferenceProps {
  readonly itemId: string;
  readonly from: number;
  readonly to: number;
  readonly language: Language;
}

/** What changed between two revisions of a question. */
export function RevisionDifference({ itemId, from, to, language }: RevisionDifferenceProps) {
  const t = useMessage();
  const { data, isError, error, refetch } = useCall("revisionDifference", {
    item_id: itemId,
    from: String(from),
    to: String(to),
  });
  if (data === undefined)
    return isError ? (
      <FaultCard fault={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="44px" role="status" aria-label={t("state.loading")} />
    );
  return <DraftDifference before={data.before} after={data.after} language={language} />;
}
