import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Text } from "@chakra-ui/react/text";
import type { MapReport } from "../../../../contract/report";
import { useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Card } from "../../../ui/Card";
import { formatsOf } from "../../format";
import { ScoreLine } from "../../ScoreLine";
import { RitRuler } from "./RitRuler";
import { useGroupName } from "./use-group-name";
import { descriptorMessages } from "./words";

/** The score with its band, what it means, and where it lies on the scale. */
export function RitHeadline({ report }: { report: MapReport }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const group = useGroupName(report);
  const [low, high] = report.percentile_band.map(formats.whole);
  return (
    <Card aria-label={t("results.score")}>
      <ScoreLine
        name={t("results.rit")}
        value={formats.whole(report.rit)}
        error={`± ${formats.decimal(report.se)}`}
        band={t("results.ritBand", { low: formats.whole(report.band[0]), high: formats.whole(report.band[1]) })}
      />
      <Text mt="16" fontSize="lg" maxW="prose">
        {t("results.ritMeaning", { group, low: low ?? "", high: high ?? "", alike: low === high ? "yes" : "no" })}
      </Text>
      <Flex mt="8" gap="8" color="fg.muted" wrap="wrap">
        <span>{t("results.ritLevel", { level: t(descriptorMessages[report.descriptor]) })}</span>
      </Flex>
      <Box mt="32">
        <RitRuler report={report} />
      </Box>
    </Card>
  );
}
