import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef } from "react";
import type { PracticeQuestion } from "../../../contract/practice/practice";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { MarkIcon, markMessages, markTokens } from "../../item/review/marks";
import { QuestionReview } from "../../item/review/QuestionReview";

interface VerdictProps {
  readonly question: PracticeQuestion;
  readonly number: number;
  readonly total: number;
}

const locales = { zh: "zh-CN", en: "en" } as const;

/**
 * Whether the answer was right, with its explanation; and its effect on the entry of the wrong-answer book that it
 * repeats.
 */
export function Verdict({ question: { exercise, repeats }, number, total }: VerdictProps) {
  const t = useMessage();
  const language = useLanguage();
  const first = useRef<HTMLHeadingElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), [exercise.exercise_id]);
  const mark = exercise.review?.mark ?? "skipped";
  const day = (at: number) => new Intl.DateTimeFormat(locales[language], { dateStyle: "medium" }).format(at);
  return (
    <Box p={{ base: "16", md: "32" }}>
      <chakra.h1 ref={first} tabIndex={-1} outline="none" fontSize="md" fontWeight="semibold" mb="16">
        {t("practise.question", { number, total })}
      </chakra.h1>
      <Flex role="status" align="center" gap="8" mb="16" fontWeight="semibold" color={markTokens[mark]}>
        <MarkIcon mark={mark} />
        <Box as="h2" fontSize="md">
          {t(markMessages[mark])}
        </Box>
      </Flex>
      {repeats === null ? null : (
        <Box color="fg.muted" mb="16">
          {repeats.mastered
            ? t("practise.mastered")
            : !repeats.counted
              ? t("practise.early")
              : repeats.due_at === null
                ? t("practise.counted")
                : t("practise.due", { day: day(repeats.due_at) })}
        </Box>
      )}
      <QuestionReview attemptId="" exercise={exercise} />
    </Box>
  );
}
