import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ScoreSummary } from "../../contract/tests";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { scoreWords } from "./score-words";

const unitWords = {
  percent: "score.percent",
  rit: "score.rit",
  sas: "score.sas",
  sat: "score.sat",
  opt: "score.opt",
} as const satisfies Record<ScoreSummary["unit"], string>;

const share = (value: number, [from, to]: readonly [number, number]) =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));

/** A score with its band, as words and as a small bar on its whole scale. */
export function ScoreBar({ score }: { readonly score: ScoreSummary }) {
  const t = useMessage();
  const { value, band } = scoreWords(score, useLanguage());
  const low = share(score.low, score.scale);
  const high = share(score.high, score.scale);
  return (
    <Box>
      <Flex align="baseline" gap="8" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Box as="span" fontWeight="semibold" fontSize="lg">
          {t(unitWords[score.unit], { value })}
        </Box>
        <Box as="span" color="fg.muted" fontSize="xs">
          {t("score.band", { band })}
        </Box>
      </Flex>
      <Box
        position="relative"
        height="8px"
        mt="4"
        borderRadius="pill"
        bg="bg.subtle"
        aria-hidden="true"
        css={{ forcedColorAdjust: "none" }}
      >
        <Box
          position="absolute"
          insetY="0"
          borderRadius="pill"
          bg="accent.mark"
          opacity={0.35}
          style={{ left: `${low}%`, width: `${Math.max(2, high - low)}%` }}
        />
        <Box
          position="absolute"
          insetY="-1px"
          width="3px"
          ml="-1.5px"
          borderRadius="pill"
          bg="accent.solid"
          style={{ left: `${share(score.value, score.scale)}%` }}
        />
      </Box>
    </Box>
  );
}
