import { Box } from "@chakra-ui/react/box";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import type { ImportingPhase } from "../../../../machines/importing/importing.selectors";
import { isPassing, type Fault } from "../../../../machines/support/fault";
import { importFormatName } from "../../../contract/importing/import-formats";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import { ImportActions } from "./ImportActions";
import { ImportedTest } from "./ImportedTest";
import type { ImportingPart } from "./importing-part";
import { importPhaseWords } from "./phase-words";
import { Questions } from "./Questions";
import { ReportDownload } from "./ReportDownload";
import { ServerUnreachable } from "./ServerUnreachable";
import { useReportSentence } from "./use-report-sentence";

type ReportProps = Omit<ImportingPart, "isOpen"> & { readonly phase: ImportingPhase; readonly fault: Fault | null };

/** The report of a file: a summary in one sentence, its tests, its questions, and the possible actions. */
export function ReportOfImport({ importing, detail, phase, fault }: ReportProps) {
  const t = useMessage();
  const faultText = useFaultText();
  const sentence = useReportSentence();
  const queries = useQueryClient();
  const { version } = detail;
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ["importQuestions"] });
    void queries.invalidateQueries({ queryKey: ["importList"] });
  }, [queries, version]);
  const part = { importing, detail, isOpen: detail.state === "reviewing" };
  const { left_out: leftOut } = detail.counts;
  return (
    <>
      <Card>
        <Box color="fg.muted" overflowWrap="anywhere">
          {detail.file_name}
          {detail.format === null ? "" : ` · ${importFormatName(detail.format)}`}
          {" · "}
          {t(importPhaseWords[phase])}
        </Box>
        <Box as="h1" mt="4" fontSize={{ base: "xl", md: "2xl" }} fontVariantNumeric="tabular-nums">
          {sentence(detail.counts)}
        </Box>
        {leftOut === 0 ? null : <Box mt="4">{t("import.youLeaveOut", { count: leftOut })}</Box>}
        {detail.known === null || !part.isOpen ? null : (
          <Box role="note" mt="12" bg="warn.tint" color="warn.text" borderRadius="control" px="12" py="8">
            {t("import.known")}{" "}
            {detail.known.import_id === undefined ? null : (
              <Box as="span" textDecoration="underline">
                <Link to="/studio/import" search={{ import: detail.known.import_id }}>
                  {t("import.toKnown")}
                </Link>
              </Box>
            )}
          </Box>
        )}
        <ReportDownload detail={detail} />
      </Card>
      {detail.tests.map((test) => (
        <ImportedTest key={test.place} test={test} {...part} />
      ))}
      <Questions {...part} />
      <Box
        position={{ base: "static", md: "sticky" }}
        bottom="0"
        bg="bg.card"
        borderWidth="1px"
        borderColor="border"
        borderRadius="card"
        p="12"
        zIndex="1"
      >
        {phase === "unreachable" ? (
          <Box mb="8">
            <ServerUnreachable importing={importing} />
          </Box>
        ) : null}
        {fault === null || isPassing(fault) ? null : (
          <Box role="alert" mb="8" bg="bad.tint" color="bad.text" borderRadius="control" px="12" py="8">
            {faultText(fault)}
          </Box>
        )}
        <ImportActions {...part} phase={phase} />
      </Box>
    </>
  );
}
