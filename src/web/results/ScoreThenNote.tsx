import type { Report } from "../../contract/report/report";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { scoreWords } from "../ui/score-words";
import { Note } from "./Note";

/** The score shown at the end of the attempt, if it was computed by another rule; empty if it was the same. */
export function ScoreThenNote({ report: { score_then: score } }: { report: Pick<Report, "score_then"> }) {
  const t = useMessage();
  const language = useLanguage();
  if (score === undefined) return null;
  return (
    <Note tone="plain" title={t("results.scoreThenTitle")}>
      {t("results.scoreThenText", { ...scoreWords(score, language), unit: score.unit })}
    </Note>
  );
}
