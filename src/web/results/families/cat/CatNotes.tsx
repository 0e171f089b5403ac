import type { CatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Note } from "../../Note";

/** Limitations of these scores: a short form, subtests that were not reached, batteries with too few answers. */
export function CatNotes({ report }: { readonly report: CatReport }) {
  const t = useMessage();
  const language = useLanguage();
  const { subtests, batteries, scores } = report;
  const namesOf = (parts: readonly { readonly title: CatReport["title"] }[]) =>
    parts.map(({ title }) => localized(title, language)).join(t("results.cat.comma"));
  const missing = subtests.filter(({ reached }) => !reached);
  const thin = batteries.filter(
    ({ too_few, attempted, battery }) => too_few && (attempted > 0 || scores.some(({ scale }) => scale === battery)),
  );
  return (
    <>
      {report.short_form ? (
        <Note tone="plain" title={t("results.cat.shortTitle")}>
          {t("results.cat.shortText")}
        </Note>
      ) : null}
      {missing.length === 0 ? null : (
        <Note
          tone="warning"
          title={t("results.cat.missingTitle", { reached: subtests.length - missing.length, all: subtests.length })}
        >
          {t("results.cat.missingText", { names: namesOf(missing), batteries: scores.length - 1 })}
        </Note>
      )}
      {thin.length === 0 ? null : (
        <Note tone="warning" title={t("results.cat.thinTitle", { names: namesOf(thin) })}>
          {t("results.cat.thinText")}
        </Note>
      )}
    </>
  );
}
