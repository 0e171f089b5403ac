import { GapSelect } from "./GapSelect";
import type { ViewProps } from "./interaction-screen";
import { TextWithGaps } from "./TextWithGaps";

/** The stem with a select at each gap. */
export function InlineChoice({ interaction, answer, onAnswer, readOnly, ...stem }: ViewProps<"inline_choice">) {
  const { gaps } = interaction;
  const choices = answer?.type === "inline_choice" ? answer.choices : {};

  const choose = (gapId: string, optionId: string) => {
    const filled = gaps.flatMap(({ gap_id }) => {
      const choice = gap_id === gapId ? optionId : (choices[gap_id] ?? "");
      return choice === "" ? [] : [[gap_id, choice] as const];
    });
    onAnswer(filled.length === 0 ? null : { type: "inline_choice", choices: Object.fromEntries(filled) });
  };

  return (
    <TextWithGaps
      stem={stem.stem}
      stemId={stem.stemId}
      media={stem.media}
      gaps={gaps}
      isTyped={false}
      field={(gapId, number) => (
        <GapSelect
          number={number}
          options={gaps[number - 1]?.options ?? []}
          chosen={choices[gapId] ?? ""}
          readOnly={readOnly}
          onChoose={(optionId) => choose(gapId, optionId)}
        />
      )}
    />
  );
}
