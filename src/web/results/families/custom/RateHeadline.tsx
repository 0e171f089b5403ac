import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { FixedReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { ink } from "../../../ui/chart/ink";
import { across, stretch, type Domain } from "../../../ui/chart/scale";
import { formatsOf } from "../../../ui/format";
import { ScoreLine } from "../../ScoreLine";
import { MarksBar } from "./MarksBar";
import { TimeUsed } from "./TimeUsed";

const whole: Domain = [0, 1];
const quarters = [0, 0.25, 0.5, 0.75, 1];

/** The estimated correct rate of practice, or the expected share of a whole test, with band and meaning. */
export function RateHeadline({ report }: { report: FixedReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const { domain, points, points_total: total } = report;
  const { rate, band } = domain ?? { rate: report.correct_rate ?? 0, band: report.band ?? whole };
  const values = { rate: formats.percent(rate), band: formats.percentRange(band) };
  return (
    <Card aria-label={t("results.score")}>
      <ScoreLine
        name={t(domain == null ? "results.rate" : "results.domain")}
        value={values.rate}
        band={t("results.rateBand", { band: values.band })}
      />
      <Text mt="16" fontSize="lg" maxW="prose">
        {domain == null
          ? t("results.rateMeaning", { points: formats.points(points ?? 0), total: formats.points(total) })
          : t("results.domainMeaning", { rate: values.rate, items: domain.items })}
      </Text>
      <TimeUsed report={report} />
      <Box
        mt="24"
        css={{ "& svg": { display: "block", width: "100%", overflow: "visible", fontVariantNumeric: "tabular-nums" } }}
      >
        <svg
          role="img"
          aria-label={t(domain == null ? "results.rateSummary" : "results.domainSummary", values)}
          height="56"
        >
          <rect y="8" width="100%" height="20" rx="4" fill={ink.track} />
          <rect
            x={across(whole, band[0])}
            y="8"
            width={stretch(whole, band)}
            height="20"
            fill={ink.own}
            opacity="0.25"
          />
          <line x1={across(whole, rate)} x2={across(whole, rate)} y1="2" y2="28" stroke={ink.own} strokeWidth="3" />
          {quarters.map((quarter) => (
            <text
              key={quarter}
              x={across(whole, quarter)}
              y="46"
              fontSize="12"
              fill={ink.quiet}
              textAnchor={quarter === 0 ? "start" : quarter === 1 ? "end" : "middle"}
            >
              {formats.percent(quarter)}
            </text>
          ))}
        </svg>
      </Box>
      {report.released ? (
        <Box mt="16">
          <MarksBar items={report.items} />
        </Box>
      ) : null}
    </Card>
  );
}
