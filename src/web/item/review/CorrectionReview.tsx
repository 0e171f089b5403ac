import { Box } from "@chakra-ui/react/box";
import { use } from "react";
import type { ExerciseReview } from "../../../contract/attempt/exam";
import { isAnswerOf, isKeyOf } from "../../../contract/interactions/of-type";
import type { InteractionOf, InteractionType, KeyOf, Media } from "../../../contract/item/item";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { dayAndTime } from "../../ui/times";
import { screenRecords } from "../interactions/screen-records";
import { AnswerPanel } from "./AnswerPanel";
import { AnswerReview } from "./AnswerReview";
import { useCorrectionWords } from "./correction-words";
import type { InteractionReview } from "./interaction-review";

interface CorrectionReviewProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly review: ExerciseReview;
  readonly correction: NonNullable<ExerciseReview["correction"]>;
  readonly media: readonly Media[];
}

interface RightKeys<Kind extends InteractionType> {
  /** The key that the answer is compared with. */
  readonly main: ExerciseReview["key"];
  /** Another key that is right too; null: there is none. */
  readonly other: KeyOf<Kind> | null;
  readonly isOtherNew: boolean;
}

/** Of two keys that are right, the answer is compared with the one that it fits. */
function rightKeys<Kind extends InteractionType>(
  { isRight }: InteractionReview<Kind>,
  { type, interaction, review: { key, answer }, correction }: CorrectionReviewProps<Kind>,
): RightKeys<Kind> {
  const added = correction.key !== undefined && isKeyOf(type, correction.key) ? correction.key : null;
  if (added === null || !isKeyOf(type, key)) return { main: key, other: null, isOtherNew: false };
  if (correction.rule === "newKey") return { main: added, other: null, isOtherNew: false };
  return isAnswerOf(type, answer) && isRight(added, interaction, answer)
    ? { main: added, other: key, isOtherNew: false }
    : { main: key, other: added, isOtherNew: true };
}

/** A corrected question: how it counts since, why, and the answers; suspends until the review of its type is loaded. */
export function CorrectionReview<Kind extends InteractionType>(props: CorrectionReviewProps<Kind>) {
  const t = useMessage();
  const language = useLanguage();
  const says = useCorrectionWords();
  const {
    type,
    interaction,
    review,
    correction: { at, rule, reason },
    media,
  } = props;
  const record = use(screenRecords[type].review.asked());
  const { main, other, isOtherNew } = rightKeys(record, props);
  // an answer that is right by now has no mistakes behind it
  const mistakes = review.mark === "right" ? [] : review.mistakes;
  return (
    <>
      <Box role="note" bg="accent.tint" borderRadius="card" px="16" py="12" overflowWrap="anywhere">
        <Box fontWeight="semibold">
          {t("results.corrected.question", { time: dayAndTime(at, language), rule: says(rule) })}
        </Box>
        <Box mb={other === null ? "0" : "12"}>{t("results.corrected.reason", { reason })}</Box>
        {other === null ? null : (
          <Box bg="bg.card" borderRadius="control">
            <AnswerPanel
              title={t(isOtherNew ? "results.corrected.rightToo" : "results.corrected.rightBefore")}
              tone="right"
              lines={record.linesOfKey(interaction, other)}
              media={media}
            />
          </Box>
        )}
      </Box>
      <AnswerReview type={type} interaction={interaction} review={{ ...review, key: main, mistakes }} media={media} />
    </>
  );
}
