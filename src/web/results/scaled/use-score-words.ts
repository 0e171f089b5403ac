import type { ScaledScore } from "../../../contract/report/report";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";

const routes = { easier: "results.scaled.easier", harder: "results.scaled.harder" } as const;

/** The words beside a score's number. */
export function useScoreWords() {
  const t = useMessage();
  const formats = formatsOf(useLanguage());
  const band = ({ band: range, confidence }: ScaledScore): string =>
    t("results.scaled.band", { band: formats.range(range), confidence });
  const meaning = ({ percentile }: ScaledScore): string =>
    percentile === undefined ? "" : t("results.scaled.meaning", { percentile });
  const details = (score: ScaledScore): string[] => {
    const { stanine, benchmark, route, value, percentile } = score;
    return [
      ...(percentile === undefined ? [] : [t("results.scaled.rank", { percentile })]),
      ...(stanine === undefined ? [] : [t("results.scaled.stanine", { stanine })]),
      ...(benchmark === undefined
        ? []
        : [t(value >= benchmark ? "results.scaled.met" : "results.scaled.notMet", { benchmark })]),
      ...(route === "easier" || route === "harder" ? [t(routes[route])] : []),
    ];
  };
  return { band, meaning, details };
}
