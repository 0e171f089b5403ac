import { Box } from "@chakra-ui/react/box";
import type { Calls } from "../../contract/calls/calls";
import { localized, useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";

type Report = Calls["exportReport"]["output"];
type Reason = Report["test"][number];

/** The reasons of all questions, the most frequent first, with the number of questions that have each. */
const counted = (questions: Report["questions"]): readonly (Reason & { readonly count: number })[] => {
  const found = new Map<string, Reason & { readonly count: number }>();
  for (const { reasons } of questions)
    for (const reason of reasons)
      found.set(reason.code, { ...reason, count: (found.get(reason.code)?.count ?? 0) + 1 });
  return [...found.values()].toSorted((one, other) => other.count - one.count);
};

/** The changes and omissions of an export, of the test and question by question. */
export function ExportReport({ report }: { readonly report: Report }) {
  const t = useMessage();
  const language = useLanguage();
  const sentences = (reasons: Report["test"]): string =>
    reasons.map(({ sentence }) => localized(sentence, language)).join(" ");
  return (
    <Box mt="12">
      <Box role="status" fontWeight="medium">
        {t("export.counts", { exact: report.exact, changed: report.changed, leftOut: report.left_out })}
      </Box>
      <Box mt="4" color="fg.muted">
        {t("export.keys")}
      </Box>
      {report.test.length === 0 ? null : (
        <Box mt="8">
          <Box as="h3" fontSize="md">
            {t("export.ofTest")}
          </Box>
          <Box as="ul" m="0" ps="20" listStyleType="disc">
            {report.test.map(({ code, sentence }) => (
              <li key={code}>{localized(sentence, language)}</li>
            ))}
          </Box>
        </Box>
      )}
      {report.questions.length === 0 ? null : (
        <Box mt="8">
          <Box as="h3" fontSize="md">
            {t("export.ofQuestions")}
          </Box>
          <Box as="ul" m="0" ps="20" listStyleType="disc">
            {counted(report.questions).map(({ code, sentence, count }) => (
              <li key={code}>{t("export.reason", { count, sentence: localized(sentence, language) })}</li>
            ))}
          </Box>
          <Box as="details" mt="8">
            <Box as="summary" cursor="pointer" minH="32">
              {t("export.questions", { count: report.questions.length })}
            </Box>
            <Box
              as="ol"
              m="0"
              p="0"
              listStyleType="none"
              maxH="320px"
              overflowY="auto"
              tabIndex={0}
              aria-label={t("export.ofQuestions")}
            >
              {report.questions.map(({ n, title, outcome, reasons }) => (
                <Box as="li" key={n} py="4" overflowWrap="anywhere">
                  {`${n}. ${title}: ${outcome === "leftOut" ? `${t("export.leftOut")} ` : ""}${sentences(reasons)}`}
                </Box>
              ))}
            </Box>
          </Box>
        </Box>
      )}
    </Box>
  );
}
