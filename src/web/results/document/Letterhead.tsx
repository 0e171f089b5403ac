import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { Report } from "../../../contract/report/report";
import { useSite } from "../../contexts/site-context";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";
import { clockFace } from "../../ui/times";
import { useReportFacts } from "../families/facts";

/** The student, the test, and the date of the attempt. */
export function Letterhead({ report }: { readonly report: Report }) {
  const t = useMessage();
  const language = useLanguage();
  const site = useSite();
  const { student, title, finished_at: finishedAt, items, duration_ms: taken } = report;
  const facts = [
    { name: t("document.student"), value: student ?? t("document.noName") },
    { name: t("document.date"), value: formatsOf(language).moment(finishedAt) },
    { name: t("document.test"), value: [localized(title, language), ...useReportFacts(report)].join(" · ") },
    { name: t("document.length"), value: t("document.items", { items: items.length, time: clockFace(taken) }) },
  ];
  return (
    <Box borderBottomWidth="2px" borderColor="accent.solid" pb="16">
      <Flex justify="space-between" align="baseline" gap="16">
        <Heading as="h2" fontSize="2xl">
          {t("document.title")}
        </Heading>
        <Box color="fg.muted">{site?.name}</Box>
      </Flex>
      <Grid as="dl" mt="16" columnGap="24" rowGap="8" templateColumns={{ base: "1fr", sm: "3fr 2fr" }}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <Box as="dt" color="fg.muted" fontSize="xs">
              {name}
            </Box>
            <Box as="dd" fontWeight="medium" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
              {value}
            </Box>
          </div>
        ))}
      </Grid>
      <Box mt="8" color="fg.muted" fontSize="xs" overflowWrap="anywhere">
        {t("document.estimates", { attempt: report.attempt_id })}
      </Box>
    </Box>
  );
}
