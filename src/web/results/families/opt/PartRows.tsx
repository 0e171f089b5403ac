import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import type { PlacementReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { ChartFigure } from "../../../ui/chart/ChartFigure";
import { ink } from "../../../ui/chart/ink";
import { Panel } from "../../../ui/Panel";
import { clockFace } from "../../../ui/times";

/** How much of each part was reached, and the time spent on it. */
export function PartRows({ parts }: { readonly parts: PlacementReport["reached_parts"] }) {
  const t = useMessage();
  const language = useLanguage();
  const rows = parts.map(({ title, reached, total, elapsed_ms: elapsed }) => ({
    name: localized(title, language),
    reached: t("opt.reachedOf", { reached, total }),
    share: total === 0 ? 0 : Math.min(1, reached / total),
    time: clockFace(elapsed),
  }));
  const table = {
    caption: t("opt.partsTitle"),
    head: [t("opt.column.part"), t("opt.column.reached"), t("opt.column.time")],
    rows: rows.map(({ name, reached, time }) => [name, reached, time]),
  };
  return (
    <Panel title={t("opt.partsTitle")}>
      <ChartFigure table={table}>
        <Grid gap="16">
          {rows.map(({ name, reached, share, time }) => (
            <div key={name}>
              <Flex justify="space-between" gap="12" wrap="wrap" align="baseline">
                <Box fontWeight="medium" overflowWrap="anywhere" minW="0">
                  {name}
                </Box>
                <Box color="fg.muted" fontVariantNumeric="tabular-nums">
                  {reached} · {time}
                </Box>
              </Flex>
              <Box mt="6" css={{ "& svg": { display: "block", width: "100%" } }}>
                <svg role="img" aria-label={`${name}: ${reached}, ${time}`} height="8">
                  <rect width="100%" height="8" rx="4" fill={ink.track} />
                  {share === 0 ? null : <rect width={`${share * 100}%`} height="8" rx="4" fill={ink.own} />}
                </svg>
              </Box>
            </div>
          ))}
        </Grid>
      </ChartFigure>
    </Panel>
  );
}
