import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { CalendarClock, Clock } from "lucide-react";
import { useMessagePart } from "../../contexts/use-message-part";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { useServerNow } from "../../ui/use-now";
import { Fact } from "../Fact";
import { useAssigned } from "../use-assigned";
import { lateWords, limitWords, windowWords } from "./assigned-words";

interface AssignedTermsProps {
  readonly assignmentId: string;
  readonly isUntimed: boolean;
}

/** The times of a teacher's assignment on the page of its test: until when, how long, and what beginning late costs. */
export function AssignedTerms({ assignmentId, isUntimed }: AssignedTermsProps) {
  const t = useMessage();
  const language = useLanguage();
  const hasWords = useMessagePart("assigned");
  const { assignments, at } = useAssigned();
  const now = Math.max(at, useServerNow(15_000));
  const given = assignments.find((one) => one.assignment_id === assignmentId);
  if (given === undefined || !hasWords) return null;
  const late = lateWords(given, now, language, t);
  return (
    <Flex direction="column" gap="4" fontSize="sm">
      <Fact Icon={CalendarClock}>{windowWords(given, now, language, t)}</Fact>
      <Fact Icon={Clock}>{limitWords(given, t)}</Fact>
      {isUntimed ? <Box color="fg.muted">{t("assigned.leaveAndReturn")}</Box> : null}
      {late === null ? null : (
        <Box color="warn.text" fontWeight="medium">
          {late}
        </Box>
      )}
    </Flex>
  );
}
