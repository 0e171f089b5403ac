import { Box } from "@chakra-ui/react/box";
import type { ComparedMapReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { ink } from "../../../ui/chart/ink";
import { bell, bellArea, bellLine, linePath } from "../../../ui/chart/paths";
import { across, clampToDomain, percentAt, type Domain } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { useGroupName } from "./use-group-name";
import { descriptorBorders, descriptorMessages, descriptors } from "./words";

const height = 170;
const peak = 86;
/** Percent from the left between which a label has room on both sides. */
const roomy = [30, 70] as const;
/** For each label: the border it is aligned to, its alignment, and its line; neighbours never share a line. */
const labels = [
  { z: -1.6, anchor: "middle", line: 0 },
  { z: -0.22, anchor: "end", line: 1 },
  { z: 0, anchor: "middle", line: 0 },
  { z: 0.22, anchor: "start", line: 1 },
  { z: 1.6, anchor: "middle", line: 0 },
] as const;

/** The score's band among students of the same grade and season. */
export function PercentileCurve({ report }: { report: ComparedMapReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const group = useGroupName(report);
  const { mean, sd } = report.norm;
  const reach = Math.min(4, Math.max(2.6, Math.abs((report.estimate.rit - mean) / sd) + 0.5));
  const domain: Domain = [mean - reach * sd, mean + reach * sd];
  const shape = { mean, sd, domain, peak };
  const band: Domain = [clampToDomain(report.estimate.band[0], domain), clampToDomain(report.estimate.band[1], domain)];
  const rit = clampToDomain(report.estimate.rit, domain);
  const top = height * (1 - (peak / 100) * bell((rit - mean) / sd));
  const place = percentAt(domain, rit);
  const leansLeft = place > roomy[1] || (place > roomy[0] && rit < mean);
  const edges = [domain[0], ...descriptorBorders.map((z) => mean + z * sd), domain[1]];
  const range = formats.range(report.estimate.percentile_band);
  const table = {
    caption: t("results.percentileTable", { group }),
    head: [t("results.column.level"), t("results.column.ritFrom"), t("results.column.ritTo"), t("results.column.you")],
    rows: descriptors.map((descriptor, index) => [
      t(descriptorMessages[descriptor]),
      index === 0 ? "" : formats.whole(edges[index] ?? mean),
      index === descriptors.length - 1 ? "" : formats.whole(edges[index + 1] ?? mean),
      descriptor === report.estimate.descriptor ? formats.whole(report.estimate.rit) : "",
    ]),
  };
  return (
    <Panel title={t("results.percentileTitle")} lead={t("results.percentileLead", { group, range })}>
      <ChartFigure table={table}>
        <Box
          css={{
            "& svg": { display: "block", width: "100%", overflow: "visible", fontVariantNumeric: "tabular-nums" },
          }}
        >
          <svg
            role="img"
            aria-label={t("results.percentileSummary", {
              range,
              group,
              level: t(descriptorMessages[report.estimate.descriptor]),
            })}
            height={height + 62}
          >
            <svg height={height} width="100%" viewBox="0 0 100 100" preserveAspectRatio="none">
              <path d={bellArea(shape, domain)} fill={ink.track} />
              <path d={bellArea(shape, band)} fill={ink.own} opacity="0.28" />
              <path
                d={linePath(bellLine(shape, domain))}
                fill="none"
                stroke={ink.axis}
                strokeWidth="1.5"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            {descriptorBorders.map((z) => (
              <line
                key={z}
                x1={across(domain, mean + z * sd)}
                x2={across(domain, mean + z * sd)}
                y1={height * (1 - (peak / 100) * bell(z))}
                y2={height + 24}
                stroke={ink.axis}
                strokeDasharray="2 3"
                opacity="0.7"
              />
            ))}
            <line x1="0" x2="100%" y1={height} y2={height} stroke={ink.axis} />
            <line
              x1={across(domain, rit)}
              x2={across(domain, rit)}
              y1={top}
              y2={height}
              stroke={ink.own}
              strokeWidth="2"
            />
            <circle cx={across(domain, rit)} cy={top} r="5" fill={ink.own} />
            <text
              x={across(domain, rit)}
              y={top - 12}
              dx={leansLeft ? -4 : 4}
              fontSize="14"
              fontWeight="600"
              fill={ink.own}
              stroke={ink.paper}
              strokeWidth="4"
              paintOrder="stroke"
              textAnchor={leansLeft ? "end" : "start"}
            >
              {t("results.percentilePoint", { percentile: formats.whole(report.estimate.percentile) })}
            </text>
            {labels.map(({ z, anchor, line }, index) => {
              const descriptor = descriptors[index] ?? "average";
              const own = descriptor === report.estimate.descriptor;
              return (
                <text
                  key={descriptor}
                  x={across(domain, mean + z * sd)}
                  y={height + 18 + line * 22}
                  fontSize="12"
                  fontWeight={own ? 600 : 400}
                  fill={own ? ink.text : ink.quiet}
                  textAnchor={anchor}
                >
                  {t(descriptorMessages[descriptor])}
                </text>
              );
            })}
          </svg>
        </Box>
      </ChartFigure>
      <Box mt="8" fontSize="xs" color="fg.muted">
        {t("results.normSource", { source: report.norm.source })}
      </Box>
    </Panel>
  );
}
