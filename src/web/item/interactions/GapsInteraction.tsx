import type { AnswerOf } from "../../../contract/item/item";
import { unreadGap } from "../../../contract/item/number-forms";
import { useMessage } from "../../i18n/use-message";
import { useSettled } from "../../ui/use-settled";
import { GapField } from "./GapField";
import { GapNote } from "./GapNote";
import { GapSelect } from "./GapSelect";
import type { ViewProps } from "./interaction-screen";
import { TextWithGaps } from "./TextWithGaps";

/** Milliseconds without typing after which a number counts as complete. */
const pauseMs = 1_500;

const nothing: AnswerOf<"gaps"> = { type: "gaps", texts: {}, choices: {} };

const changed = (record: Readonly<Record<string, string>>, gapId: string, value: string): Record<string, string> =>
  Object.fromEntries(
    [...Object.entries(record).filter(([id]) => id !== gapId), [gapId, value]].filter(([, text]) => text !== ""),
  );

/** The stem with a field at each gap to type in and a select at each gap to choose in. */
export function GapsInteraction({ interaction, answer, onAnswer, readOnly, ...stem }: ViewProps<"gaps">) {
  const t = useMessage();
  const { gaps } = interaction;
  const { texts, choices } = answer?.type === "gaps" ? answer : nothing;
  const numberOf = (gapId: string) => gaps.findIndex(({ gap_id }) => gap_id === gapId) + 1;

  const give = (next: Omit<AnswerOf<"gaps">, "type">) => {
    const isEmpty = Object.keys(next.texts).length === 0 && Object.keys(next.choices).length === 0;
    onAnswer(isEmpty ? null : { type: "gaps", ...next });
  };

  const entered = JSON.stringify(texts);
  const isSettled = useSettled(entered, pauseMs) === entered;
  const unread = isSettled ? unreadGap(interaction, texts) : undefined;

  const field = (gapId: string, number: number) => {
    const gap = gaps[number - 1];
    if (gap === undefined) return null;
    return gap.kind === "choice" ? (
      <GapSelect
        number={number}
        options={gap.options}
        chosen={choices[gapId] ?? ""}
        readOnly={readOnly}
        onChoose={(optionId) => give({ texts, choices: changed(choices, gapId, optionId) })}
      />
    ) : (
      <GapField
        number={number}
        limit={gap.max_length}
        stored={texts[gapId] ?? ""}
        readOnly={readOnly}
        onEnter={(text) => give({ texts: changed(texts, gapId, text), choices })}
      />
    );
  };

  return (
    <TextWithGaps
      stem={stem.stem}
      stemId={stem.stemId}
      media={stem.media}
      gaps={gaps}
      isTyped={gaps.some(({ kind }) => kind !== "choice")}
      field={field}
    >
      <GapNote
        gaps={gaps.flatMap((gap) => (gap.kind === "choice" ? [] : [gap]))}
        texts={texts}
        numberOf={numberOf}
        otherwise={unread === undefined ? undefined : t("exam.gap.unread", { number: numberOf(unread) })}
      />
    </TextWithGaps>
  );
}
