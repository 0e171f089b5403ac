import { Box } from "@chakra-ui/react/box";
import { ink } from "../../../ui/chart/ink";
import { across, percentAt, stretch } from "../../../ui/chart/scale";
import { sasAxis, sasTicks, stanineStretches } from "./sas-axis";

/** The axis under the bars, with the nine stanines of a battery at their scores. */
export function StanineStrip({ name }: { readonly name: string }) {
  return (
    <Box
      aria-hidden="true"
      css={{ "& svg": { display: "block", width: "100%", overflow: "visible", fontVariantNumeric: "tabular-nums" } }}
    >
      <svg height="66">
        {sasTicks.map((tick) => (
          <text key={tick} x={across(sasAxis, tick)} y="13" fontSize="12" fill={ink.quiet} textAnchor="middle">
            {tick}
          </text>
        ))}
        {stanineStretches.map((own, place) => (
          <g key={own[0]}>
            <rect
              x={across(sasAxis, own[0])}
              y="24"
              width={stretch(sasAxis, own)}
              height="22"
              fill={ink.track}
              stroke={ink.grid}
            />
            <text
              x={`${(percentAt(sasAxis, own[0]) + percentAt(sasAxis, own[1])) / 2}%`}
              y="39"
              fontSize="12"
              fill={ink.text}
              textAnchor="middle"
            >
              {place + 1}
            </text>
          </g>
        ))}
        <text x="0" y="62" fontSize="12" fill={ink.quiet}>
          {name}
        </text>
      </svg>
    </Box>
  );
}
