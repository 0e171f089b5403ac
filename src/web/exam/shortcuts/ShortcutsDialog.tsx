import { useMessage } from "../../i18n/use-message";
import { KeysDialog } from "../../item/interactions/KeysDialog";
import type { Shortcut } from "./shortcuts";

interface ShortcutsDialogProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** The shortcut keys of this page of a sitting. */
export function ShortcutsDialog({ shortcuts, onClose }: ShortcutsDialogProps) {
  const t = useMessage();
  return (
    <KeysDialog
      title={t("tools.shortcuts.title")}
      shortcuts={shortcuts.map(({ keys, label }) => ({ keys, label: t(label) }))}
      switchLabel={t("tools.shortcuts.on")}
      hint={t("tools.shortcuts.onHint")}
      closeLabel={t("tools.shortcuts.close")}
      onClose={onClose}
    />
  );
}
