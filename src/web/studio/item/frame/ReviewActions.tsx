import type { DraftDetail } from "../../../../contract/studio/studio-items";
import { useSite } from "../../../contexts/site-context";
import { useChange } from "../../../effects/use-change";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";

interface ReviewActionsProps {
  readonly itemId: string;
  readonly revision: DraftDetail["revisions"][number];
  readonly onStored: () => void;
}

/** Asks for the review of a revision or takes that back, where the site has reviews. */
export function ReviewActions({ itemId, revision, onStored }: ReviewActionsProps) {
  const t = useMessage();
  const site = useSite();
  const ask = useChange("askReview", onStored);
  const withdraw = useChange("withdrawReview", onStored);
  const { revision: number, review, review_version } = revision;
  if (site?.review !== "peer" || review === "approved") return null;
  const step = { item_id: itemId, revision: number, review_version };
  const isBusy = ask.isPending || withdraw.isPending;
  return review === "submitted" ? (
    <Button variant="quiet" size="sm" disabled={isBusy} onClick={() => withdraw.mutate(step)}>
      {t("question.withdrawReview")}
    </Button>
  ) : (
    <Button variant="outline" size="sm" disabled={isBusy} onClick={() => ask.mutate(step)}>
      {t("question.askReview")}
    </Button>
  );
}
