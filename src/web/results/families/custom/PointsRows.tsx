import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { FixedReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { ink } from "../../../ui/chart/ink";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";

interface PointsRowsProps {
  readonly title: string;
  /** The name for the parts. */
  readonly column: string;
  readonly parts: readonly (Omit<FixedReport["areas"][number], "area"> & { readonly id: string })[];
}

/** Points by area or section, each as a bar with its numbers beside it. */
export function PointsRows({ title, column, parts }: PointsRowsProps) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const saidOf = ({ items, right, awaiting_points: awaiting }: PointsRowsProps["parts"][number]): string => {
    const scored = items === 0 ? [] : [t("results.rightOf", { right, items })];
    const waiting = awaiting === undefined ? [] : [t("results.awaitingPoints", { points: awaiting })];
    return [...scored, ...waiting].join(" · ") || t("results.areaEmpty");
  };
  const rows = parts.map((part) => ({
    ...part,
    name: localized(part.title, language),
    share: part.points_total === 0 ? null : Math.max(0, part.points / part.points_total),
    said: saidOf(part),
  }));
  const table = {
    caption: title,
    head: [column, t("results.column.right"), t("results.column.points"), t("results.column.rate")],
    rows: rows.map(({ name, said, points, points_total: total, share }) => [
      name,
      said,
      `${formats.points(points)} / ${formats.points(total)}`,
      share === null ? "" : formats.percent(share),
    ]),
  };
  return (
    <Panel title={title}>
      <ChartFigure table={table}>
        <Grid gap="16">
          {rows.map(({ id, name, said, share }) => (
            <div key={id}>
              <Flex justify="space-between" gap="12" wrap="wrap" align="baseline">
                <Box fontWeight="medium" overflowWrap="anywhere" minW="0">
                  {name}
                </Box>
                <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                  {share === null ? said : `${said} · ${formats.percent(share)}`}
                </Box>
              </Flex>
              <Box mt="6" css={{ "& svg": { display: "block", width: "100%" } }}>
                <svg role="img" aria-label={`${name}: ${said}`} height="10">
                  <rect width="100%" height="10" rx="5" fill={ink.track} />
                  {share === null || share === 0 ? null : (
                    <rect width={`${share * 100}%`} height="10" rx="5" fill={ink.own} />
                  )}
                </svg>
              </Box>
            </div>
          ))}
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
