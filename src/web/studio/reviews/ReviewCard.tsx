import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useId } from "react";
import type { WaitingReview } from "../../../contract/studio/studio-reviews";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";
import { DrawnQuestion } from "../importing/DrawnQuestion";
import { ReviewDecision } from "./ReviewDecision";
import { ReviewExtras } from "./ReviewExtras";

/** What a reviewer decides about a revision. */
export type ReviewVerdict = "approved" | "returned";

interface ReviewCardProps {
  readonly review: WaitingReview;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly onDecided: (decision: ReviewVerdict) => void;
  /** Somebody else was quicker, or it no longer waits. */
  readonly onRefused: () => void;
}

/** A revision that waits: the question as a student sees it beside its key, and the decision. */
export function ReviewCard({ review, number, onDecided, onRefused }: ReviewCardProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const id = useId();
  const { item_id, revision, review_version, author, asked_at: askedAt, note, body, key, points, explanation } = review;
  const decide = useChange("decideReview", (_, { decision }) => onDecided(decision));
  const step = { item_id, revision, review_version };
  return (
    <Card as="li" data-review aria-labelledby={id}>
      <Flex justify="space-between" align="start" gap="12" wrap="wrap">
        <Box minW="0">
          <Box as="h3" id={id} data-review-heading fontSize="md" tabIndex={-1} outline="none">
            {t("reviews.question", { number })}
          </Box>
          <Box mt="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {[
              t("reviews.askedBy", {
                author: author === "" ? t("reviews.nobody") : author,
                time: dayAndTime(askedAt, language),
              }),
              t("reviews.revision", { revision }),
              review.skill,
            ].join(" · ")}
          </Box>
          {note === undefined ? null : (
            <Box mt="4" overflowWrap="anywhere">
              {t("reviews.before", { note })}
            </Box>
          )}
        </Box>
      </Flex>
      <DrawnQuestion number={number} drawn={{ ...body, key, points, explanation: explanation ?? null }} />
      <ReviewExtras review={review} />
      <ReviewDecision
        isBusy={decide.isPending}
        about={id}
        onApprove={() => decide.mutate({ ...step, decision: "approved" }, { onError: onRefused })}
        onReturn={(said) => decide.mutate({ ...step, decision: "returned", note: said }, { onError: onRefused })}
      />
      {decide.error === null ? null : (
        <Box role="alert" mt="8" color="bad.text">
          {faultText(decide.error)}
        </Box>
      )}
    </Card>
  );
}
