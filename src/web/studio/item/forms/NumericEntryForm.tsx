import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import type { KeyOf } from "../../../../contract/item/item";
import { useMessage } from "../../../i18n/use-message";
import { Field } from "../../../ui/Field";
import { without, withWords } from "../edits/draft-change";
import { longestNumberEntry } from "../edits/limits";
import { AcceptedForms } from "../fields/AcceptedForms";
import { FieldGroup } from "../fields/FieldGroup";
import { IntervalFields } from "../fields/IntervalFields";
import { LowestField } from "../fields/LowestField";
import { NumberField } from "../fields/NumberField";
import { OtherIntervals } from "../fields/OtherIntervals";
import type { FormProps } from "./form-props";

type Key = KeyOf<"numeric_entry">;

/** A typed number with its tolerance, its unit and further numbers that earn a share. */
export function NumericEntryForm({ interaction, itemKey, language, onChange }: FormProps<"numeric_entry">) {
  const t = useMessage();
  const [last, setLast] = useState<Key | null>(null);
  const { unit } = interaction;
  const setUnit = (words: string) => {
    const next = withWords(unit, language, words);
    const isEmpty = Object.values(next).every((one) => one === "");
    onChange("unit", { interaction: isEmpty ? without(interaction, "unit") : { ...interaction, unit: next } });
  };
  const setKey = (place: string, key: Key | null) => {
    // a number that is being typed anew gets its tolerance and shares back
    if (key === null) setLast(itemKey);
    onChange(place, { key });
  };
  return (
    <>
      <FieldGroup title={t("question.rightNumber")}>
        <Flex gap="12" wrap="wrap" align="flex-start">
          <IntervalFields<Key>
            label={t("question.number")}
            interval={itemKey}
            mayBeEmpty
            fresh={(value) => {
              const {
                low: _low,
                high: _high,
                ...plain
              } = last ?? {
                type: "numeric_entry" as const,
                tolerance: 0,
                accepted: [],
                low: undefined,
                high: undefined,
              };
              return { ...plain, value };
            }}
            onChange={setKey}
          />
          <Flex maxW="140px">
            <Field
              label={t("question.unit")}
              maxLength={40}
              autoComplete="off"
              value={unit?.[language] ?? ""}
              onChange={({ target }) => setUnit(target.value)}
            />
          </Flex>
        </Flex>
      </FieldGroup>
      {itemKey === null ? null : (
        <>
          <FieldGroup title={t("question.alsoAs")}>
            <AcceptedForms
              label={t("question.alsoAs")}
              forms={itemKey.accepted.map((text) => ({ text, share: 1 }))}
              longest={longestNumberEntry}
              hasShares={false}
              onChange={(place, forms) =>
                onChange(place, { key: { ...itemKey, accepted: forms.map(({ text }) => text) } })
              }
            />
          </FieldGroup>
          <FieldGroup title={t("question.otherNumbers")}>
            <OtherIntervals
              intervals={itemKey.also ?? []}
              value={itemKey.value}
              onChange={(place, also) =>
                onChange(place, {
                  key: also.length === 0 ? without(itemKey, "also") : { ...itemKey, also: [...also] },
                })
              }
            />
          </FieldGroup>
        </>
      )}
      <Flex gap="16" wrap="wrap">
        <NumberField
          label={t("question.longest")}
          value={interaction.max_length}
          width="220px"
          problem={t("question.problem.length", { most: longestNumberEntry })}
          isFit={(value) => Number.isInteger(value) && value >= 1 && value <= longestNumberEntry}
          onChange={(value) => onChange("longest", { interaction: { ...interaction, max_length: value ?? 1 } })}
        />
        {itemKey?.also === undefined ? null : (
          <LowestField itemKey={itemKey} onChange={(key) => onChange("lowest", { key })} />
        )}
      </Flex>
    </>
  );
}
