import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { IntlProvider } from "react-intl";
import { asFault } from "../../../../../machines/support/fault";
import type { ComparedMapReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { FaultCard } from "../../../ui/FaultCard";
import { formatsOf } from "../../../ui/format";
import { Panel } from "../../../ui/Panel";
import { useWordsIn } from "../../document/use-words-in";
import { LoadingResult } from "../../LoadingResult";
import { useGroupName } from "./use-group-name";

const levels = {
  low: "results.parents.low",
  lowAverage: "results.parents.lowAverage",
  average: "results.parents.average",
  highAverage: "results.parents.highAverage",
  high: "results.parents.high",
} as const;

/**
 * The result in plain words for parents, in Chinese and in English, independent of the screen's language. A doubt about
 * the score is stated beside it in the language of the screen.
 */
export function MapNarrative({ report }: { readonly report: ComparedMapReport }) {
  const t = useMessage();
  const pageLanguage = useLanguage();
  const words = useWordsIn(["zh", "en"]);
  if (words.isError) return <FaultCard fault={asFault(words.error)} onRetry={() => void words.refetch()} />;
  if (words.data === undefined) return <LoadingResult />;
  return (
    <Panel title={t("results.parents.title")}>
      <Grid gap="24" templateColumns={{ base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" }}>
        {words.data.map(([language, messages]) => (
          <IntlProvider key={language} locale={language} messages={messages}>
            <Told report={report} saysDoubt={language !== pageLanguage} />
          </IntlProvider>
        ))}
      </Grid>
    </Panel>
  );
}

function Told({ report, saysDoubt }: { readonly report: ComparedMapReport; readonly saysDoubt: boolean }) {
  const t = useMessage();
  const language = useLanguage();
  const formats = formatsOf(language);
  const group = useGroupName(report);
  const named = (relation: string) =>
    report.areas.filter((area) => area.relation === relation).map(({ title }) => localized(title, language));
  const [strong, focus] = [named("strength"), named("focus")];
  const { estimate } = report;
  return (
    <Box lang={language} display="grid" gap="8" maxW="prose">
      <p>
        {t("results.parents.score", {
          test: localized(report.title, language),
          rit: formats.whole(estimate.rit),
          range: formats.range(estimate.band),
          group,
          percentiles: formats.range(estimate.percentile_band),
        })}
      </p>
      <p>{t(levels[estimate.descriptor])}</p>
      {strong.length === 0 ? null : <p>{t("results.parents.strong", { areas: formats.list(strong) })}</p>}
      {focus.length === 0 ? null : <p>{t("results.parents.focus", { areas: formats.list(focus) })}</p>}
      {saysDoubt && report.validity.verdict === "doubtful" ? <p>{t("results.parents.doubt")}</p> : null}
      <p>{t("results.parents.end")}</p>
    </Box>
  );
}
