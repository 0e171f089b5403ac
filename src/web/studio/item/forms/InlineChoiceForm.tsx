import type { Option } from "../../../../contract/item/item";
import { without } from "../edits/draft-change";
import { ChoiceGap } from "../fields/ChoiceGap";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";
import { GapRows } from "./GapRows";

/** A text with gaps to choose. */
export function InlineChoiceForm(form: FormProps<"inline_choice">) {
  const { interaction, itemKey, language, onChange } = form;
  const choices = itemKey?.choices ?? {};
  const whole = itemKey?.whole === true ? { whole: true as const } : {};
  const withOptions = (gapId: string, options: Option[]) => ({
    ...interaction,
    gaps: interaction.gaps.map((gap) => (gap.gap_id === gapId ? { ...gap, options } : gap)),
  });
  return (
    <>
      <GapRows
        form={form}
        fieldsOf={(id) => {
          const options = interaction.gaps.find(({ gap_id }) => gap_id === id)?.options ?? [];
          return (
            <ChoiceGap
              options={options}
              right={choices[id] ?? null}
              language={language}
              onOptions={(place, next) => onChange(place && `${id} ${place}`, { interaction: withOptions(id, next) })}
              onRight={(optionId) =>
                onChange("", { key: { type: "inline_choice", choices: { ...choices, [id]: optionId }, ...whole } })
              }
              onRemove={(optionId) => {
                const left = choices[id] === optionId ? without(choices, id) : choices;
                onChange("", {
                  interaction: withOptions(
                    id,
                    options.filter(({ option_id }) => option_id !== optionId),
                  ),
                  key: Object.keys(left).length === 0 ? null : { type: "inline_choice", choices: left, ...whole },
                });
              }}
            />
          );
        }}
      />
      {itemKey === null ? null : <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />}
    </>
  );
}
