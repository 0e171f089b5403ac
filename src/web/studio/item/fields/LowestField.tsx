import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { ShareField } from "./ShareField";

interface LowestFieldProps<Key> {
  readonly itemKey: Key;
  readonly onChange: (key: Key) => void;
}

/** The least share that an answer can earn, where wrong parts lose points. */
export function LowestField<Key extends { readonly lowest?: number | undefined }>({
  itemKey,
  onChange,
}: LowestFieldProps<Key>) {
  const t = useMessage();
  return (
    <ShareField
      label={t("question.lowest")}
      share={itemKey.lowest ?? null}
      isFit={(share) => share <= 0}
      // a key without its least share is of the same type
      onChange={(share) =>
        onChange(share === null ? (without(itemKey, "lowest") as Key) : { ...itemKey, lowest: share })
      }
    />
  );
}
