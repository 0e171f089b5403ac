import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../content/ItemContent";
import { GapField } from "./GapField";
import type { ViewProps } from "./interaction-screen";

/** Lines with gaps are as high as a field, so that they stand as far apart as lines without. */
const Text = chakra("div", { base: { "& p:has([data-gap])": { lineHeight: "52px" } } });

/** The stem with a field at each {{gap_id}}; gaps that the stem does not name follow below it. */
export function GapEntry({ interaction, answer, onAnswer, readOnly, media, stemId, stem }: ViewProps<"gap_entry">) {
  const t = useMessage();
  const language = useLanguage();
  const { gaps } = interaction;
  const texts = answer?.type === "gap_entry" ? answer.texts : {};

  const enter = (gapId: string, text: string) => {
    const filled = gaps.flatMap(({ gap_id }) => {
      const entered = gap_id === gapId ? text : (texts[gap_id] ?? "");
      return entered === "" ? [] : [[gap_id, entered] as const];
    });
    onAnswer(filled.length === 0 ? null : { type: "gap_entry", texts: Object.fromEntries(filled) });
  };

  const gapField = (gapId: string) => {
    const place = gaps.findIndex(({ gap_id }) => gap_id === gapId);
    const gap = gaps[place];
    return (
      gap && (
        <GapField
          number={place + 1}
          limit={gap.max_length}
          stored={texts[gapId] ?? ""}
          readOnly={readOnly}
          onEnter={(text) => enter(gapId, text)}
        />
      )
    );
  };

  const shown = localized(stem, language);
  const unplaced = gaps.filter(({ gap_id }) => !shown.includes(`{{${gap_id}}}`));
  const full = gaps.findIndex(({ gap_id, max_length }) => (texts[gap_id] ?? "").length >= max_length);
  return (
    <Flex direction="column" gap="16">
      <Text>
        <ItemContent headings={2} id={stemId} text={stem} media={media} gap={gapField} />
      </Text>
      {unplaced.map(({ gap_id }) => (
        <div key={gap_id}>{gapField(gap_id)}</div>
      ))}
      <chakra.p role="status" fontSize="sm" color="warn.text" minHeight="24">
        {full >= 0 && t("exam.gap.full", { number: full + 1, limit: gaps[full]?.max_length ?? 0 })}
      </chakra.p>
    </Flex>
  );
}
