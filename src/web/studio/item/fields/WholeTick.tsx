import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { TickField } from "./FieldGroup";

interface WholeTickProps<Key> {
  readonly itemKey: Key;
  readonly onChange: (key: Key) => void;
}

/** Whether an answer that is right in part earns nothing. */
export function WholeTick<Key extends { readonly whole?: true | undefined }>({
  itemKey,
  onChange,
}: WholeTickProps<Key>) {
  const t = useMessage();
  return (
    <TickField
      label={t("question.whole")}
      isOn={itemKey.whole === true}
      // a key with or without it is of the same type
      onChange={(isOn) => onChange(isOn ? { ...itemKey, whole: true } : (without(itemKey, "whole") as Key))}
    />
  );
}
