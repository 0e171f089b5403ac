import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import type { PaperQuestion, PaperSection, TestPaper } from "../../../contract/studio/printed-test";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { ItemContent } from "../../item/content/ItemContent";
import { PaperItem } from "../../item/paper/PaperItem";
import { wholeMinutes } from "../../ui/times";
import { PaperSheet } from "./paper-sheet";
import { pointsOf } from "./points-of";
import { questionGroups, type QuestionGroup } from "./question-groups";
import { SheetHead } from "./SheetHead";

function Question({ question: { number, points, body } }: { readonly question: PaperQuestion }) {
  const t = useMessage();
  return (
    <Box data-question={number} py="8">
      <Flex gap="12" align="baseline">
        <Box as="span" fontWeight="semibold" minW="24" flex="none">
          {number}.
        </Box>
        <Box flex="1" minW="0">
          {body === null ? <Box color="fg.muted">{t("paper.heard")}</Box> : <PaperItem body={body} />}
        </Box>
        {points === 0 ? null : (
          <Box as="span" flex="none" fontSize="13px" color="fg.muted">
            {t("paper.points", { points })}
          </Box>
        )}
      </Flex>
    </Box>
  );
}

function Group({ group: { stimulus, questions } }: { readonly group: QuestionGroup }) {
  const t = useMessage();
  const language = useLanguage();
  const [first] = questions;
  const listed = questions.map((question) => <Question key={question.item_id} question={question} />);
  if (stimulus === undefined) return listed;
  const range = { from: first.number, to: first.number + questions.length - 1 };
  return (
    <>
      <Box data-stimulus="" mt="12" p="12" borderWidth="1px" borderColor="border.strong" borderRadius="control">
        <Box fontSize="13px" color="fg.muted" mb="4">
          {t("paper.stimulusFor", range)}
        </Box>
        {stimulus.title === undefined ? null : (
          <Box fontWeight="semibold" mb="4">
            {localized(stimulus.title, language)}
          </Box>
        )}
        <ItemContent text={stimulus.content} media={first.body?.media ?? []} />
      </Box>
      {listed}
    </>
  );
}

function useSectionFacts({ time_limit_ms: limit, kind, questions }: PaperSection): string {
  const t = useMessage();
  const points = pointsOf(questions);
  return [
    kind === "practice" ? t("paper.practice") : "",
    t("paper.questions", { count: questions.length }),
    points === 0 ? "" : t("paper.points", { points }),
    limit === null ? "" : t("paper.minutes", { minutes: wholeMinutes(limit) }),
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

function Section({ section, isFirst }: { readonly section: PaperSection; readonly isFirst: boolean }) {
  const language = useLanguage();
  const facts = useSectionFacts(section);
  const startsPage = !isFirst && section.time_limit_ms !== null;
  const { title, part, directions, media, questions } = section;
  return (
    <Box mt="16" css={startsPage ? { "@media print": { breakBefore: "page" } } : {}}>
      <h3>{[part, title].flatMap((text) => (text === undefined ? [] : localized(text, language))).join(" · ")}</h3>
      <Box color="fg.muted" fontSize="13px" css={{ breakAfter: "avoid" }}>
        {facts}
      </Box>
      {directions === undefined ? null : (
        <Box data-stimulus="" my="8">
          <ItemContent text={directions} media={media} />
        </Box>
      )}
      {questionGroups(questions).map((group) => (
        <Group key={group.questions[0].item_id} group={group} />
      ))}
    </Box>
  );
}

/** The questions of a test as students get them on paper. */
export function QuestionSheet({ paper }: { readonly paper: TestPaper }) {
  const t = useMessage();
  const { time_limit_ms: limit, sections } = paper;
  const all = sections.flatMap(({ questions }) => questions);
  const facts = [
    t("paper.questions", { count: all.length }),
    t("paper.points", { points: pointsOf(all) }),
    ...(limit === null ? [] : [t("paper.minutes", { minutes: wholeMinutes(limit) })]),
  ];
  return (
    <PaperSheet aria-label={t("paper.sheet.questions")}>
      <SheetHead paper={paper} title={t("paper.sheet.questions")} isOfStudent>
        <Box mt="16">{facts.join(" · ")}</Box>
        <Box mt="4" color="fg.muted" fontSize="13px">
          {t("paper.howTo")}
        </Box>
      </SheetHead>
      {sections.map((section, place) => (
        <Section key={section.stage} section={section} isFirst={place === 0} />
      ))}
    </PaperSheet>
  );
}
