import { Flex } from "@chakra-ui/react/flex";
import type { Gap, GapKey } from "../../../../contract/interactions/gaps";
import { useMessage } from "../../../i18n/use-message";
import { Select } from "../../../ui/Select";
import { without } from "../edits/draft-change";
import { newOptions } from "../edits/options";
import { LowestField } from "../fields/LowestField";
import { NumberField } from "../fields/NumberField";
import { WholeTick } from "../fields/WholeTick";
import type { FormProps } from "./form-props";
import { GapFields } from "./GapFields";
import { GapRows } from "./GapRows";

const kinds = ["text", "number", "choice"] as const;

/** A text with gaps of several kinds: typed as text or number, or chosen. */
export function GapsForm(form: FormProps<"gaps">) {
  const t = useMessage();
  const { interaction, itemKey, language, onChange } = form;
  const gaps = itemKey?.gaps ?? {};
  const withGap = (gap: Gap) => ({
    ...interaction,
    gaps: interaction.gaps.map((one) => (one.gap_id === gap.gap_id ? gap : one)),
  });
  const keyWith = (id: string, key: GapKey | null) => {
    const next = key === null ? without(gaps, id) : { ...gaps, [id]: key };
    return Object.keys(next).length === 0 ? null : { ...itemKey, type: "gaps" as const, gaps: next };
  };
  const toKind = (id: string, kind: Gap["kind"]) => {
    const gap: Gap =
      kind === "choice"
        ? { gap_id: id, kind, options: newOptions(3, language) }
        : { gap_id: id, kind, max_length: kind === "number" ? 20 : 40 };
    onChange("", { interaction: withGap(gap), key: keyWith(id, null) });
  };
  const weigh = (id: string, weight: number | null) => {
    if (itemKey === null) return;
    const weights = weight === null ? without(itemKey.weights ?? {}, id) : { ...itemKey.weights, [id]: weight };
    onChange(`${id} weight`, {
      key: Object.keys(weights).length === 0 ? without(itemKey, "weights") : { ...itemKey, weights },
    });
  };
  return (
    <>
      <GapRows
        form={form}
        fieldsOf={(id, name) => {
          const gap = interaction.gaps.find(({ gap_id }) => gap_id === id);
          return gap === undefined ? null : (
            <Flex direction="column" gap="12">
              <Flex gap="12" wrap="wrap" align="flex-end">
                <Select
                  width="auto"
                  aria-label={t("question.gapKind", { name })}
                  value={gap.kind}
                  onChange={({ target }) => toKind(id, kinds.find((kind) => kind === target.value) ?? "text")}
                >
                  {kinds.map((kind) => (
                    <option key={kind} value={kind}>
                      {t(`question.gapKind.${kind}`)}
                    </option>
                  ))}
                </Select>
                {itemKey === null || interaction.gaps.length < 2 ? null : (
                  <NumberField
                    label={t("question.weight")}
                    value={itemKey.weights?.[id] ?? null}
                    mayBeEmpty
                    width="120px"
                    problem={t("question.problem.weight")}
                    isFit={(value) => value > 0}
                    onChange={(value) => weigh(id, value)}
                  />
                )}
              </Flex>
              <GapFields
                name={name}
                gap={gap}
                gapKey={gaps[id] ?? null}
                language={language}
                onChange={(place, next, key) =>
                  onChange(place && `${id} ${place}`, {
                    interaction: withGap(next),
                    ...(key === undefined ? {} : { key: keyWith(id, key) }),
                  })
                }
              />
            </Flex>
          );
        }}
      />
      {itemKey === null ? null : (
        <Flex gap="16" wrap="wrap" align="flex-end">
          <LowestField itemKey={itemKey} onChange={(key) => onChange("lowest", { key })} />
          <WholeTick itemKey={itemKey} onChange={(key) => onChange("", { key })} />
        </Flex>
      )}
    </>
  );
}
