import { Box } from "@chakra-ui/react/box";
import type { Calls } from "../../contract/calls/calls";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";

type Report = Calls["exportReport"]["output"];

/** The changes and omissions of an export, for the test and for each question. */
export function ExportReport({ report }: { readonly report: Report }) {
  const t = useMessage();
  const language = useLanguage();
  const sentences = (reasons: Report["test"]): string =>
    reasons.map(({ sentence }) => localized(sentence, language)).join(" ");
  return (
    <Box mt="12">
      <Box role="status">
        {t("export.counts", { exact: report.exact, changed: report.changed, leftOut: report.left_out })}
      </Box>
      <Box mt="4" color="fg.muted">
        {`${t("export.keys")} ${sentences(report.test)}`}
      </Box>
      {report.questions.length === 0 ? null : (
        <Box as="details" mt="8">
          <Box as="summary" cursor="pointer" minH="32">
            {t("export.questions", { count: report.questions.length })}
          </Box>
          <Box as="ul" m="0" p="0" listStyleType="none" maxH="320" overflowY="auto" tabIndex={0}>
            {report.questions.map(({ n, title, outcome, reasons }) => (
              <Box as="li" key={n} py="4" overflowWrap="anywhere">
                {`${n}. ${title}: ${outcome === "leftOut" ? `${t("export.leftOut")} ` : ""}${sentences(reasons)}`}
              </Box>
            ))}
          </Box>
        </Box>
      )}
    </Box>
  );
}
