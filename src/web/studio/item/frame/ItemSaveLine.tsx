import { chakra } from "@chakra-ui/react/styled-system";
import { Check, CloudOff, RefreshCw, TriangleAlert, type LucideIcon } from "lucide-react";
import { selectDraftPhase, type DraftPhase, type DraftSnapshot } from "../../../../../machines/studio/draft.selectors";
import type { MessageId } from "../../../i18n/message-id";
import { useMessage } from "../../../i18n/use-message";
import { Button } from "../../../ui/Button";
import { useFaultText } from "../../../ui/fault-text";
import { Hidden } from "../../../ui/Hidden";
import { useOnline } from "../../../ui/use-online";

interface Look {
  readonly message: MessageId;
  readonly Icon: LucideIcon;
  readonly color: string;
  readonly isSpoken?: true;
}

const looks: Readonly<Record<DraftPhase, Look>> = {
  clean: { message: "question.saved", Icon: Check, color: "good.text" },
  dirty: { message: "question.saving", Icon: RefreshCw, color: "fg.muted" },
  saving: { message: "question.saving", Icon: RefreshCw, color: "fg.muted" },
  kept: { message: "question.keptBusy", Icon: CloudOff, color: "warn.text", isSpoken: true },
  refused: { message: "question.notSaved", Icon: TriangleAlert, color: "bad.text", isSpoken: true },
  conflicting: { message: "question.conflict", Icon: TriangleAlert, color: "bad.text", isSpoken: true },
};

/** A time of day as 10:42:07, as in a sitting. */
const timeOfDay = (instant: number): string =>
  [new Date(instant)]
    .flatMap((date) => [date.getHours(), date.getMinutes(), date.getSeconds()])
    .map((part) => String(part).padStart(2, "0"))
    .join(":");

interface SaveLineProps {
  readonly snapshot: DraftSnapshot;
  readonly onRetry: () => void;
}

/** Where the draft is, by icon and words. Problems are announced to screen readers, saving is not. */
export function ItemSaveLine({ snapshot, onRetry }: SaveLineProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const isOnline = useOnline();
  const phase = selectDraftPhase(snapshot);
  const { savedAt, fault } = snapshot.context;
  const { message, Icon, color, isSpoken } = looks[phase];
  const id: MessageId =
    phase === "kept" && !isOnline
      ? "question.keptOffline"
      : phase === "clean" && savedAt === null
        ? "question.savesItself"
        : message;
  const words = t(id, {
    time: savedAt === null ? "" : timeOfDay(savedAt),
    reason: fault === null ? "" : faultText(fault),
  });
  return (
    <chakra.div
      role="group"
      aria-label={t("question.savingLabel")}
      display="flex"
      alignItems="center"
      gap="8"
      fontSize="sm"
      color={color}
      minW="0"
      fontVariantNumeric="tabular-nums"
      data-saving={phase}
    >
      <Icon size={16} aria-hidden style={{ flex: "none" }} />
      <span>{words}</span>
      <Hidden role="status">{isSpoken === true ? words : ""}</Hidden>
      {phase === "kept" || phase === "refused" ? (
        <Button variant="quiet" size="sm" onClick={onRetry}>
          {t("question.retry")}
        </Button>
      ) : null}
    </chakra.div>
  );
}
