import { Grid } from "@chakra-ui/react/grid";
import { createElement, use } from "react";
import type { ExerciseReview } from "../../../contract/attempt/exam";
import { isAnswerOf, isKeyOf } from "../../../contract/interactions/of-type";
import type { Answer, InteractionOf, InteractionType, Media } from "../../../contract/item/item";
import { useMessage } from "../../i18n/use-message";
import { screenRecords } from "../interactions/screen-records";
import { AnswerPanel } from "./AnswerPanel";
import type { Earned } from "./credit-words";
import type { AnswerLine } from "./interaction-review";
import type { Mark } from "./marks";
import { MarkWord } from "./MarkWord";

interface AnswerPairProps {
  readonly own: readonly AnswerLine[];
  /** The lines of the student's answer with their marks. */
  readonly marked: readonly AnswerLine[];
  readonly right: readonly AnswerLine[];
  readonly mark: Mark;
  readonly earned: Earned;
  readonly media: readonly Media[];
}

/** The student's answer beside the right one; only one panel where they are the same. */
function AnswerPair({ own, marked, right, mark, earned, media }: AnswerPairProps) {
  const t = useMessage();
  const isSame = mark === "right" && JSON.stringify(own) === JSON.stringify(right);
  return (
    <Grid
      gap="16"
      templateColumns={{ base: "minmax(0, 1fr)", sm: isSame ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))" }}
    >
      <AnswerPanel
        title={t("results.yourAnswer")}
        tone={isSame ? "right" : "own"}
        lines={marked}
        media={media}
        mark={<MarkWord mark={mark} earned={earned} />}
      />
      {isSame ? null : <AnswerPanel title={t("results.rightAnswer")} tone="right" lines={right} media={media} />}
    </Grid>
  );
}

interface AnswerReviewProps<Kind extends InteractionType> {
  readonly type: Kind;
  readonly interaction: InteractionOf<Kind>;
  readonly review: ExerciseReview;
  readonly media: readonly Media[];
}

/** The student's answer and the right one, drawn by the interaction type; suspends until its review is loaded. */
export function AnswerReview<Kind extends InteractionType>({
  type,
  interaction,
  review: { answer, key, mark, credit, points, mistakes, held_answer, held_after_keys },
  media,
}: AnswerReviewProps<Kind>) {
  const t = useMessage();
  const { Choices, isOnChoicesAlone, linesOfAnswer, linesOfKey } = use(screenRecords[type].review.asked());
  const earned = { credit, points };
  const itemKey = isKeyOf(type, key) ? key : undefined;
  const linesOf = (given: Answer | null, beside?: typeof itemKey) =>
    isAnswerOf(type, given) ? linesOfAnswer(interaction, given, beside) : [];
  return (
    <>
      {Choices === undefined || itemKey === undefined
        ? null
        : createElement(Choices, { interaction, answer, itemKey, mistakes, mark, earned, media })}
      {isOnChoicesAlone === true ? null : (
        <AnswerPair
          own={linesOf(answer)}
          marked={linesOf(answer, itemKey)}
          right={itemKey === undefined ? [] : linesOfKey(interaction, itemKey)}
          mark={mark}
          earned={earned}
          media={media}
        />
      )}
      {held_answer === null ? null : (
        <AnswerPanel
          title={t(held_after_keys === true ? "results.heldAfterKeys" : "results.heldAnswer")}
          tone="held"
          lines={linesOf(held_answer)}
          media={media}
        />
      )}
    </>
  );
}
