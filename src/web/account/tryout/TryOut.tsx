import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { useEffect, useRef, useState } from "react";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { estimateOf, nextQuestion, type TryoutAnswer } from "./estimate";
import { EstimateScale } from "./EstimateScale";
import { shownOptions, tryoutQuestions } from "./questions";

const asked = 5;

const Option = chakra("button", {
  base: {
    minH: "48px",
    px: "12",
    bg: "bg.card",
    color: "fg",
    fontSize: { base: "lg", md: "xl" },
    fontVariantNumeric: "tabular-nums",
    borderWidth: "1px",
    borderColor: "border.strong",
    borderRadius: "control",
    cursor: "pointer",
    _hover: { borderColor: "accent.solid", bg: "accent.tint" },
  },
});

/** Five sample questions that need no account: each follows from the answers before it, and the estimate narrows. */
export function TryOut() {
  const t = useMessage();
  const [answers, setAnswers] = useState<readonly TryoutAnswer[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const question = answers.length < asked ? nextQuestion(tryoutQuestions, answers) : null;
  const { value, error } = estimateOf(answers);
  const last = answers.at(-1);
  const told = { value: Math.round(value), error: Math.round(error) };
  // the question that had the focus has been removed
  useEffect(() => heading.current?.focus({ preventScroll: true }), [answers.length]);
  return (
    <Card p={{ base: "16", md: "20" }} aria-label={t("landing.try")}>
      <Flex justify="space-between" color="fg.muted" fontSize="sm" mb="8">
        <span>
          {question === null
            ? t("landing.try.over", { count: asked })
            : t("landing.try.number", { number: answers.length + 1, count: asked })}
        </span>
        <span role="status">
          {last === undefined ? "" : t(last.isRight ? "landing.try.right" : "landing.try.wrong")}
        </span>
      </Flex>
      <Box
        as="h2"
        ref={heading}
        tabIndex={-1}
        outline="none"
        fontSize="xl"
        minH="40px"
        fontVariantNumeric="tabular-nums"
      >
        {question === null ? t("landing.try.estimate", told) : question.asks}
      </Box>
      {question === null ? (
        <Box color="fg.muted" mb="12">
          {t("landing.try.further")}
        </Box>
      ) : (
        <Grid templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(4, minmax(0, 1fr))" }} gap="8" mt="8">
          {shownOptions(question).map((option) => (
            <Option
              key={option}
              type="button"
              onClick={() => setAnswers([...answers, { question, isRight: option === question.options[0] }])}
            >
              {option}
            </Option>
          ))}
        </Grid>
      )}
      <EstimateScale estimate={{ value, error }} answers={answers} />
      {question === null ? (
        <Button variant="outline" mt="12" onClick={() => setAnswers([])}>
          {t("landing.try.again")}
        </Button>
      ) : null}
    </Card>
  );
}
