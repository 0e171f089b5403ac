import { Box } from "@chakra-ui/react/box";
import type { MapReport } from "../../../../contract/report";
import { useMessage } from "../../../i18n/use-message";
import { Note } from "../../Note";
import { ScoreThenNote } from "../../ScoreThenNote";
import { validityMessages } from "./words";

/** What limits this score: not valid, answered too fast, or all answers alike. */
export function MapNotes({ report }: { report: MapReport }) {
  const t = useMessage();
  const { validity, engagement, all_alike: isAllAlike, held } = report;
  return (
    <>
      {validity.valid ? null : (
        <Note tone="warning" title={t("results.invalidTitle")}>
          <Box as="ul" listStyleType="disc" pl="20" my="4">
            {validity.reasons.map((reason) => (
              <li key={reason}>
                {t(validityMessages[reason], { rapid: engagement.rapid, answered: engagement.answered })}
              </li>
            ))}
          </Box>
          {t("results.invalidAdvice")}
        </Note>
      )}
      {engagement.rapid === 0 || validity.reasons.includes("rapidGuessing") ? null : (
        <Note
          tone={engagement.retest_advised ? "warning" : "plain"}
          title={t("results.rapidTitle", { rapid: engagement.rapid, answered: engagement.answered })}
        >
          {t(engagement.retest_advised ? "results.rapidRetest" : "results.rapidPlain")}
        </Note>
      )}
      {isAllAlike ? (
        <Note tone="plain" title={t("results.alikeTitle")}>
          {t("results.alikeText")}
        </Note>
      ) : null}
      <ScoreThenNote report={report} />
      {report.finish_reason === "expired" ? <Note tone="plain" title={t("results.expiredTitle")} /> : null}
      {held === 0 ? null : (
        <Note tone="plain" title={t("results.heldTitle", { held })}>
          {t("results.heldText", { held })}
        </Note>
      )}
    </>
  );
}
