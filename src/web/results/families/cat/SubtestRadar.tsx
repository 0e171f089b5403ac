import { Box } from "@chakra-ui/react/box";
import type { CatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ink } from "../../../ui/chart/ink";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { radar, radarPath, spokePoint } from "./radar";
import { shareRight } from "./share-right";

const rings = [0.25, 0.5, 0.75, 1] as const;
const lineHeight = 15;

/** A name in up to two lines, so that it fits beside the chart. */
const linesOf = (name: string): readonly string[] => {
  const [first, ...rest] = name.split(" ");
  return rest.length === 0 ? [name] : [first ?? "", rest.join(" ")];
};

/** The share of right answers in each subtest, as one shape. */
export function SubtestRadar({ report }: { readonly report: CatReport }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const rows = report.subtests.map((subtest) => ({
    name: localized(subtest.title, language),
    share: shareRight(subtest) ?? 0,
  }));
  const said = rows.map(({ name, share }) => `${name} ${formats.percent(share)}`).join(t("results.cat.comma"));
  return (
    <Panel title={t("results.cat.radarTitle")} lead={t("results.cat.radarLead")}>
      <Box maxW="460px" mx="auto" css={{ "& svg": { display: "block", width: "100%", height: "auto" } }}>
        <svg
          role="img"
          viewBox={`0 0 ${radar.width} ${radar.height}`}
          aria-label={t("results.cat.radarSummary", { shares: said })}
        >
          {rings.map((ring) => (
            <path key={ring} d={radarPath(rows.map(() => ring))} fill="none" stroke={ink.grid} />
          ))}
          {rows.map(({ name }, spoke) => {
            const [x, y] = spokePoint(spoke, rows.length, 1);
            return <line key={name} x1={radar.x} y1={radar.y} x2={x} y2={y} stroke={ink.grid} />;
          })}
          <path
            d={radarPath(rows.map(({ share }) => share))}
            fill={ink.own}
            fillOpacity="0.25"
            stroke={ink.own}
            strokeWidth="2"
            strokeLinejoin="round"
          />
          {rows.map(({ name, share }, spoke) => {
            const [x, y] = spokePoint(spoke, rows.length, share);
            const [labelX, labelY] = spokePoint(spoke, rows.length, 1, radar.labels);
            const lines = [...linesOf(name), formats.percent(share)];
            const side = Math.abs(labelX - radar.x) < 4 ? "middle" : labelX < radar.x ? "end" : "start";
            const isTop = labelY < radar.y - radar.radius;
            const start = labelY - (isTop ? lines.length - 1 : (lines.length - 1) / 2) * lineHeight + 4;
            const first = labelY > radar.y + radar.radius ? labelY + 8 : start;
            return (
              <g key={name}>
                <circle cx={x} cy={y} r="4" fill={ink.own} />
                <text fontSize="13" fill={ink.text} textAnchor={side}>
                  {lines.map((line, place) => (
                    <tspan
                      key={line}
                      x={labelX}
                      y={first + place * lineHeight}
                      {...(place === lines.length - 1 ? { fill: ink.quiet } : {})}
                    >
                      {line}
                    </tspan>
                  ))}
                </text>
              </g>
            );
          })}
        </svg>
      </Box>
    </Panel>
  );
}
