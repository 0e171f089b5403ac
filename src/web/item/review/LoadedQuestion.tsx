import { Grid } from "@chakra-ui/react/grid";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery, useCall } from "../../effects/use-call";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { Skeleton } from "../../ui/Skeleton";
import { QuestionReview } from "./QuestionReview";

/** Query options: a question whose review is not released yet is requested each time. */
const keptFor = (released: boolean) => ({ staleTime: released ? Number.POSITIVE_INFINITY : 0 });

interface Props {
  readonly attemptId: string;
  readonly exerciseId: string;
  /** The question that will probably be opened next; it is prefetched. */
  readonly nextId: string | undefined;
  readonly released: boolean;
}

/** Loads one question of a finished attempt. */
export function LoadedQuestion({ attemptId, exerciseId, nextId, released }: Props) {
  const t = useMessage();
  const language = useLanguage();
  const client = useQueryClient();
  const kept = keptFor(released);
  const exercise = useCall("exerciseDetail", { attempt_id: attemptId, exercise_id: exerciseId }, kept);
  const isThere = exercise.data !== undefined;
  useEffect(() => {
    if (isThere && nextId !== undefined)
      void client.prefetchQuery({
        ...callQuery("exerciseDetail", { attempt_id: attemptId, exercise_id: nextId }, language),
        ...keptFor(released),
      });
  }, [client, isThere, attemptId, nextId, language, released]);

  if (exercise.isError) return <FaultCard fault={exercise.error} onRetry={() => void exercise.refetch()} />;
  if (exercise.data === undefined)
    return (
      <Grid gap="16" aria-busy="true">
        <Hidden role="status">{t("results.loadingQuestion")}</Hidden>
        <Skeleton height="28px" maxW="90%" />
        <Skeleton height="28px" maxW="60%" />
        <Skeleton height="160px" />
      </Grid>
    );
  return <QuestionReview key={exerciseId} attemptId={attemptId} exercise={exercise.data} />;
}
