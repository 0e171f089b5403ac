import { Box } from "@chakra-ui/react/box";
import { useMessage } from "../../i18n/use-message";
import type { TryoutAnswer, TryoutEstimate } from "./estimate";

const low = 150;
const high = 260;
const at = (rit: number): number => ((Math.min(high, Math.max(low, rit)) - low) / (high - low)) * 100;

interface EstimateScaleProps {
  readonly estimate: TryoutEstimate;
  readonly answers: readonly TryoutAnswer[];
}

/** The estimate with its band on the scale, and the questions at their difficulties: filled if answered right. */
export function EstimateScale({ estimate: { value, error }, answers }: EstimateScaleProps) {
  const t = useMessage();
  const from = at(value - error);
  const words = t("landing.try.estimate", { value: Math.round(value), error: Math.round(error) });
  const moves = { transition: "left 400ms ease-out, width 400ms ease-out" } as const;
  return (
    <Box mt="20">
      <Box role="img" aria-label={words} position="relative" height="28px" forcedColorAdjust="none">
        <Box position="absolute" insetX="0" top="11px" height="6px" borderRadius="pill" bg="bg.subtle" />
        <Box
          position="absolute"
          top="8px"
          height="12px"
          borderRadius="pill"
          bg="accent.mark"
          opacity="0.3"
          css={{ ...moves, "@media (prefers-reduced-motion: reduce)": { transition: "none" } }}
          style={{ left: `${from}%`, width: `${at(value + error) - from}%` }}
        />
        {answers.map(({ question, isRight }) => (
          <Box
            key={question.asks}
            position="absolute"
            top="9px"
            width="10px"
            height="10px"
            ml="-5px"
            borderRadius="pill"
            borderWidth="2px"
            borderColor="accent.mark"
            bg={isRight ? "accent.mark" : "bg.card"}
            style={{ left: `${at(question.difficulty)}%` }}
          />
        ))}
        <Box
          position="absolute"
          top="2px"
          width="3px"
          height="24px"
          ml="-1.5px"
          borderRadius="pill"
          bg="accent.solid"
          css={{ ...moves, "@media (prefers-reduced-motion: reduce)": { transition: "none" } }}
          style={{ left: `${at(value)}%` }}
        />
      </Box>
      <Box
        display="flex"
        justifyContent="space-between"
        color="fg.muted"
        fontSize="xs"
        fontVariantNumeric="tabular-nums"
      >
        <span>{t("landing.try.easy")}</span>
        <span>{answers.length === 0 ? t("landing.try.open") : words}</span>
        <span>{t("landing.try.hard")}</span>
      </Box>
    </Box>
  );
}
