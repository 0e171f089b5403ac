import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { isByCorrectRate } from "../../../../contract/item/scoring";
import type { FixedReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { formatsOf } from "../../../ui/format";
import { KindWord } from "../../KindWord";
import { MarksBar } from "./MarksBar";
import { TimeUsed } from "./TimeUsed";

/** The headline of a test scored by count: number of right answers or points, then their share. */
export function CountHeadline({ report }: { report: FixedReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const { right, points, points_total: most, total, answered, correct_rate: rate, awaiting } = report;
  const isByRate = isByCorrectRate(report.exam_info);
  const count = isByRate
    ? t("results.countOf", { count: formats.whole(right ?? 0), total: formats.whole(total) })
    : t("results.countOf", { count: formats.points(points ?? 0), total: formats.points(most) });
  return (
    <Card aria-label={t("results.score")}>
      <KindWord isLow={awaiting === undefined && (rate ?? 1) < 0.5} answered={answered} />
      <Box color="fg.muted" fontWeight="medium">
        {t(isByRate ? "results.countRight" : "results.countPoints")}
        {awaiting === undefined ? "" : ` · ${t("results.soFar")}`}
      </Box>
      <Flex align="baseline" columnGap="24" mt="4" wrap="wrap" fontVariantNumeric="tabular-nums">
        <Box
          as="strong"
          fontSize={{ base: "42px", md: "56px" }}
          lineHeight="1.1"
          fontWeight="semibold"
          letterSpacing="-0.02em"
        >
          {count}
        </Box>
        <Box fontSize="xl" color="fg.muted">
          {formats.percent(rate ?? 0)}
        </Box>
      </Flex>
      <TimeUsed report={report} />
      {report.released ? (
        <Box mt="24">
          <MarksBar items={report.items} />
        </Box>
      ) : null}
    </Card>
  );
}
