import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { keyWithout } from "../edits/options";
import { FieldGroup } from "../fields/FieldGroup";
import { OptionRows } from "../fields/OptionRows";
import { PlaceSelect } from "../fields/PlaceSelect";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";

/** Cards with the category that each belongs to, or none. */
export function CategoriseForm({ interaction, itemKey, language, onChange }: FormProps<"categorise">) {
  const t = useMessage();
  const { options, categories } = interaction;
  const placements = itemKey?.placements ?? {};
  const put = (card: string, category: string | null) => {
    const next = category === null ? without(placements, card) : { ...placements, [card]: category };
    const whole = itemKey?.whole === true ? { whole: true as const } : {};
    onChange("", {
      key: Object.keys(next).length === 0 ? null : { type: "categorise", placements: next, ...whole },
    });
  };
  const remove = (side: "options" | "categories") => (id: string) =>
    onChange("", {
      interaction: { ...interaction, [side]: interaction[side].filter(({ option_id }) => option_id !== id) },
      key: keyWithout(itemKey, id),
    });
  return (
    <>
      <FieldGroup title={t("question.categories")}>
        <OptionRows
          options={categories}
          language={language}
          naming="numbers"
          nameOf={(name) => t("question.category", { name })}
          addLabel={t("question.addCategory")}
          fewest={2}
          most={4}
          onChange={(place, next) =>
            onChange(place && `category ${place}`, { interaction: { ...interaction, categories: next } })
          }
          onRemove={remove("categories")}
        />
      </FieldGroup>
      <FieldGroup title={t("question.cards")}>
        <OptionRows
          options={options}
          language={language}
          nameOf={(name) => t("question.card", { name })}
          addLabel={t("question.addCard")}
          fewest={1}
          most={20}
          under={({ option_id }, name) => (
            <PlaceSelect
              label={t("question.belongsOf", { name })}
              options={categories}
              nameOf={(place) => String(place + 1)}
              language={language}
              chosen={placements[option_id] ?? null}
              none={t("question.belongsNowhere")}
              onChoose={(category) => put(option_id, category)}
            />
          )}
          onChange={(place, next) =>
            onChange(place && `card ${place}`, { interaction: { ...interaction, options: next } })
          }
          onRemove={remove("options")}
        />
      </FieldGroup>
      {itemKey === null ? null : <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />}
    </>
  );
}
