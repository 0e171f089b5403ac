import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { ComparedMapReport, MeasuredMapReport } from "../../../../contract/report/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { formatsOf } from "../../../ui/format";
import { ScoreLine } from "../../ScoreLine";
import { isCompared } from "./is-measured";
import { QuintileBadge } from "./QuintileBadge";
import { RitKindWord } from "./RitKindWord";
import { RitRuler } from "./RitRuler";
import { useGroupName } from "./use-group-name";

interface RitHeadlineProps {
  readonly report: MeasuredMapReport;
  /** Whether it is the first part of the result. */
  readonly isFirst?: boolean;
}

/** The score with its band, its meaning, and its position on the scale. */
export function RitHeadline({ report, isFirst = true }: RitHeadlineProps) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  return (
    <Card aria-label={t("results.score")}>
      {isFirst ? <RitKindWord report={report} /> : null}
      <ScoreLine
        name={t("results.rit")}
        value={formats.whole(report.estimate.rit)}
        error={`± ${formats.decimal(report.estimate.se)}`}
        band={t("results.ritBand", {
          low: formats.whole(report.estimate.band[0]),
          high: formats.whole(report.estimate.band[1]),
        })}
      />
      <Text mt="16" fontSize="lg" maxW="prose">
        {isCompared(report) ? <Meaning report={report} /> : t("results.notCompared")}
      </Text>
      <Flex mt="12" columnGap="24" rowGap="8" wrap="wrap" align="center">
        {isCompared(report) ? <QuintileBadge descriptor={report.estimate.descriptor} /> : null}
        {report.reading_level === null ? null : (
          <span>{t("results.readingLevel", { from: report.reading_level[0], to: report.reading_level[1] })}</span>
        )}
      </Flex>
      <Box mt="32">
        <RitRuler report={report} />
      </Box>
    </Card>
  );
}

function Meaning({ report }: { readonly report: ComparedMapReport }) {
  const t = useMessage();
  const group = useGroupName(report);
  const [low = "", high = ""] = report.estimate.percentile_band.map(formatsOf(useLanguage()).whole);
  return t("results.ritMeaning", { group, low, high, alike: low === high ? "yes" : "no" });
}
