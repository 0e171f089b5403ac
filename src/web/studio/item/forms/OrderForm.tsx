import { useMessage } from "../../../i18n/use-message";
import { mixed } from "../edits/options";
import { FieldGroup } from "../fields/FieldGroup";
import { OptionRows } from "../fields/OptionRows";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";

/** Options written in their right order; students see them in another. */
export function OrderForm({ interaction, itemKey, language, onChange }: FormProps<"order">) {
  const t = useMessage();
  const { options } = interaction;
  const right = itemKey?.option_ids ?? options.map(({ option_id }) => option_id);
  const inOrder = right.flatMap((id) => options.find(({ option_id }) => option_id === id) ?? []);
  const write = (place: string, next: typeof inOrder) => {
    const ids = next.map(({ option_id }) => option_id);
    const whole = itemKey?.whole === true ? { whole: true as const } : {};
    onChange(place, {
      interaction: { ...interaction, options: mixed(next, ids) },
      key: ids.length < 2 ? null : { type: "order", option_ids: ids, ...whole },
    });
  };
  return (
    <>
      <FieldGroup title={t("question.inOrder")}>
        <OptionRows
          options={inOrder}
          language={language}
          naming="numbers"
          nameOf={(name) => t("question.step", { name })}
          addLabel={t("question.addStep")}
          fewest={2}
          most={20}
          onChange={write}
          onRemove={(id) =>
            write(
              "",
              inOrder.filter(({ option_id }) => option_id !== id),
            )
          }
        />
      </FieldGroup>
      {itemKey === null ? null : <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />}
    </>
  );
}
