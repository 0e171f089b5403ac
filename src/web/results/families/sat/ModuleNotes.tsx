import type { SatReport } from "../../../../contract/report/report";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Note } from "../../Note";

/** The modules that have blanks or were not reached; empty if all were answered to the end. */
export function ModuleNotes({ modules }: Pick<SatReport, "modules">) {
  const t = useMessage();
  const language = useLanguage();
  const unfinished = modules.filter(({ answered, items }) => answered < items);
  if (unfinished.length === 0) return null;
  return (
    <Note tone="warning" title={t("results.sat.unfinishedTitle")}>
      <ul>
        {unfinished.map(({ stage, title, reached, answered, items }) => (
          <li key={stage}>
            {t(reached ? "results.sat.unfinished" : "results.sat.notReached", {
              title: localized(title, language),
              answered,
              items,
            })}
          </li>
        ))}
      </ul>
      {t("results.sat.blanks")}
    </Note>
  );
}
