import { Bookmark, BookmarkCheck } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";

interface MarkForReviewProps {
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
  readonly disabled?: boolean;
}

export function MarkForReview({ marked, onMark, disabled = false }: MarkForReviewProps) {
  const t = useMessage();
  const Icon = marked ? BookmarkCheck : Bookmark;
  return (
    <ActionButton
      variant="quiet"
      px="12"
      data-shortcut="mark"
      aria-pressed={marked}
      disabled={disabled}
      onClick={({ detail, currentTarget }) => {
        // pressed by pointer: gives up the focus, so that Enter still goes to the next item
        if (detail > 0) currentTarget.blur();
        onMark(!marked);
      }}
      color={marked ? "accent.text" : undefined}
      fontSize="sm"
    >
      <Icon size={18} aria-hidden />
      {t(marked ? "exam.mark.unset" : "exam.mark.set")}
    </ActionButton>
  );
}
