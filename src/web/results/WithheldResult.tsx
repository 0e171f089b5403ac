import { Grid } from "@chakra-ui/react/grid";
import { ListChecks } from "lucide-react";
import type { Report } from "../../contract/report/report";
import { useMessage } from "../i18n/use-message";
import { inNewWindow, type ResultLinks } from "../site/links";
import { PrintStyle } from "../ui/PrintStyle";
import { LinkButton } from "./buttons";
import { EndingNotes } from "./EndingNotes";
import { QuestionGrid } from "./families/custom/QuestionGrid";
import { ResultHeader } from "./ResultHeader";
import { WithheldScore } from "./WithheldScore";

/** The result of a test of any family whose teacher has not released the results. */
export function WithheldResult({ report, links }: { readonly report: Report; readonly links: ResultLinks }) {
  const t = useMessage();
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      <PrintStyle />
      <ResultHeader report={report} />
      <WithheldScore report={report} />
      <EndingNotes report={report} />
      <QuestionGrid report={report} links={links} />
      {links.analysis === null ? null : (
        <div className="no-print">
          <LinkButton size="lg" href={links.analysis()} title={t("results.newWindow")} {...inNewWindow}>
            <ListChecks size={18} aria-hidden="true" />
            {t("results.seeQuestions")}
          </LinkButton>
        </div>
      )}
    </Grid>
  );
}
