import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Heading } from "@chakra-ui/react/heading";
import type { Report } from "../../contract/report/report";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { formatsOf } from "../ui/format";
import { usePageName } from "../ui/page";
import { TestMark } from "../ui/TestMark";
import { clockFace } from "../ui/times";
import { Whose } from "./Whose";

/** The test, the date, the duration, and the student. */
export function ResultHeader({ report, more = [] }: { report: Report; more?: readonly string[] }) {
  const t = useMessage();
  const language = useLanguage();
  const title = localized(report.title, language);
  usePageName(report.title);
  const facts = [
    formatsOf(language).moment(report.finished_at),
    t("results.items", { items: report.items.length }),
    t("results.took", { time: clockFace(report.duration_ms) }),
    ...more,
  ];
  return (
    <div>
      <Whose report={report} />
      <Flex gap="12" align="center">
        <TestMark family={report.family} />
        <Heading as="h1" fontSize={{ base: "xl", md: "2xl" }} tabIndex={-1} overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
      </Flex>
      <Box mt="8" color="fg.muted" fontVariantNumeric="tabular-nums">
        {facts.join(" · ")}
      </Box>
    </div>
  );
}
