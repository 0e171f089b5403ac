import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { useState } from "react";
import { asFault } from "../../../../machines/support/fault";
import type { Report } from "../../../contract/report/report";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import type { ResultLinks } from "../../site/links";
import { FaultCard } from "../../ui/FaultCard";
import { Hidden } from "../../ui/Hidden";
import { usePageName } from "../../ui/page";
import { PrintStyle } from "../../ui/PrintStyle";
import { LoadingResult } from "../LoadingResult";
import { resultPlace } from "../places";
import { DocumentBar, type DocumentLanguage } from "./DocumentBar";
import { ResultSheet } from "./Sheet";
import { useWordsIn } from "./use-words-in";

/** A result as a document to print or save, in Chinese, in English, or in both, one after the other. */
export function ResultDocument({ report, links }: { readonly report: Report; readonly links: ResultLinks }) {
  const t = useMessage();
  const language = useLanguage();
  const [choice, setChoice] = useState<DocumentLanguage>(language);
  const words = useWordsIn(choice === "both" ? ["zh", "en"] : [choice], report.of_guest === true);
  usePageName(report.title);
  return (
    <>
      <PrintStyle />
      <Hidden>
        <Heading as="h1" tabIndex={-1}>
          {`${t("document.title")}: ${localized(report.title, language)}`}
        </Heading>
      </Hidden>
      <DocumentBar choice={choice} onChoice={setChoice} result={resultPlace(report)} open={links.open} />
      {words.isError ? (
        <FaultCard fault={asFault(words.error)} onRetry={() => void words.refetch()} />
      ) : words.data === undefined ? (
        <LoadingResult />
      ) : (
        <Box display="grid" gap="24">
          {words.data.map(([written, messages]) => (
            <ResultSheet key={written} report={report} language={written} messages={messages} />
          ))}
        </Box>
      )}
    </>
  );
}
