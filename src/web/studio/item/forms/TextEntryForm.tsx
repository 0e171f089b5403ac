import { Flex } from "@chakra-ui/react/flex";
import { useState } from "react";
import { useMessage } from "../../../i18n/use-message";
import { formsOfKey, keyOfForms } from "../edits/forms";
import { longestTextEntry } from "../edits/limits";
import { AcceptedForms } from "../fields/AcceptedForms";
import { FieldGroup, TickField } from "../fields/FieldGroup";
import { LowestField } from "../fields/LowestField";
import { NumberField } from "../fields/NumberField";
import type { FormProps } from "./form-props";

/** A short typed text with the forms that count. */
export function TextEntryForm({ interaction, itemKey, onChange }: FormProps<"text_entry">) {
  const t = useMessage();
  const [wantsShares, setWantsShares] = useState(false);
  const hasShares = wantsShares || itemKey?.credit !== undefined;
  const isCaseSensitive = itemKey?.case_sensitive ?? false;
  return (
    <>
      <FieldGroup title={t("question.accepted")}>
        <AcceptedForms
          label={t("question.accepted")}
          forms={itemKey === null ? [] : formsOfKey(itemKey)}
          longest={interaction.max_length}
          hasShares={hasShares}
          onChange={(place, forms) => {
            const own = keyOfForms(forms);
            const lowest = itemKey?.lowest === undefined ? {} : { lowest: itemKey.lowest };
            onChange(place, {
              key: own && { type: "text_entry", ...own, case_sensitive: isCaseSensitive, ...lowest },
            });
          }}
        />
      </FieldGroup>
      {itemKey === null ? null : (
        <Flex gap="16" wrap="wrap">
          <TickField
            label={t("question.caseCounts")}
            isOn={isCaseSensitive}
            onChange={(isOn) => onChange("", { key: { ...itemKey, case_sensitive: isOn } })}
          />
          <TickField
            label={t("question.partialForms")}
            isOn={hasShares}
            onChange={(isOn) => {
              setWantsShares(isOn);
              const { credit: _credit, lowest: _lowest, ...plain } = itemKey;
              if (!isOn && itemKey.credit !== undefined) onChange("", { key: plain });
            }}
          />
        </Flex>
      )}
      <Flex gap="16" wrap="wrap">
        <NumberField
          label={t("question.longest")}
          value={interaction.max_length}
          width="220px"
          problem={t("question.problem.length", { most: longestTextEntry })}
          isFit={(value) => Number.isInteger(value) && value >= 1 && value <= longestTextEntry}
          onChange={(value) => onChange("longest", { interaction: { ...interaction, max_length: value ?? 1 } })}
        />
        {itemKey !== null && hasShares ? (
          <LowestField itemKey={itemKey} onChange={(key) => onChange("lowest", { key })} />
        ) : null}
      </Flex>
    </>
  );
}
