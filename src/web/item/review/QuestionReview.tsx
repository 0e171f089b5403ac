import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Suspense, useCallback, useId } from "react";
import type { ExerciseDetail } from "../../../contract/attempt/exam";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { ItemContent } from "../content/ItemContent";
import { AnswerReview } from "./AnswerReview";
import { CorrectionReview } from "./CorrectionReview";
import { preloadReviews } from "./preload-reviews";

void preloadReviews();

const ExplanationVideo = lazyPart(() => import("./ExplanationVideo"), "ExplanationVideoPlayer");

interface QuestionReviewProps {
  readonly attemptId: string;
  readonly exercise: ExerciseDetail;
}

/** A question as it was shown, with the answers, the mistakes and the explanation, as far as they are known. */
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
      {review === null ? null : (
        <>
          <Suspense>
            {review.correction === undefined ? (
              <AnswerReview type={interaction.type} interaction={interaction} review={review} media={media} />
            ) : (
              <CorrectionReview
                type={interaction.type}
                interaction={interaction}
                review={review}
                correction={review.correction}
                media={media}
              />
            )}
          </Suspense>
          {review.comments === undefined ? null : (
            <Box as="section" bg="accent.tint" borderRadius="card" px="16" py="12" overflowWrap="anywhere">
              <Box as="h3" fontSize="md" mb="8">
                {t("results.teacherComment")}
              </Box>
              {review.comments.map((comment) => (
                <Box key={comment} whiteSpace="pre-line">
                  {comment}
                </Box>
              ))}
            </Box>
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
