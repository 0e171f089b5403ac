import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { keyWithout } from "../edits/options";
import { FieldGroup, TickField } from "../fields/FieldGroup";
import { LowestField } from "../fields/LowestField";
import { OptionRows } from "../fields/OptionRows";
import { RightMark } from "../fields/RightMark";
import { ShareField } from "../fields/ShareField";
import type { FormProps } from "./form-props";
import { MistakeField } from "./MistakeField";

/** One of several choices is right; others may earn a share. */
export function SingleChoiceForm({ interaction, itemKey, draft, language, onChange }: FormProps<"single_choice">) {
  const t = useMessage();
  const group = useId();
  const { options, shuffle } = interaction;
  const { mistakes = {} } = draft;
  const mark = (optionId: string) => {
    const { [optionId]: _own, ...credit } = itemKey?.credit ?? {};
    onChange("", {
      key: {
        ...itemKey,
        type: "single_choice",
        option_id: optionId,
        ...(itemKey?.credit === undefined ? {} : { credit }),
      },
      mistakes: without(mistakes, optionId),
    });
  };
  const share = (optionId: string, value: number | null) => {
    if (itemKey === null) return;
    const others = without(itemKey.credit ?? {}, optionId);
    onChange(`share ${optionId}`, {
      key: { ...itemKey, credit: value === null ? others : { ...others, [optionId]: value } },
    });
  };
  const isPartial = itemKey?.credit !== undefined;
  return (
    <>
      <FieldGroup title={t("question.choices")}>
        <OptionRows
          options={options}
          language={language}
          nameOf={(name) => t("question.choice", { name })}
          addLabel={t("question.addChoice")}
          fewest={2}
          most={26}
          lead={({ option_id }, name) => (
            <RightMark
              kind="radio"
              name={group}
              label={t("question.isRight", { name })}
              isRight={itemKey?.option_id === option_id}
              onChange={() => mark(option_id)}
            />
          )}
          under={({ option_id }, name) =>
            itemKey === null || itemKey.option_id === option_id ? null : (
              <Flex gap="12" align="flex-end" wrap="wrap">
                <Flex flex="1 1 200px">
                  <MistakeField
                    optionId={option_id}
                    name={name}
                    mistakes={draft.mistakes}
                    language={language}
                    onChange={(next) => onChange(`mistake ${option_id}`, { mistakes: next })}
                  />
                </Flex>
                {isPartial ? (
                  <ShareField
                    label={t("question.earnsOf", { name })}
                    share={itemKey.credit?.[option_id] ?? null}
                    isFit={(value) => value < 1}
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
            label={t("question.partial")}
            isOn={isPartial}
            onChange={(isOn) => {
              const { credit: _credit, lowest: _lowest, ...plain } = itemKey;
              onChange("", { key: isOn ? { ...itemKey, credit: {} } : plain });
            }}
          />
        )}
      </Flex>
      {isPartial ? <LowestField itemKey={itemKey} onChange={(key) => onChange("lowest", { key })} /> : null}
    </>
  );
}
