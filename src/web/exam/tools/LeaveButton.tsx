import { LogOut } from "lucide-react";
import { useMessage } from "../../i18n/use-message";
import { ActionButton } from "../../ui/ActionButton";

/** Leaves the screen; the sitting stays open and can be resumed. */
export function LeaveButton({ onLeave }: { readonly onLeave: () => void }) {
  const t = useMessage();
  return (
    <ActionButton variant="quiet" px="12" aria-label={t("exam.leave")} title={t("exam.leave")} onClick={onLeave}>
      <LogOut size={20} aria-hidden />
    </ActionButton>
  );
}
