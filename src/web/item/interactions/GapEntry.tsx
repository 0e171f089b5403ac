import { GapField } from "./GapField";
import { GapNote } from "./GapNote";
import type { ViewProps } from "./interaction-screen";
import { TextWithGaps } from "./TextWithGaps";

/** The stem with a field at each gap. */
export function GapEntry({ interaction, answer, onAnswer, readOnly, ...stem }: ViewProps<"gap_entry">) {
  const { gaps } = interaction;
  const texts = answer?.type === "gap_entry" ? answer.texts : {};

  const enter = (gapId: string, text: string) => {
    const filled = gaps.flatMap(({ gap_id }) => {
      const entered = gap_id === gapId ? text : (texts[gap_id] ?? "");
      return entered === "" ? [] : [[gap_id, entered] as const];
    });
    onAnswer(filled.length === 0 ? null : { type: "gap_entry", texts: Object.fromEntries(filled) });
  };

  return (
    <TextWithGaps
      stem={stem.stem}
      stemId={stem.stemId}
      media={stem.media}
      gaps={gaps}
      isTyped
      field={(gapId, number) => (
        <GapField
          number={number}
          limit={gaps[number - 1]?.max_length ?? 0}
          stored={texts[gapId] ?? ""}
          readOnly={readOnly}
          onEnter={(text) => enter(gapId, text)}
        />
      )}
    >
      <GapNote gaps={gaps} texts={texts} numberOf={(gapId) => gaps.findIndex(({ gap_id }) => gap_id === gapId) + 1} />
    </TextWithGaps>
  );
}
