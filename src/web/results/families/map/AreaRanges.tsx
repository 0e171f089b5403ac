import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { MapReport, MeasuredMapReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { ink } from "../../../ui/chart/ink";
import { across, stretch, ticksOf, windowAround } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { RelationTag } from "./RelationTag";
import { descriptorMessages, relationMessages } from "./words";

/** Each area's score as a range on one axis, with the whole test's band behind them. */
export function AreaRanges({ report }: { report: MeasuredMapReport }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const measured = report.areas.filter((area) => area.items > 0);
  const axis = windowAround([...report.estimate.band, ...measured.flatMap((area) => area.band)], {
    step: 10,
    margin: 2,
    span: 40,
    limits: report.scale,
  });
  const range = (area: MapReport["areas"][number]) =>
    area.items === 0 ? t("results.areaEmpty") : formats.range(area.band);
  const table = {
    caption: t("results.areasTitle"),
    head: [
      t("results.column.area"),
      t("results.column.range"),
      t("results.column.right"),
      t("results.column.level"),
      t("results.column.relation"),
    ],
    rows: report.areas.map((area) => [
      localized(area.title, language),
      range(area),
      t("results.rightOf", { right: area.right, items: area.items }),
      area.items === 0 || area.descriptor === null ? "" : t(descriptorMessages[area.descriptor]),
      area.items === 0 ? "" : t(relationMessages[area.relation]),
    ]),
  };
  return (
    <Panel title={t("results.areasTitle")} lead={t("results.areasLead")}>
      <ChartFigure table={table}>
        <Grid
          gap="16"
          css={{
            "& svg": { display: "block", width: "100%", overflow: "visible", fontVariantNumeric: "tabular-nums" },
          }}
        >
          {report.areas.map((area) => (
            <div key={area.area}>
              <Flex justify="space-between" gap="12" align="baseline" wrap="wrap">
                <Flex gap="8" align="center" wrap="wrap" minW="0">
                  <Box fontWeight="medium" overflowWrap="anywhere">
                    {localized(area.title, language)}
                  </Box>
                  {area.items === 0 ? null : <RelationTag relation={area.relation} />}
                </Flex>
                <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                  {range(area)}
                </Box>
              </Flex>
              <Box mt="4">
                <svg aria-hidden="true" height="24">
                  <rect
                    x={across(axis, report.estimate.band[0])}
                    width={stretch(axis, report.estimate.band)}
                    height="24"
                    fill={ink.own}
                    opacity="0.08"
                  />
                  <line x1="0" x2="100%" y1="12" y2="12" stroke={ink.grid} />
                  {area.items === 0 ? null : (
                    <>
                      <rect
                        x={across(axis, area.band[0])}
                        width={stretch(axis, area.band)}
                        y="7"
                        height="10"
                        rx="5"
                        fill={ink.own}
                        opacity="0.3"
                      />
                      <circle cx={across(axis, area.rit)} cy="12" r="6" fill={ink.own} />
                    </>
                  )}
                </svg>
              </Box>
            </div>
          ))}
          <svg
            role="img"
            aria-label={t("results.areasSummary", {
              areas: measured
                .map((area) => `${localized(area.title, language)} ${formats.range(area.band)}`)
                .join(", "),
            })}
            height="20"
          >
            {ticksOf(axis, 6).map((tick) => (
              <text key={tick} x={across(axis, tick)} y="14" fontSize="12" fill={ink.quiet} textAnchor="middle">
                {tick}
              </text>
            ))}
          </svg>
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
