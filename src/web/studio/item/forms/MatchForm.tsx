import { useMessage } from "../../../i18n/use-message";
import { optionLetter } from "../../../item/interactions/interaction-props";
import { keyWithout } from "../edits/options";
import { FieldGroup } from "../fields/FieldGroup";
import { OptionRows } from "../fields/OptionRows";
import { PlaceSelect } from "../fields/PlaceSelect";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";

/** Sources, each with the target that it belongs to. */
export function MatchForm({ interaction, itemKey, language, onChange }: FormProps<"match">) {
  const t = useMessage();
  const { sources, targets } = interaction;
  const pairs = itemKey?.pairs ?? [];
  const pair = (source: string, target: string | null) => {
    const others = pairs.filter(([from]) => from !== source);
    const next = target === null ? others : [...others, [source, target] as [string, string]];
    const inOrder = sources.flatMap(({ option_id }) => next.filter(([from]) => from === option_id));
    const whole = itemKey?.whole === true ? { whole: true as const } : {};
    onChange("", { key: inOrder.length === 0 ? null : { type: "match", pairs: inOrder, ...whole } });
  };
  const remove = (side: "sources" | "targets") => (id: string) =>
    onChange("", {
      interaction: { ...interaction, [side]: interaction[side].filter(({ option_id }) => option_id !== id) },
      key: keyWithout(itemKey, id),
    });
  return (
    <>
      <FieldGroup title={t("question.sources")}>
        <OptionRows
          options={sources}
          language={language}
          naming="numbers"
          nameOf={(name) => t("question.source", { name })}
          addLabel={t("question.addSource")}
          fewest={1}
          most={20}
          under={({ option_id }, name) => (
            <PlaceSelect
              label={t("question.belongsOf", { name })}
              options={targets}
              nameOf={optionLetter}
              language={language}
              chosen={pairs.find(([from]) => from === option_id)?.[1] ?? null}
              none={t("question.belongsNowhere")}
              onChoose={(target) => pair(option_id, target)}
            />
          )}
          onChange={(place, next) =>
            onChange(place && `source ${place}`, { interaction: { ...interaction, sources: next } })
          }
          onRemove={remove("sources")}
        />
      </FieldGroup>
      <FieldGroup title={t("question.targets")}>
        <OptionRows
          options={targets}
          language={language}
          nameOf={(name) => t("question.target", { name })}
          addLabel={t("question.addTarget")}
          fewest={1}
          most={20}
          onChange={(place, next) =>
            onChange(place && `target ${place}`, { interaction: { ...interaction, targets: next } })
          }
          onRemove={remove("targets")}
        />
      </FieldGroup>
      {itemKey === null ? null : <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />}
    </>
  );
}
