import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { longestGapEntries } from "../edits/limits";
import { AcceptedForms } from "../fields/AcceptedForms";
import { NumberField } from "../fields/NumberField";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";
import { GapRows } from "./GapRows";

/** A text with gaps to type in. */
export function GapEntryForm(form: FormProps<"gap_entry">) {
  const t = useMessage();
  const { interaction, itemKey, onChange } = form;
  const accepted = itemKey?.accepted ?? {};
  const whole = itemKey?.whole === true ? { whole: true as const } : {};
  const most = longestGapEntries.gap_entry;
  return (
    <>
      <GapRows
        form={form}
        fieldsOf={(id, name) => {
          const longest = interaction.gaps.find(({ gap_id }) => gap_id === id)?.max_length ?? most;
          return (
            <>
              <AcceptedForms
                label={t("question.acceptedIn", { name })}
                forms={(accepted[id] ?? []).map((text) => ({ text, share: 1 }))}
                longest={longest}
                hasShares={false}
                onChange={(place, forms) => {
                  const next =
                    forms.length === 0 ? without(accepted, id) : { ...accepted, [id]: forms.map(({ text }) => text) };
                  onChange(place, {
                    key: Object.keys(next).length === 0 ? null : { type: "gap_entry", accepted: next, ...whole },
                  });
                }}
              />
              <NumberField
                label={t("question.longest")}
                value={longest}
                width="220px"
                problem={t("question.problem.length", { most })}
                isFit={(value) => Number.isInteger(value) && value >= 1 && value <= most}
                onChange={(value) =>
                  onChange(`${id} longest`, {
                    interaction: {
                      ...interaction,
                      gaps: interaction.gaps.map((gap) =>
                        gap.gap_id === id ? { ...gap, max_length: value ?? 1 } : gap,
                      ),
                    },
                  })
                }
              />
            </>
          );
        }}
      />
      {itemKey === null ? null : <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />}
    </>
  );
}
