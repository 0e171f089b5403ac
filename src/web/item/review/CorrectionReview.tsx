import { Box } from "@chakra-ui/react/box";
import { use } from "react";
import type { ExerciseReview } from "../../../contract/attempt/exam";
import { isKeyOf } from "../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, Media } from "../../../contract/item/item";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { dayAndTime } from "../../ui/times";
import { screenRecords } from "../interactions/screen-records";
import { AnswerPanel } from "./AnswerPanel";
import { useCorrectionWords } from "./correction-words";

interface CorrectionReviewProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly correction: NonNullable<ExerciseReview["correction"]>;
  readonly media: readonly Media[];
}

/** How a question counts since it was corrected, and why; suspends until the review of its type is loaded. */
export function CorrectionReview<Kind extends InteractionType>({
  type,
  interaction,
  correction: { at, rule, reason, key },
  media,
}: CorrectionReviewProps<Kind>) {
  const t = useMessage();
  const language = useLanguage();
  const says = useCorrectionWords();
  const right = rule === "alsoRight" && key !== undefined && isKeyOf(type, key) ? key : null;
  const { linesOfKey } = use(screenRecords[type].review.asked());
  return (
    <Box role="note" bg="accent.tint" borderRadius="card" px="16" py="12" overflowWrap="anywhere">
      <Box fontWeight="semibold">
        {t("results.corrected.question", { time: dayAndTime(at, language), rule: says(rule) })}
      </Box>
      <Box mb={right === null ? "0" : "12"}>{t("results.corrected.reason", { reason })}</Box>
      {right === null ? null : (
        <Box bg="bg.card" borderRadius="control">
          <AnswerPanel
            title={t("results.corrected.rightToo")}
            tone="right"
            lines={linesOfKey(interaction, right)}
            media={media}
          />
        </Box>
      )}
    </Box>
  );
}
