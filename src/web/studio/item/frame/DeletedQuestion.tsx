import { Trash2 } from "lucide-react";
import { useChange } from "../../../effects/use-change";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { StateCard } from "../../../ui/StateCard";

interface DeletedQuestionProps {
  readonly itemId: string;
  readonly version: number;
  readonly onStored: () => void;
}

/** In place of a question that was deleted; it can be brought back. */
export function DeletedQuestion({ itemId, version, onStored }: DeletedQuestionProps) {
  const t = useMessage();
  const restore = useChange("restoreItem", onStored);
  return (
    <StateCard
      Icon={Trash2}
      title={t("question.deleted")}
      action={
        <Button disabled={restore.isPending} onClick={() => restore.mutate({ item_id: itemId, version })}>
          {t("question.restore")}
        </Button>
      }
    >
      {t("question.deletedDetail")}
    </StateCard>
  );
}
