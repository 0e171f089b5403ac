import { useState } from "react";
import type { Gap, GapKey } from "../../../../contract/interactions/gaps";
import type { Language } from "../../../../contract/item/content";
import { useMessage } from "../../../i18n/use-message";
import { without } from "../edits/draft-change";
import { formsOfKey, keyOfForms } from "../edits/forms";
import { AcceptedForms } from "../fields/AcceptedForms";
import { ChoiceGap } from "../fields/ChoiceGap";
import { TickField } from "../fields/FieldGroup";
import { IntervalFields } from "../fields/IntervalFields";
import { OtherIntervals } from "../fields/OtherIntervals";

type OfKind<Of, Kind extends Gap["kind"]> = Extract<Of, { readonly kind: Kind }>;

interface GapFieldsProps {
  readonly name: string;
  readonly gap: Gap;
  readonly gapKey: GapKey | null;
  readonly language: Language;
  /** A key of null is removed; undefined: it stays. */
  readonly onChange: (place: string, gap: Gap, key?: GapKey | null) => void;
}

interface KindProps<Kind extends Gap["kind"]> extends Omit<GapFieldsProps, "gap" | "gapKey"> {
  readonly gap: OfKind<Gap, Kind>;
  readonly gapKey: OfKind<GapKey, Kind> | null;
}

function TextGap({ name, gap, gapKey, onChange }: KindProps<"text">) {
  const t = useMessage();
  const [wantsShares, setWantsShares] = useState(false);
  const hasShares = wantsShares || gapKey?.credit !== undefined;
  return (
    <>
      <AcceptedForms
        label={t("question.acceptedIn", { name })}
        forms={gapKey === null ? [] : formsOfKey(gapKey)}
        longest={gap.max_length}
        hasShares={hasShares}
        onChange={(place, forms) => {
          const own = keyOfForms(forms);
          onChange(place, gap, own && { kind: "text", ...own, case_sensitive: gapKey?.case_sensitive ?? false });
        }}
      />
      {gapKey === null ? null : (
        <>
          <TickField
            label={t("question.caseCounts")}
            isOn={gapKey.case_sensitive}
            onChange={(isOn) => onChange("", gap, { ...gapKey, case_sensitive: isOn })}
          />
          <TickField
            label={t("question.partialForms")}
            isOn={hasShares}
            onChange={(isOn) => {
              setWantsShares(isOn);
              if (!isOn && gapKey.credit !== undefined) onChange("", gap, without(gapKey, "credit"));
            }}
          />
        </>
      )}
    </>
  );
}

function NumberGap({ name, gap, gapKey, onChange }: KindProps<"number">) {
  const t = useMessage();
  return (
    <>
      <IntervalFields<OfKind<GapKey, "number">>
        label={t("question.numberIn", { name })}
        interval={gapKey}
        mayBeEmpty
        fresh={(value) => ({ kind: "number", value, tolerance: 0 })}
        onChange={(place, key) => onChange(place, gap, key)}
      />
      {gapKey === null ? null : (
        <OtherIntervals
          intervals={gapKey.also ?? []}
          value={gapKey.value}
          onChange={(place, also) =>
            onChange(place, gap, also.length === 0 ? without(gapKey, "also") : { ...gapKey, also: [...also] })
          }
        />
      )}
    </>
  );
}

function ChosenGap({ gap, gapKey, language, onChange }: KindProps<"choice">) {
  const t = useMessage();
  return (
    <>
      <ChoiceGap
        options={gap.options}
        right={gapKey?.option_id ?? null}
        language={language}
        credit={gapKey?.credit}
        onOptions={(place, options) => onChange(place, { ...gap, options })}
        onRight={(optionId) => {
          const credit = gapKey?.credit === undefined ? {} : { credit: without(gapKey.credit, optionId) };
          onChange("", gap, { kind: "choice", option_id: optionId, ...credit });
        }}
        onShare={(optionId, share) => {
          if (gapKey === null) return;
          const others = without(gapKey.credit ?? {}, optionId);
          onChange(`share ${optionId}`, gap, {
            ...gapKey,
            credit: share === null ? others : { ...others, [optionId]: share },
          });
        }}
        onRemove={(optionId) => {
          const options = gap.options.filter(({ option_id }) => option_id !== optionId);
          const credit = gapKey?.credit === undefined ? {} : { credit: without(gapKey.credit, optionId) };
          const key = gapKey === null || gapKey.option_id === optionId ? null : { ...gapKey, ...credit };
          onChange("", { ...gap, options }, key);
        }}
      />
      {gapKey === null ? null : (
        <TickField
          label={t("question.partial")}
          isOn={gapKey.credit !== undefined}
          onChange={(isOn) => onChange("", gap, isOn ? { ...gapKey, credit: {} } : without(gapKey, "credit"))}
        />
      )}
    </>
  );
}

/** The fields of one gap by its kind. */
export function GapFields({ gap, gapKey, ...rest }: GapFieldsProps) {
  if (gap.kind === "text") return <TextGap gap={gap} gapKey={gapKey?.kind === "text" ? gapKey : null} {...rest} />;
  if (gap.kind === "number")
    return <NumberGap gap={gap} gapKey={gapKey?.kind === "number" ? gapKey : null} {...rest} />;
  return <ChosenGap gap={gap} gapKey={gapKey?.kind === "choice" ? gapKey : null} {...rest} />;
}
