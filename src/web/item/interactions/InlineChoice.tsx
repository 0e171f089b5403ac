import { Flex } from "@chakra-ui/react/flex";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useCleaner } from "../../ui/markup/cleaner";
import { Select } from "../../ui/Select";
import { ItemContent } from "../content/ItemContent";
import { oneLineText } from "../content/plain-text";
import type { ViewProps } from "./interaction-screen";

/** The stem with a select at each {{gap_id}}; gaps that the stem does not name follow below it. */
export function InlineChoice({
  interaction,
  answer,
  onAnswer,
  readOnly,
  media,
  stemId,
  stem,
}: ViewProps<"inline_choice">) {
  const t = useMessage();
  const language = useLanguage();
  const cleaner = useCleaner();
  const { gaps } = interaction;
  const choices = answer?.type === "inline_choice" ? answer.choices : {};

  const choose = (gapId: string, optionId: string) => {
    const filled = gaps.flatMap(({ gap_id }) => {
      const choice = gap_id === gapId ? optionId : (choices[gap_id] ?? "");
      return choice === "" ? [] : [[gap_id, choice] as const];
    });
    onAnswer(filled.length === 0 ? null : { type: "inline_choice", choices: Object.fromEntries(filled) });
  };

  const gapField = (gapId: string) => {
    const number = gaps.findIndex(({ gap_id }) => gap_id === gapId) + 1;
    const options = gaps[number - 1]?.options;
    const chosen = choices[gapId] ?? "";
    return (
      options && (
        <Select
          aria-label={t("exam.gap.label", { number })}
          inItem={chosen === "" ? "empty" : "filled"}
          mx="4"
          my="2"
          value={chosen}
          disabled={readOnly}
          onChange={({ target }) => choose(gapId, target.value)}
        >
          <option value="">{t("exam.gap.choose")}</option>
          {options.map((option) => (
            <option key={option.option_id} value={option.option_id}>
              {oneLineText(cleaner, localized(option.content, language))}
            </option>
          ))}
        </Select>
      )
    );
  };

  const shown = localized(stem, language);
  const unplaced = gaps.filter(({ gap_id }) => !shown.includes(`{{${gap_id}}}`));
  return (
    <Flex direction="column" gap="16">
      <ItemContent headings={2} id={stemId} text={stem} media={media} gap={gapField} />
      {unplaced.map(({ gap_id }) => (
        <div key={gap_id}>{gapField(gap_id)}</div>
      ))}
    </Flex>
  );
}
