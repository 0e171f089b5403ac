import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { useEffect, useRef } from "react";
import { openPlace } from "../../../../machines/practice-set/practice-set-facts";
import { selectPracticeSetPhase, selectQuestion } from "../../../../machines/practice-set/practice-set.selectors";
import { families } from "../../../contract/families";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { VoiceProvider } from "../../item/audio/voice-context";
import { ItemView } from "../../item/interactions/ItemView";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { useFaultText } from "../../ui/fault-text";
import type { PracticeSetPart } from "./practice-set-actor";
import { useVoiceOf } from "./use-voice";
import { Verdict } from "./Verdict";

/** One question of the set: answering, checking, explanation. */
export function PracticeSetWork({ practise, snapshot }: PracticeSetPart) {
  const t = useMessage();
  const language = useLanguage();
  const faultText = useFaultText();
  const shownAt = useRef(0);
  const { practice, place, answer, fault } = snapshot.context;
  const phase = selectPracticeSetPhase(snapshot);
  const question = selectQuestion(snapshot);
  const exerciseId = question?.exercise.exercise_id;
  const isOpen = phase === "presenting" || phase === "checking";
  const voice = useVoiceOf(question?.exercise ?? null, !isOpen);
  useEffect(() => {
    shownAt.current = performance.now();
  }, [exerciseId]);
  if (practice === null || question === null) return null;
  const isLast = openPlace(practice, place + 1) === null;
  const elapsedMs = () => Math.round(performance.now() - shownAt.current);
  return (
    <Flex direction="column" gap="16">
      <Flex align="center" justify="space-between" gap="12" wrap="wrap">
        <Box color="fg.muted" minW="0">
          {t("practise.about", {
            family: localized(families[question.family].title, language),
            skill: localized(question.title, language),
          })}
          {" · "}
          {t(question.fresh ? "practise.fresh" : "practise.met")}
        </Box>
        <Button variant="quiet" onClick={() => practise.send({ type: "set.ended" })}>
          {t("practise.end")}
        </Button>
      </Flex>
      <Card p="0" overflow="hidden" css={{ "& [data-crossing]": { maxWidth: "820px" } }}>
        {isOpen ? (
          <Box height={question.exercise.stimulus === undefined ? "auto" : { base: "72vh", md: "60vh" }}>
            <VoiceProvider value={voice}>
              <ItemView
                exercise={question.exercise}
                number={place + 1}
                title={t("practise.question", { number: place + 1, total: practice.questions.length })}
                answer={answer}
                onAnswer={(given) => practise.send({ type: "answer.changed", answer: given })}
                readOnly={phase === "checking"}
              />
            </VoiceProvider>
          </Box>
        ) : (
          <Verdict question={question} number={place + 1} total={practice.questions.length} />
        )}
        {fault === null ? null : (
          <Box role="alert" px={{ base: "16", md: "32" }} pb="12" color="bad.text">
            {faultText(fault)}
          </Box>
        )}
        <Flex
          gap="12"
          justify="flex-end"
          direction={{ base: "column-reverse", sm: "row" }}
          px={{ base: "16", md: "32" }}
          py="16"
          borderTopWidth="1px"
          borderColor="border"
        >
          {isOpen ? (
            <>
              <Button
                size="lg"
                variant="outline"
                disabled={phase === "checking"}
                onClick={() => practise.send({ type: "question.left" })}
              >
                {t("practise.skip")}
              </Button>
              <Button
                size="lg"
                disabled={answer === null || phase === "checking"}
                aria-busy={phase === "checking"}
                onClick={() => practise.send({ type: "answer.checked", elapsedMs: elapsedMs() })}
              >
                {t(phase === "checking" ? "practise.checking" : "practise.check")}
              </Button>
            </>
          ) : (
            <Button size="lg" onClick={() => practise.send({ type: "question.left" })}>
              {t(isLast ? "practise.finish" : "practise.next")}
            </Button>
          )}
        </Flex>
      </Card>
    </Flex>
  );
}
