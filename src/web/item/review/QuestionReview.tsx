import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, useCallback, useId } from "react";
import type { ExerciseDetail } from "../../../contract/exam";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../site/lazy-part";
import { ItemContent } from "../content/ItemContent";
import { linesOfAnswer, linesOfKey } from "./answer-lines";
import { AnswerPanel } from "./AnswerPanel";
import { MarkIcon, markMessages, markTokens } from "./marks";
import { OptionReview } from "./OptionReview";
import { SpotReview } from "./SpotReview";

const ExplanationVideo = lazyPart(() => import("./ExplanationVideo"), "ExplanationVideo");

interface QuestionReviewProps {
  readonly attemptId: string;
  readonly exercise: ExerciseDetail;
}

/** A question as it stood, the own answer beside the right one, what went wrong in it, and why; nothing that is not known. */
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
        <OptionReview options={interaction.options} answer={review.answer} itemKey={review.key} media={media} />
      ) : null}
      {review !== null && interaction.type === "hot_spot" ? (
        <SpotReview interaction={interaction} answer={review.answer} itemKey={review.key} media={media} />
      ) : null}
      {review === null ? null : (
        <>
          <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}>
            <AnswerPanel
              title={t("results.yourAnswer")}
              tone="own"
              lines={linesOfAnswer(interaction, review.answer, review.key, review.mistakes)}
              media={media}
              mark={
                <Flex as="span" align="center" gap="6" color={markTokens[review.mark]} fontWeight="medium">
                  <MarkIcon mark={review.mark} />
                  {t(markMessages[review.mark])}
                </Flex>
              }
            />
            <AnswerPanel
              title={t("results.rightAnswer")}
              tone="right"
              lines={linesOfKey(interaction, review.key)}
              media={media}
            />
          </Grid>
          {review.held_answer === null ? null : (
            <AnswerPanel
              title={t("results.heldAnswer")}
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
