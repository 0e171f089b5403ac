import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { cefrLevels, cefrName } from "../../../../contract/item/cefr";
import type { ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ink } from "../../../ui/chart/ink";
import { across, stretch } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { bandOnLadder, ladder, placeOnLadder } from "./ladder";

interface LadderRowProps {
  readonly score: ScaledScore;
  /** Shown beside the level and its band. */
  readonly detail?: string;
}

const css = { "& svg": { display: "block", width: "100%", overflow: "visible" } };
const height = 22;

/** One score on the ladder: its level, its band, and their position among all levels. */
export function LadderRow({ score, detail }: LadderRowProps) {
  const t = useMessage();
  const language = useLanguage();
  const title = localized(score.title, language);
  const band = formatsOf(language).range(score.band);
  const level = cefrName(score.level ?? "preA1");
  const stretchOfBand = bandOnLadder(score);
  return (
    <div>
      <Flex justify="space-between" gap="12" wrap="wrap" align="baseline">
        <Box fontWeight="medium" minW="0" overflowWrap="anywhere">
          {title}
        </Box>
        <Flex gap="12" align="baseline" fontVariantNumeric="tabular-nums">
          {detail === undefined ? null : <Box color="fg.muted">{detail}</Box>}
          <Box>
            <strong>{level}</strong> ({band})
          </Box>
        </Flex>
      </Flex>
      <Box mt="6" css={css}>
        <svg role="img" aria-label={t("opt.ladderRow", { title, level, value: score.value, band })} height={height}>
          {cefrLevels.slice(1).map((name, rung) => (
            <line
              key={name}
              x1={across(ladder, rung * 20)}
              x2={across(ladder, rung * 20)}
              y2={height}
              stroke={ink.grid}
            />
          ))}
          <line x2="100%" y1={height / 2} y2={height / 2} stroke={ink.grid} />
          <rect
            x={across(ladder, stretchOfBand[0])}
            width={stretch(ladder, stretchOfBand)}
            y="5"
            height="12"
            rx="6"
            fill={ink.own}
            opacity="0.3"
          />
          <circle cx={across(ladder, placeOnLadder(score))} cy={height / 2} r="6" fill={ink.own} />
        </svg>
      </Box>
    </div>
  );
}
