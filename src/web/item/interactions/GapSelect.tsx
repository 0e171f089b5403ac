import type { Option } from "../../../contract/item/item";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useCleaner } from "../../ui/markup/cleaner";
import { Select } from "../../ui/Select";
import { oneLineText } from "../content/plain-text";

interface GapSelectProps {
  /** Position of the gap in the text, from 1. */
  readonly number: number;
  readonly options: readonly Option[];
  /** The chosen option; "" for none. */
  readonly chosen: string;
  readonly readOnly: boolean;
  readonly onChoose: (optionId: string) => void;
}

/** A list to choose from within a line. */
export function GapSelect({ number, options, chosen, readOnly, onChoose }: GapSelectProps) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  return (
    <Select
      aria-label={t("exam.gap.label", { number })}
      inItem={chosen === "" ? "empty" : "filled"}
      mx="4"
      my="2"
      lineHeight="exam"
      value={chosen}
      disabled={readOnly}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t("exam.gap.choose")}</option>
      {options.map((option) => (
        <option key={option.option_id} value={option.option_id}>
          {oneLineText(cleaner, localized(option.content, language))}
        </option>
      ))}
    </Select>
  );
}
