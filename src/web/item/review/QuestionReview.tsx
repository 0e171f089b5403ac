import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, useCallback, useId } from "react";
import type { ExerciseDetail } from "../../../contract/exam";
import type { Interaction, Media } from "../../../contract/item";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../site/lazy-part";
import { ItemContent } from "../content/ItemContent";
import { linesOfAnswer, linesOfKey } from "./answer-lines";
import { AnswerPanel } from "./AnswerPanel";
import { MarkWord } from "./MarkWord";
import { OptionReview } from "./OptionReview";
import { SpotReview } from "./SpotReview";

const ExplanationVideo = lazyPart(() => import("./ExplanationVideo"), "ExplanationVideo");

interface QuestionReviewProps {
  readonly attemptId: string;
  readonly exercise: ExerciseDetail;
}

interface AnswerPairProps {
  readonly interaction: Interaction;
  readonly review: Pick<NonNullable<ExerciseDetail["review"]>, "answer" | "key" | "mark">;
  readonly media: readonly Media[];
}

/** The own answer beside the right one; once where they are the same. */
function AnswerPair({ interaction, review: { answer, key, mark }, media }: AnswerPairProps) {
  const t = useMessage();
  const right = linesOfKey(interaction, key);
  const isSame = mark === "right" && JSON.stringify(linesOfAnswer(interaction, answer)) === JSON.stringify(right);
  return (
    <Grid
      gap="16"
      templateColumns={{ base: "minmax(0, 1fr)", sm: isSame ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))" }}
    >
      <AnswerPanel
        title={t("results.yourAnswer")}
        tone={isSame ? "right" : "own"}
        lines={linesOfAnswer(interaction, answer, key)}
        media={media}
        mark={<MarkWord mark={mark} />}
      />
      {isSame ? null : <AnswerPanel title={t("results.rightAnswer")} tone="right" lines={right} media={media} />}
    </Grid>
  );
}

/** A question as it stood, each answer once, what went wrong in it, and why; nothing that is not known. */
export function QuestionReview({ attemptId, exercise }: QuestionReviewProps) {
  const t = useMessage();
  const language = useLanguage();
  const stimulusId = useId();
  const { interaction, stimulus, stem, media, review } = exercise;
  const gap = useCallback(
    (gapId: string) => {
      const at = "gaps" in interaction ? interaction.gaps.findIndex((one) => one.gap_id === gapId) + 1 : 0;
      return (
        <Box
          as="span"
          display="inline-block"
          minW="48"
          textAlign="center"
          borderBottomWidth="2px"
          borderColor="border.strong"
          color="fg.muted"
          fontSize="md"
        >
          {at === 0 ? "" : at}
        </Box>
      );
    },
    [interaction],
  );
  return (
    <Grid gap="24" templateColumns="minmax(0, 1fr)">
      {stimulus === undefined ? null : (
        <Box
          as="section"
          id={stimulusId}
          aria-label={stimulus.title === undefined ? t("results.passage") : localized(stimulus.title, language)}
          tabIndex={0}
          bg="bg.subtle"
          borderRadius="card"
          p="16"
          maxH="360px"
          overflowY="auto"
        >
          {stimulus.title === undefined ? null : (
            <Box as="h3" fontSize="md" mb="8">
              {localized(stimulus.title, language)}
            </Box>
          )}
          <ItemContent text={stimulus.content} media={media} />
        </Box>
      )}
      <ItemContent text={stem} media={media} gap={gap} />
      {review === null ? <Box color="fg.muted">{t("results.notReleased")}</Box> : null}
      {review !== null && (interaction.type === "single_choice" || interaction.type === "multiple_choice") ? (
        <OptionReview
          options={interaction.options}
          answer={review.answer}
          itemKey={review.key}
          mistakes={review.mistakes}
          mark={review.mark}
          media={media}
        />
      ) : null}
      {review !== null && interaction.type === "hot_spot" ? (
        <SpotReview interaction={interaction} answer={review.answer} itemKey={review.key} media={media} />
      ) : null}
      {review === null ? null : (
        <>
          {interaction.type === "single_choice" || interaction.type === "multiple_choice" ? null : (
            <AnswerPair interaction={interaction} review={review} media={media} />
          )}
          {review.held_answer === null ? null : (
            <AnswerPanel
              title={t(review.held_after_keys === true ? "results.heldAfterKeys" : "results.heldAnswer")}
              tone="held"
              lines={linesOfAnswer(interaction, review.held_answer)}
              media={media}
            />
          )}
          {review.transcript === null ? null : (
            <Box as="section" borderInlineStartWidth="3px" borderColor="border" ps="16">
              <Box as="h3" fontSize="md" mb="8">
                {t("results.transcript")}
              </Box>
              <Box whiteSpace="pre-line" lineHeight="exam">
                {localized(review.transcript, language)}
              </Box>
            </Box>
          )}
          {review.explanation === null && review.video === null ? null : (
            <section>
              <Box as="h3" fontSize="md" mb="8">
                {t("results.explanation")}
              </Box>
              {review.explanation === null ? null : <ItemContent text={review.explanation} media={media} />}
              {review.video === null ? null : (
                <Suspense>
                  <ExplanationVideo
                    attemptId={attemptId}
                    exerciseId={exercise.exercise_id}
                    description={review.video}
                  />
                </Suspense>
              )}
            </section>
          )}
        </>
      )}
    </Grid>
  );
}
