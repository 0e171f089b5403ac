import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ClassScale } from "../../../../contract/classes/class-results";
import { localized, useLanguage } from "../../../i18n/language";
import { useMessage } from "../../../i18n/use-message";
import { Saying } from "../Saying";
import { TableFrame, WideTable } from "../WideTable";
import { ScoresPart } from "./ScoresPart";
import { useScaleWords, valuesIn, type ScoreFact } from "./use-scale-words";

const CountTable = chakra(WideTable, {
  base: { "& th, & td": { px: "12", py: "8", height: "auto", minW: "72px", borderBottomWidth: "1px" } },
});

interface CountsPartProps {
  readonly fact: ScoreFact;
  readonly scales: readonly ClassScale[];
}

/** How many members have each stanine, route, level or descriptor, on each scale that has them. */
export function CountsPart({ fact, scales }: CountsPartProps) {
  const t = useMessage();
  const language = useLanguage();
  const words = useScaleWords();
  const counted = scales.filter(({ counts }) => Object.keys(counts[fact]).length > 0);
  if (counted.length === 0) return null;
  const values = valuesIn(fact, counted);
  const title = t(`classScores.counts.${fact}`);
  return (
    <ScoresPart title={title}>
      <Saying>{t(`classScores.say.${fact}`)}</Saying>
      <TableFrame label={title}>
        <CountTable>
          <thead>
            <tr>
              <th scope="col">{t("classScores.scale")}</th>
              {values.map((value) => (
                <th key={value} scope="col">
                  {words.ofFact(fact, value)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {counted.map(({ scale, title: name, counts }) => (
              <tr key={scale ?? ""}>
                <th scope="row">{scale === null ? t("classScores.whole") : localized(name, language)}</th>
                {values.map((value) => {
                  const count = counts[fact][value] ?? 0;
                  return (
                    <Box as="td" key={value} {...(count === 0 ? { color: "fg.muted" } : { fontWeight: "medium" })}>
                      {count}
                    </Box>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </CountTable>
      </TableFrame>
    </ScoresPart>
  );
}
