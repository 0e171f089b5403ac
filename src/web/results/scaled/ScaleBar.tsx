import { Box } from "@chakra-ui/react/box";
import type { ScaledScore } from "../../../contract/report/report";
import { ink } from "../../ui/chart/ink";
import { across, stretch } from "../../ui/chart/scale";

const css = { "& svg": { display: "block", width: "100%", overflow: "visible" } };

/** A score with its band on its whole scale, and the benchmark if there is one. */
export function ScaleBar({
  score: { value, band, range, benchmark },
  label,
}: {
  readonly score: ScaledScore;
  readonly label: string;
}) {
  return (
    <Box css={css}>
      <svg role="img" aria-label={label} height="36">
        <rect y="6" width="100%" height="12" rx="4" fill={ink.track} />
        <rect x={across(range, band[0])} y="6" width={stretch(range, band)} height="12" fill={ink.own} opacity="0.3" />
        <line x1={across(range, value)} x2={across(range, value)} y1="2" y2="22" stroke={ink.own} strokeWidth="3" />
        {benchmark === undefined ? null : (
          <line
            x1={across(range, benchmark)}
            x2={across(range, benchmark)}
            y1="2"
            y2="22"
            stroke={ink.quiet}
            strokeWidth="2"
            strokeDasharray="3 2"
          />
        )}
        {range.map((end, place) => (
          <text
            key={end}
            x={place === 0 ? "0" : "100%"}
            y="34"
            fontSize="12"
            fill={ink.quiet}
            textAnchor={place === 0 ? "start" : "end"}
          >
            {end}
          </text>
        ))}
      </svg>
    </Box>
  );
}
