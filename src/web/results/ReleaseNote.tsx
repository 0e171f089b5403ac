import type { Report } from "../../contract/report/report";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import { formatsOf } from "../ui/format";
import { Note } from "./Note";

const sentences = {
  after_finish: "results.unreleased.afterFinish",
  after_close: "results.unreleased.afterClose",
  manual: "results.unreleased.manual",
  never: "results.unreleased.never",
} as const satisfies Record<Report["release"]["when"], string>;

/** The time at which right answers and explanations are released; empty if they have been. */
export function ReleaseNote({ report }: { report: Pick<Report, "released" | "release" | "sitting_again"> }) {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const { released, release, sitting_again: sittingAgain } = report;
  if (released) return null;
  const date = release.when === "after_close" ? formats.moment(release.at) : "";
  return (
    <Note tone="plain" title={t("results.unreleasedTitle")}>
      {t(sittingAgain ? "results.unreleased.sittingAgain" : sentences[release.when], { date })}
    </Note>
  );
}
