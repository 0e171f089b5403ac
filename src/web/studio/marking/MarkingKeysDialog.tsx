import { useMessage } from "../../i18n/use-message";
import { KeysDialog } from "../../item/interactions/KeysDialog";

const keys = [
  ["0 … 9", "points"],
  [".", "half"],
  ["J K", "move"],
  ["G", "group"],
  ["C", "comment"],
  ["B", "bank"],
  ["U", "undo"],
  ["N", "next"],
  ["M O", "settle"],
  ["?", "keys"],
] as const;

/** The keys by which answers are marked. */
export function MarkingKeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useMessage();
  return (
    <KeysDialog
      title={t("marking.keys")}
      shortcuts={keys.map(([shown, name]) => ({ keys: shown.split(" "), label: t(`marking.key.${name}`) }))}
      switchLabel={t("marking.keysOn")}
      closeLabel={t("marking.close")}
      onClose={onClose}
    />
  );
}
