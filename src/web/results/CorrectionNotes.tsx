import { Box } from "@chakra-ui/react/box";
import type { ScoreCorrection } from "../../contract/classes/regrades";
import { families } from "../../contract/families";
import type { Report } from "../../contract/report/report";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { useCorrectionWords } from "../item/review/correction-words";
import { Button } from "../ui/Button";
import { formatsOf } from "../ui/format";
import { dayAndTime } from "../ui/times";
import { Note } from "./Note";
import { useOpenReplaced } from "./open-replaced";

interface LineProps {
  readonly report: Report;
  readonly correction: ScoreCorrection;
}

function CorrectionLine({ report, correction }: LineProps) {
  const t = useMessage();
  const language = useLanguage();
  const says = useCorrectionWords();
  const openReplaced = useOpenReplaced();
  const { score, points } = formatsOf(language);
  const { exercise_id: exerciseId, at, reason, before, after, regrade_id: regradeId } = correction;
  const position = report.items.findIndex((item) => item.exercise_id === exerciseId) + 1;
  const unit = families[report.family].scoreUnit === "percent" ? "%" : "";
  const isClose = before !== null && after !== null && score(before) === score(after);
  const figure = (value: number | null) =>
    value === null ? t("results.corrected.noScore") : (isClose ? points(value) : score(value)) + unit;
  return (
    <Box as="li" mt="4" overflowWrap="anywhere">
      {t("results.corrected.line", { position, time: dayAndTime(at, language), rule: says(correction.rule) })}{" "}
      {t("results.corrected.reason", { reason })}{" "}
      {before === after
        ? t("results.corrected.sameScore")
        : t("results.corrected.scores", { before: figure(before), after: figure(after) })}
      {regradeId === undefined || openReplaced === null ? null : (
        <Box className="no-print">
          <Button
            variant="quiet"
            size="sm"
            minH="44"
            color="accent.text"
            ms="-8"
            onClick={() => openReplaced(regradeId)}
          >
            {t("results.corrected.earlier")}
          </Button>
        </Box>
      )}
    </Box>
  );
}

/** What was corrected in an attempt afterwards, when and why, with the scores before and since; empty: nothing. */
export function CorrectionNotes({ report }: { readonly report: Report }) {
  const t = useMessage();
  const { corrections = [] } = report;
  if (corrections.length === 0) return null;
  return (
    <Note tone="plain" title={t("results.corrected.title", { count: corrections.length })}>
      <Box as="ul" listStyleType="none" m="0" p="0" fontVariantNumeric="tabular-nums">
        {corrections.map((correction) => (
          <CorrectionLine key={`${correction.exercise_id} ${correction.at}`} report={report} correction={correction} />
        ))}
      </Box>
    </Note>
  );
}
