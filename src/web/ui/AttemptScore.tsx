import { Box } from "@chakra-ui/react/box";
import type { ReactNode } from "react";
import type { AttemptSummary } from "../../contract/tests";
import { useMessage } from "../i18n/use-message";
import { ScoreBar } from "./ScoreBar";

interface AttemptScoreProps {
  readonly attempt: Pick<AttemptSummary, "score" | "awaiting_points">;
  /** Shown where there is no score, and none to come. */
  readonly children?: ReactNode;
}

/** The score of an attempt so far, and the points that a person has yet to mark. */
export function AttemptScore({ attempt: { score, awaiting_points: points }, children }: AttemptScoreProps) {
  const t = useMessage();
  return (
    <>
      {score === null ? points === undefined && children : <ScoreBar score={score} />}
      {points !== undefined && (
        <Box fontSize="xs" color="fg.muted">
          {t("score.awaiting", { points })}
        </Box>
      )}
    </>
  );
}
