import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ink } from "../../../ui/chart/ink";
import { across, stretch } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { sasAxis, sasTicks } from "./sas-axis";
import { labelMessages, stanineLabel } from "./words";

const height = 26;

/** One score as a bar on the axis of standard age scores, with its band across the bar's end. */
export function BatteryRow({ score, isDoubtful }: { readonly score: ScaledScore; readonly isDoubtful: boolean }) {
  const t = useMessage();
  const language = useLanguage();
  const { value, band, stanine = 5 } = score;
  const title = localized(score.title, language);
  const range = formatsOf(language).range(band);
  const label = t(labelMessages[stanineLabel(stanine)]);
  const [low, high] = band;
  return (
    <div>
      <Flex
        justify="space-between"
        columnGap="12"
        wrap="wrap"
        direction={{ base: "column", md: "row" }}
        align={{ md: "baseline" }}
      >
        <Box fontWeight="medium">{title}</Box>
        <Box fontVariantNumeric="tabular-nums">
          <Box as="strong" fontSize="lg">
            {value}
          </Box>{" "}
          <Box as="span" color="fg.muted">
            {t(isDoubtful ? "results.cat.rowDoubtful" : "results.cat.row", { range, stanine, label })}
          </Box>
        </Box>
      </Flex>
      <Box mt="4" css={{ "& svg": { display: "block", width: "100%", overflow: "visible" } }}>
        <svg role="img" aria-label={t("results.cat.bar", { title, value, range, stanine, label })} height={height}>
          {sasTicks.map((tick) => (
            <line
              key={tick}
              x1={across(sasAxis, tick)}
              x2={across(sasAxis, tick)}
              y2={height}
              stroke={tick === 100 ? ink.axis : ink.grid}
              strokeWidth={tick === 100 ? 2 : 1}
            />
          ))}
          <rect y="6" width={across(sasAxis, value)} height="14" fill={ink.own} opacity={isDoubtful ? 0.2 : 0.45} />
          <rect
            x={across(sasAxis, low)}
            y="9"
            width={stretch(sasAxis, [low, high])}
            height="8"
            rx="4"
            fill={ink.own}
            opacity="0.35"
          />
          <line
            x1={across(sasAxis, value)}
            x2={across(sasAxis, value)}
            y1="3"
            y2="23"
            stroke={ink.own}
            strokeWidth="3"
          />
        </svg>
      </Box>
    </div>
  );
}
