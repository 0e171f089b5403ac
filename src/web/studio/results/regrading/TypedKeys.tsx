import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { GapKey } from "../../../../contract/interactions/gaps";
import type { ItemBody } from "../../../../contract/item/item";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ItemContent } from "../../../item/content/ItemContent";
import { GapSelect } from "../../../item/interactions/GapSelect";
import { without } from "../../item/edits/draft-change";
import { formsOfKey, keyOfForms } from "../../item/edits/forms";
import { longestNumberEntry } from "../../item/edits/limits";
import { AcceptedForms } from "../../item/fields/AcceptedForms";
import { FieldGroup, TickField } from "../../item/fields/FieldGroup";
import { IntervalFields } from "../../item/fields/IntervalFields";
import { GapFields } from "../../item/forms/GapFields";
import type { KeyFormProps } from "./key-form";

const Stem = ({ body }: { readonly body: ItemBody }) => (
  <Box mb="16">
    <ItemContent text={body.stem} media={body.media} />
  </Box>
);

/** The accepted forms of a typed text. */
export function TextKey({ body, interaction, itemKey, standing, onChange }: KeyFormProps<"text_entry">) {
  const t = useMessage();
  const { case_sensitive: isCaseSensitive } = itemKey ?? standing;
  return (
    <>
      <Stem body={body} />
      <FieldGroup title={t("question.accepted")}>
        <AcceptedForms
          label={t("question.accepted")}
          forms={itemKey === null ? [] : formsOfKey(itemKey)}
          longest={interaction.max_length}
          hasShares={itemKey?.credit !== undefined}
          onChange={(_place, forms) => {
            const lowest = itemKey?.lowest === undefined ? {} : { lowest: itemKey.lowest };
            const next = keyOfForms(forms);
            onChange(next && { type: "text_entry", ...next, case_sensitive: isCaseSensitive, ...lowest });
          }}
        />
      </FieldGroup>
      {itemKey === null ? null : (
        <TickField
          label={t("question.caseCounts")}
          isOn={isCaseSensitive}
          onChange={(isOn) => onChange({ ...itemKey, case_sensitive: isOn })}
        />
      )}
    </>
  );
}

/** The right number with its tolerance or its range. */
export function NumericKey({ body, itemKey, standing, onChange }: KeyFormProps<"numeric_entry">) {
  const t = useMessage();
  const { tolerance } = standing;
  return (
    <>
      <Stem body={body} />
      <FieldGroup title={t("question.rightNumber")}>
        <IntervalFields
          label={t("question.number")}
          interval={itemKey}
          mayBeEmpty
          fresh={(value) => ({ type: "numeric_entry" as const, value, tolerance, accepted: [] })}
          onChange={(_place, next) => onChange(next)}
        />
      </FieldGroup>
      {itemKey === null ? null : (
        <FieldGroup title={t("question.alsoAs")}>
          <AcceptedForms
            label={t("question.alsoAs")}
            forms={itemKey.accepted.map((text) => ({ text, share: 1 }))}
            longest={longestNumberEntry}
            hasShares={false}
            onChange={(_place, forms) => onChange({ ...itemKey, accepted: forms.map(({ text }) => text) })}
          />
        </FieldGroup>
      )}
    </>
  );
}

/** The accepted forms of each gap. */
export function TypedGapsKey({ body, interaction, itemKey, standing, onChange }: KeyFormProps<"gap_entry">) {
  const t = useMessage();
  const { accepted } = itemKey ?? standing;
  return (
    <>
      <Stem body={body} />
      {interaction.gaps.map(({ gap_id: id, max_length: longest }, place) => {
        const name = t("question.gap", { number: place + 1 });
        return (
          <Box key={id} as="section" aria-label={name} py="8">
            <AcceptedForms
              label={t("question.acceptedIn", { name })}
              forms={(accepted[id] ?? []).map((text) => ({ text, share: 1 }))}
              longest={longest}
              hasShares={false}
              onChange={(_place, forms) =>
                onChange({ ...(itemKey ?? standing), accepted: { ...accepted, [id]: forms.map(({ text }) => text) } })
              }
            />
          </Box>
        );
      })}
    </>
  );
}

/** The key of each gap by its kind: typed as text or number, or chosen. */
export function MixedGapsKey({ body, interaction, itemKey, standing, onChange }: KeyFormProps<"gaps">) {
  const t = useMessage();
  const language = useLanguage();
  const present = itemKey ?? standing;
  const put = (id: string, key: GapKey | null) =>
    onChange({ ...present, gaps: key === null ? without(present.gaps, id) : { ...present.gaps, [id]: key } });
  return (
    <>
      <Stem body={body} />
      {interaction.gaps.map((gap, place) => {
        const name = t("question.gap", { number: place + 1 });
        const key = present.gaps[gap.gap_id] ?? null;
        return (
          <Flex key={gap.gap_id} as="section" aria-label={name} direction="column" gap="8" py="8">
            <Box fontWeight="medium">{name}</Box>
            {gap.kind === "choice" ? (
              <GapSelect
                number={place + 1}
                options={gap.options}
                chosen={key?.kind === "choice" ? key.option_id : ""}
                readOnly={false}
                onChoose={(optionId) => {
                  const credit = key?.kind === "choice" && key.credit ? { credit: without(key.credit, optionId) } : {};
                  put(gap.gap_id, optionId === "" ? null : { kind: "choice", option_id: optionId, ...credit });
                }}
              />
            ) : (
              <GapFields
                name={name}
                gap={gap}
                gapKey={key}
                language={language}
                onChange={(_place, _gap, next) => (next === undefined ? undefined : put(gap.gap_id, next))}
              />
            )}
          </Flex>
        );
      })}
    </>
  );
}
