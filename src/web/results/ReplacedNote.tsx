import { Box } from "@chakra-ui/react/box";
import type { ScoreCorrection } from "../../contract/classes/regrades";
import type { Report } from "../../contract/report/report";
import { useLanguage } from "../i18n/language";
import { useMessage } from "../i18n/use-message";
import type { ResultLinks } from "../site/links";
import { Button } from "../ui/Button";
import { dayAndTime } from "../ui/times";
import { Note } from "./Note";
import { resultPlace } from "./places";

interface ReplacedNoteProps extends Pick<ResultLinks, "open"> {
  readonly report: Report;
  readonly corrections: readonly ScoreCorrection[];
  /** The correction before which the result was as it is on screen. */
  readonly replacedBy: string;
}

/** Above a result as it was before a correction: that it does not count any more, and the way to the present one. */
export function ReplacedNote({ report, corrections, replacedBy, open }: ReplacedNoteProps) {
  const t = useMessage();
  const language = useLanguage();
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
