import { Box } from "@chakra-ui/react/box";
import type { MeasuredMapReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ink } from "../../../ui/chart/ink";
import { bandPath } from "../../../ui/chart/paths";
import { across, percentAt, stretch, ticksOf, windowAround, type Domain } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { useGroupName } from "./use-group-name";

/** Distance from an end in percent within which a label is aligned inwards. */
const clear = 26;

/**
 * The whole scale above, and below it the part about the score, with its band and the mean of the same grade and
 * season.
 */
export function RitRuler({ report }: { report: MeasuredMapReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const group = useGroupName(report);
  const { scale, norm } = report;
  const { rit, band } = report.estimate;
  const near = windowAround([...band, ...(norm === null ? [] : [norm.mean])], {
    step: 10,
    margin: 6,
    span: 60,
    limits: scale,
  });
  const ends = near.map((value) => percentAt(scale, value));
  const [from = 0, to = 100] = ends;
  const place = { rit: formats.whole(rit), band: formats.range(band), low: scale[0], high: scale[1] };
  return (
    <Box
      as="figure"
      m="0"
      css={{ "& svg": { display: "block", width: "100%", overflow: "visible", fontVariantNumeric: "tabular-nums" } }}
    >
      <svg
        role="img"
        aria-label={
          norm === null
            ? t("results.rulerAlone", place)
            : t("results.rulerSummary", { ...place, mean: formats.whole(norm.mean), group })
        }
        height={norm === null ? 124 : 158}
      >
        <text y="11" fontSize="12" fill={ink.quiet}>
          {scale[0]}
        </text>
        <text x="100%" y="11" fontSize="12" fill={ink.quiet} textAnchor="end">
          {scale[1]}
        </text>
        <rect y="18" width="100%" height="8" rx="4" fill={ink.track} />
        <rect x={across(scale, near[0])} y="18" width={stretch(scale, near)} height="8" fill={ink.own} opacity="0.18" />
        <rect x={across(scale, band[0])} y="18" width={stretch(scale, band)} height="8" fill={ink.own} opacity="0.55" />
        <svg y="26" height="40" width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
          <path
            d={bandPath(
              [
                [from, 0],
                [to, 0],
              ],
              [
                [0, 100],
                [100, 100],
              ],
            )}
            fill={ink.own}
            opacity="0.06"
          />
        </svg>
        <rect y="66" width="100%" height="36" rx="2" fill={ink.track} />
        <rect x={across(near, band[0])} y="66" width={stretch(near, band)} height="36" fill={ink.own} opacity="0.25" />
        <line x1={across(near, rit)} x2={across(near, rit)} y1="58" y2="102" stroke={ink.own} strokeWidth="3" />
        <circle cx={across(near, rit)} cy="58" r="5" fill={ink.own} />
        {ticksOf(near, 8).map((tick) => (
          <g key={tick}>
            <line x1={across(near, tick)} x2={across(near, tick)} y1="94" y2="102" stroke={ink.axis} />
            <text x={across(near, tick)} y="118" fontSize="12" fill={ink.quiet} textAnchor="middle">
              {tick}
            </text>
          </g>
        ))}
        {norm === null ? null : (
          <MeanMark
            near={near}
            mean={norm.mean}
            words={`${t("results.meanOf", { group })} ${formats.whole(norm.mean)}`}
          />
        )}
      </svg>
    </Box>
  );
}

interface MeanMarkProps {
  readonly near: Domain;
  readonly mean: number;
  readonly words: string;
}

/** The mean of the norm group; its label is aligned inwards near an end. */
function MeanMark({ near, mean, words }: MeanMarkProps) {
  const at = percentAt(near, mean);
  const anchor = at < clear ? "start" : at > 100 - clear ? "end" : "middle";
  return (
    <>
      <svg x={across(near, mean)}>
        <path d="M0 70V104M0 124V134" stroke={ink.norm} strokeWidth="2" />
      </svg>
      <text x={across(near, mean)} y="148" fontSize="12" fill={ink.norm} textAnchor={anchor}>
        {words}
      </text>
    </>
  );
}
