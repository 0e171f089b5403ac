import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";
import { useEnter } from "./use-enter";

interface MoveButtonsProps {
  /** Absent: there is no way back, and no Back button is shown. */
  readonly onBack?: (() => void) | undefined;
  readonly atStart?: boolean;
  readonly onNext: () => void;
  readonly canGoOn: boolean;
  /** Going on is in progress: the button does nothing but keeps its look, so that nothing flickers. */
  readonly busy?: boolean;
  /** After the last item of a section, Next leads to the page of all items. */
  readonly toCheck?: boolean;
}

/** Back and Next. Enter means Next unless the focused element uses Enter itself. */
export function MoveButtons({
  onBack,
  atStart = false,
  onNext,
  canGoOn,
  busy = false,
  toCheck = false,
}: MoveButtonsProps) {
  const t = useMessage();
  const ready = canGoOn && !busy;
  useEnter(ready, onNext);
  return (
    <>
      {onBack && (
        <ActionButton variant="outline" data-shortcut="previous" disabled={atStart || busy} onClick={onBack}>
          <ChevronLeft size={18} aria-hidden />
          {t("exam.back")}
        </ActionButton>
      )}
      <ActionButton
        data-shortcut="next"
        disabled={!canGoOn && !busy}
        aria-busy={busy}
        cursor={busy ? "progress" : undefined}
        onClick={() => ready && onNext()}
      >
        {t(toCheck ? "exam.toCheck" : "exam.next")}
        <ChevronRight size={18} aria-hidden />
      </ActionButton>
    </>
  );
}
