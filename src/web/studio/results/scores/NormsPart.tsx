import type { ClassScores } from "../../../../contract/classes/class-results";
import { useMessage } from "../../../i18n/use-message";
import { BlockTable } from "../../../ui/BlockTable";
import { Card } from "../../../ui/Card";
import { Saying } from "../Saying";
import { ScoresPart } from "./ScoresPart";
import { useScaleWords } from "./use-scale-words";

/** The groups of students with which the members are compared, by grade and season. */
export function NormsPart({ norms }: Pick<ClassScores, "norms">) {
  const t = useMessage();
  const words = useScaleWords();
  if (norms.length === 0) return null;
  return (
    <ScoresPart title={t("classScores.norms")}>
      <Saying>{t("classScores.say.norms")}</Saying>
      <Card mt="8" py="4">
        <BlockTable aria-label={t("classScores.norms")}>
          <thead>
            <tr>
              <th scope="col">{t("classScores.gradeAndSeason")}</th>
              <th scope="col">{t("classScores.normMean")}</th>
              <th scope="col">{t("classScores.normMiddle")}</th>
              <th scope="col">{t("classScores.compared")}</th>
            </tr>
          </thead>
          <tbody>
            {norms.map(({ grade, season, mean, sd, members }) => (
              <tr key={`${grade} ${season}`}>
                <th scope="row">{words.group(grade, season)}</th>
                <td>{t("classScores.meanOf", { mean: words.score(mean) })}</td>
                <td>{t("classScores.middleOf", { range: words.range([mean - sd, mean + sd]) })}</td>
                <td>{t("classScores.students", { count: members })}</td>
              </tr>
            ))}
          </tbody>
        </BlockTable>
      </Card>
    </ScoresPart>
  );
}
