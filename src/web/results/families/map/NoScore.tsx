import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { MapReport } from "../../../../contract/report/report";
import { useMessage } from "../../../i18n/use-message";
import type { ResultLinks } from "../../../site/links";
import { Card } from "../../../ui/Card";
import { Actions } from "../../Actions";
import { ValidityReasons } from "./ValidityReasons";

/** In place of a score: why there is none, and what to do about it. */
export function NoScore({ report, links }: { report: MapReport; links: ResultLinks }) {
  const t = useMessage();
  return (
    <Card aria-label={t("results.score")}>
      <Text as="h2" fontSize="2xl" fontWeight="semibold">
        {t("results.noScoreTitle")}
      </Text>
      <Text mt="8" fontSize="lg" maxW="prose">
        {t("results.noScoreText")}
      </Text>
      <Box mt="8">
        <ValidityReasons report={report} />
      </Box>
      <Text mt="8" mb="24" color="fg.muted" maxW="prose">
        {t(links.analysis === null ? "results.noScoreKept" : "results.noScoreAdvice")}
      </Text>
      <Actions links={links} />
    </Card>
  );
}
