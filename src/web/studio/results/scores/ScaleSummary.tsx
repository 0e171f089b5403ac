import type { ClassScale } from "../../../../contract/classes/class-results";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { formatsOf } from "../../../ui/format";
import { Estimated } from "./Estimated";
import { useScaleWords } from "./use-scale-words";

/** The rows of a table of scales: the middle score, from the lowest to the highest, and who reached the benchmark. */
export function ScaleSummary({ scales }: { readonly scales: readonly ClassScale[] }) {
  const t = useMessage();
  const language = useLanguage();
  const words = useScaleWords();
  const { percent, percentRange } = formatsOf(language);
  const hasBenchmark = scales.some(({ benchmark }) => benchmark !== null);
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{t("classScores.scale")}</th>
          <th scope="col">{t("classScores.median")}</th>
          <th scope="col">{t("classResults.paper.range")}</th>
          {hasBenchmark ? <th scope="col">{t("classScores.benchmark")}</th> : null}
        </tr>
      </thead>
      <tbody>
        {scales.map(({ scale, title, median, benchmark, members }) => {
          const values = members.map(({ value }) => value);
          return (
            <tr key={scale ?? ""}>
              <th scope="row">{scale === null ? t("classScores.whole") : localized(title, language)}</th>
              <td>
                <Estimated
                  estimate={median}
                  figure={(value) => t("classScores.medianOf", { score: words.score(value) })}
                  range={words.range}
                />
              </td>
              <td>{t("classScores.rangeOf", { range: words.range([Math.min(...values), Math.max(...values)]) })}</td>
              {hasBenchmark ? (
                <td>
                  {benchmark === null ? (
                    t("classScores.noBenchmark")
                  ) : (
                    <>
                      {t("classScores.reached", {
                        share: benchmark.reached.value === null ? "" : percent(benchmark.reached.value),
                        benchmark: words.score(benchmark.value),
                      })}
                      <small>
                        {t("classResults.ofAnswers", {
                          n: benchmark.reached.n,
                          range: percentRange([benchmark.reached.low ?? 0, benchmark.reached.high ?? 1]),
                        })}
                      </small>
                    </>
                  )}
                </td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </>
  );
}
