import { Box } from "@chakra-ui/react/box";
import type { ScaledScore } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ink } from "../../../ui/chart/ink";
import { formatsOf } from "../../../ui/format";
import { gauge, gaugeArc, gaugePoint } from "./arc";

/** A score with its range on a half circle that represents the whole scale. */
export function ScoreGauge({ score }: { readonly score: ScaledScore }) {
  const t = useMessage();
  const language = useLanguage();
  const { value, band, range } = score;
  const [fromX, fromY] = gaugePoint(range, value, gauge.radius - 16);
  const [toX, toY] = gaugePoint(range, value, gauge.radius + 16);
  const label = t("results.sat.gauge", {
    title: localized(score.title, language),
    value,
    range: formatsOf(language).range(band),
    low: range[0],
    high: range[1],
  });
  return (
    <Box data-gauge width="full" maxW="280px" css={{ "& svg": { display: "block", width: "100%", height: "auto" } }}>
      <svg role="img" aria-label={label} viewBox={`0 0 ${gauge.width} ${gauge.height}`}>
        <path d={gaugeArc(range, range)} fill="none" stroke={ink.track} strokeWidth="20" />
        <path d={gaugeArc(range, band)} fill="none" stroke={ink.own} strokeOpacity="0.4" strokeWidth="20" />
        <line x1={fromX} y1={fromY} x2={toX} y2={toY} stroke={ink.own} strokeWidth="4" strokeLinecap="round" />
        <text x={gauge.x} y={gauge.y - 8} fontSize="30" fontWeight="600" fill={ink.text} textAnchor="middle">
          {value}
        </text>
        <text x={gauge.x - gauge.radius} y={gauge.y + 22} fontSize="13" fill={ink.quiet} textAnchor="middle">
          {range[0]}
        </text>
        <text x={gauge.x + gauge.radius} y={gauge.y + 22} fontSize="13" fill={ink.quiet} textAnchor="middle">
          {range[1]}
        </text>
      </svg>
    </Box>
  );
}
