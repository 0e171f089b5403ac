import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { RefObject } from "react";
import { useMessage } from "../../i18n/use-message";
import { Card } from "../../ui/Card";
import { AnswerState } from "./AnswerState";
import { MarkDifference } from "./MarkDifference";
import type { ListedAnswer } from "./marking-view";

interface ChosenAnswerProps {
  readonly listed: ListedAnswer;
  readonly total: number;
  /** How many like answers get points together with it, itself included. */
  readonly group: number;
  readonly isWhole: boolean;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onWhole: () => void;
  readonly onSettle: (points: number) => void;
}

/** The answer that is being marked, without a name, as it was written. */
export function ChosenAnswer({ listed, total, group, isWhole, heading, onWhole, onSettle }: ChosenAnswerProps) {
  const t = useMessage();
  const { number, text, answer } = listed;
  return (
    <Card aria-labelledby="chosen-answer">
      <Flex gap="12" align="baseline" justify="space-between" wrap="wrap" mb="8">
        <Box as="h2" id="chosen-answer" ref={heading} tabIndex={-1} fontSize="md" outline="none">
          {t("marking.answer", { number, total })}
        </Box>
        <span role="status">
          <AnswerState answer={answer} />
        </span>
      </Flex>
      {answer.state === "waiting" && answer.by_other ? (
        <Box color="fg.muted" fontSize="sm" mb="8">
          {t("marking.markedByOther")}
        </Box>
      ) : null}
      <Box
        fontSize="lg"
        lineHeight="exam"
        maxW="prose"
        whiteSpace="pre-wrap"
        overflowWrap="anywhere"
        bg="bg.subtle"
        borderRadius="control"
        p="16"
      >
        {text}
      </Box>
      {group > 1 ? (
        <Flex as="label" gap="8" align="center" minH="44" mt="8" cursor="pointer">
          <input type="checkbox" checked={isWhole} onChange={onWhole} />
          {t("marking.wholeGroup", { count: group })}
        </Flex>
      ) : null}
      <MarkDifference answer={answer} onSettle={onSettle} />
    </Card>
  );
}
