import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useId, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import type { QuestionReport } from "../../../contract/classes/question-reports";
import { longestReport } from "../../../contract/classes/report-kinds";
import { useChange } from "../../effects/use-change";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { inputRecipe } from "../../theme/recipes";
import { Button } from "../../ui/Button";
import { useFaultText } from "../../ui/fault-text";
import { dayAndTime } from "../../ui/times";

const Area = chakra("textarea", inputRecipe);

interface EntryProps {
  readonly report: QuestionReport;
  readonly onChanged: () => void;
}

function Entry({ report, onChanged }: EntryProps) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const id = useId();
  const { report_id: reportId, kind, text, phase, answer, reported_at: at } = report;
  const [words, setWords] = useState(answer ?? "");
  const change = useChange("answerReport", onChanged);
  const decide = (decision: "answer" | "dismiss") =>
    change.mutate({
      idempotency_key: uuidv7(),
      report_id: reportId,
      decision,
      answer: decision === "answer" ? words.trim() : "",
    });
  const isSame = words.trim() === (answer ?? "") || words.trim() === "";
  return (
    <Box as="li" py="12" borderTopWidth="1px" borderColor="border">
      <Flex gap="8" wrap="wrap" align="baseline">
        <Box as="span" fontWeight="medium">
          {t(`reporting.kind.${kind}`)}
        </Box>
        <Box as="span" color="fg.muted" fontSize="sm">
          {t(`reporting.state.${phase}`)} · {dayAndTime(at, language)}
        </Box>
      </Flex>
      {text === "" ? null : (
        <Box mt="4" overflowWrap="anywhere" whiteSpace="pre-line">
          {text}
        </Box>
      )}
      <chakra.label htmlFor={id} display="block" mt="8" mb="4" fontSize="sm" color="fg.muted">
        {t("reporting.answer")}
      </chakra.label>
      <Area
        id={id}
        rows={2}
        py="8"
        width="full"
        resize="vertical"
        maxLength={longestReport}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <Flex gap="8" mt="8" wrap="wrap">
        <Button minH="44" variant="outline" disabled={isSame || change.isPending} onClick={() => decide("answer")}>
          {t("reporting.sendAnswer")}
        </Button>
        {phase === "open" ? (
          <Button minH="44" variant="quiet" disabled={change.isPending} onClick={() => decide("dismiss")}>
            {t("reporting.dismiss")}
          </Button>
        ) : null}
      </Flex>
      {change.error === null ? null : (
        <Box role="alert" color="bad.text" mt="4">
          {faultText(change.error)}
        </Box>
      )}
    </Box>
  );
}

interface ReportListProps {
  readonly reports: readonly QuestionReport[];
  readonly onChanged: () => void;
}

/** What students reported about a question, without names, each with the room for an answer. */
export function ReportList({ reports, onChanged }: ReportListProps) {
  const t = useMessage();
  const id = useId();
  const open = reports.filter(({ phase }) => phase === "open").length;
  return (
    <Box as="section" aria-labelledby={id} mt="24">
      <Box as="h3" id={id} fontSize="md">
        {t("reporting.ofStudents", { count: reports.length, open })}
      </Box>
      <Box color="fg.muted" fontSize="sm" mt="4">
        {t(reports.length === 0 ? "reporting.none" : "reporting.nameless")}
      </Box>
      <Box as="ul" listStyleType="none" p="0" m="0" mt="8">
        {reports.map((report) => (
          <Entry key={`${report.report_id} ${report.answer}`} report={report} onChanged={onChanged} />
        ))}
      </Box>
    </Box>
  );
}
