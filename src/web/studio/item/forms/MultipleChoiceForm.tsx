import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { keyWithout } from "../edits/options";
import { FieldGroup, TickField } from "../fields/FieldGroup";
import { LowestField } from "../fields/LowestField";
import { NumberField } from "../fields/NumberField";
import { OptionRows } from "../fields/OptionRows";
import { RightMark } from "../fields/RightMark";
import { ShareField } from "../fields/ShareField";
import type { FormProps } from "./form-props";
import { MistakeField } from "./MistakeField";

/** Several choices may be right: all or nothing, or a share for each. */
export function MultipleChoiceForm({ interaction, itemKey, draft, language, onChange }: FormProps<"multiple_choice">) {
  const t = useMessage();
  const group = useId();
  const { options, shuffle, max_choices: most } = interaction;
  const { mistakes = {} } = draft;
  const right = itemKey?.option_ids ?? [];
  const isPartial = itemKey?.credit !== undefined;
  const mark = (optionId: string, isRight: boolean) => {
    const ids = options
      .map(({ option_id }) => option_id)
      .filter((id) => (id === optionId ? isRight : right.includes(id)));
    const { [optionId]: _own, ...credit } = itemKey?.credit ?? {};
    onChange("", {
      key:
        ids.length === 0
          ? null
          : { ...itemKey, type: "multiple_choice", option_ids: ids, ...(isPartial ? { credit } : {}) },
      ...(isRight ? { mistakes: without(mistakes, optionId) } : {}),
    });
  };
  const share = (optionId: string, value: number | null) => {
    if (itemKey === null) return;
    const others = without(itemKey.credit ?? {}, optionId);
    onChange(`share ${optionId}`, {
      key: { ...itemKey, credit: value === null ? others : { ...others, [optionId]: value } },
    });
  };
  return (
    <>
      <FieldGroup title={t("question.choicesMany")}>
        <OptionRows
          options={options}
          language={language}
          nameOf={(name) => t("question.choice", { name })}
          addLabel={t("question.addChoice")}
          fewest={2}
          most={26}
          lead={({ option_id }, name) => (
            <RightMark
              kind="checkbox"
              name={group}
              label={t("question.isRight", { name })}
              isRight={right.includes(option_id)}
              onChange={(isRight) => mark(option_id, isRight)}
            />
          )}
          under={({ option_id }, name) =>
            itemKey === null ? null : (
              <Flex gap="12" align="flex-end" wrap="wrap">
                {right.includes(option_id) ? null : (
                  <Flex flex="1 1 200px">
                    <MistakeField
                      optionId={option_id}
                      name={name}
                      mistakes={draft.mistakes}
                      language={language}
                      onChange={(next) => onChange(`mistake ${option_id}`, { mistakes: next })}
                    />
                  </Flex>
                )}
                {isPartial ? (
                  <ShareField
                    label={t("question.earnsOf", { name })}
                    share={itemKey.credit?.[option_id] ?? null}
                    isFit={(value) => !right.includes(option_id) || value > 0}
                    onChange={(value) => share(option_id, value)}
                  />
                ) : null}
              </Flex>
            )
          }
          onChange={(place, next) => onChange(place, { interaction: { ...interaction, options: next } })}
          onRemove={(id) =>
            onChange("", {
              interaction: { ...interaction, options: options.filter(({ option_id }) => option_id !== id) },
              key: keyWithout(itemKey, id),
              mistakes: without(mistakes, id),
            })
          }
        />
      </FieldGroup>
      <Flex gap="16" wrap="wrap" align="center">
        <TickField
          label={t("question.shuffle")}
          isOn={shuffle}
          onChange={(isOn) => onChange("", { interaction: { ...interaction, shuffle: isOn } })}
        />
        {itemKey === null ? null : (
          <TickField
            label={t("question.partialMany")}
            isOn={isPartial}
            onChange={(isOn) => {
              const { credit: _credit, lowest: _lowest, ...plain } = itemKey;
              onChange("", { key: isOn ? { ...itemKey, credit: {} } : plain });
            }}
          />
        )}
      </Flex>
      <Flex gap="16" wrap="wrap">
        <NumberField
          label={t("question.mostChoices")}
          value={most === 0 ? null : most}
          mayBeEmpty
          width="220px"
          problem={t("question.problem.count")}
          isFit={(value) => Number.isInteger(value) && value >= 1 && value <= 60}
          onChange={(value) => onChange("most", { interaction: { ...interaction, max_choices: value ?? 0 } })}
        />
        {isPartial ? <LowestField itemKey={itemKey} onChange={(key) => onChange("lowest", { key })} /> : null}
      </Flex>
    </>
  );
}
