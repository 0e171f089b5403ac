import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { ScoreCorrection } from "../../contract/classes/regrades";
import type { Report } from "../../contract/report/report";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import type { ResultLinks } from "../site/links";
import { Button } from "../ui/Button";
import { dayAndTime } from "../ui/times";
import { Note } from "./Note";
import { replacedPlace, resultPlace } from "./places";

interface CorrectedResultsProps extends Pick<ResultLinks, "open"> {
  readonly report: Report;
  readonly corrections: readonly ScoreCorrection[];
  /** The correction before which the result was as it is on screen; undefined: it is the present one. */
  readonly replacedBy: string | undefined;
}

/** The ways between the present result of an attempt and those before its corrections; empty: there is one result. */
export function CorrectedResults({ report, corrections, replacedBy, open }: CorrectedResultsProps) {
  const t = useMessage();
  const language = useLanguage();
  if (replacedBy === undefined) {
    const earlier = corrections.filter(({ regrade_id: id }) => id !== undefined);
    return earlier.length === 0 ? null : (
      <Flex className="no-print" gap="8" wrap="wrap" justify="flex-end" mb="8">
        {earlier.map(({ at, regrade_id: id = "" }) => (
          <Button key={id} variant="quiet" minH="44" onClick={() => open(replacedPlace(report, id))}>
            {t("results.corrected.earlier", { time: dayAndTime(at, language) })}
          </Button>
        ))}
      </Flex>
    );
  }
  const correction = corrections.find(({ regrade_id: id }) => id === replacedBy);
  const time = correction === undefined ? "" : dayAndTime(correction.at, language);
  return (
    <Box mb="16">
      <Note tone="warning" title={t("results.corrected.replacedTitle", { time })}>
        <Button className="no-print" variant="outline" minH="44" mt="8" onClick={() => open(resultPlace(report))}>
          {t("results.corrected.present")}
        </Button>
      </Note>
    </Box>
  );
}
