import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { useEffect, useState, type ReactNode } from "react";
import type { Report } from "../../../contract/report/report";
import { localized, useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { followInside, type ResultLinks } from "../../site/links";
import { Card } from "../../ui/Card";
import { usePageName } from "../../ui/page";
import { ReleaseNote } from "../ReleaseNote";
import { WholeSitting } from "../sitting/WholeSitting";
import { Whose } from "../Whose";
import { FilterChips } from "./FilterChips";
import { chosenOf, filtered, neighbour, numbered, type Filter, type NumberedItem } from "./filters";
import { ItemList } from "./ItemList";
import { keepListed, listedOf, litOf } from "./listed";
import { QuestionHeader } from "./QuestionHeader";
import { SkillFilter } from "./SkillFilter";
import { useArrows } from "./use-arrows";

interface Props {
  readonly report: Report;
  /** The question to show; omitted: the last one shown; if not in the list: the first. */
  readonly exerciseId?: string | undefined;
  readonly onSelect: (exerciseId: string) => void;
  /** The result page of the same attempt. */
  readonly resultAddress: string;
  readonly open: ResultLinks["open"];
  readonly question: (item: NumberedItem, next: NumberedItem | undefined) => ReactNode;
  /** The actions of a question, beside its facts. */
  readonly tools?: (item: NumberedItem) => ReactNode;
}

/** All questions of an attempt at the left, the chosen one at the right. */
export function Analyse({ report, exerciseId, onSelect, resultAddress, open, question, tools }: Props) {
  const t = useMessage();
  const language = useLanguage();
  const [{ filter, skill }, setListed] = useState(() => listedOf(report.attempt_id));
  const [lit] = useState(() => litOf(report.attempt_id));
  const items = filtered(numbered(report.items), filter, skill);
  const chosen = chosenOf(items, exerciseId ?? lit);
  const move = (by: number) => {
    const next = chosen === undefined ? undefined : neighbour(items, chosen.exercise_id, by);
    if (next !== undefined) onSelect(next.exercise_id);
  };
  const list = (next: Filter, ofSkill: string) => {
    setListed({ filter: next, skill: ofSkill });
    const shown = chosenOf(filtered(numbered(report.items), next, ofSkill), chosen?.exercise_id);
    if (shown !== undefined && shown.exercise_id !== chosen?.exercise_id) onSelect(shown.exercise_id);
  };
  const ofSkill = filtered(report.items, "all", skill);
  useArrows(move);
  const listedIds = items.map((item) => item.exercise_id).join(" ");
  useEffect(
    () => keepListed(report.attempt_id, { filter, skill }, listedIds.split(" "), chosen?.exercise_id),
    [report.attempt_id, filter, skill, listedIds, chosen?.exercise_id],
  );
  const title = t("results.analysisOf", { title: localized(report.title, language) });
  usePageName(report.title);
  return (
    <Grid gap="16" templateColumns="minmax(0, 1fr)">
      {report.of_guest === true ? <Whose report={report} /> : null}
      <Flex justify="space-between" align="baseline" gap="16" wrap="wrap">
        <Heading as="h1" fontSize={{ base: "lg", md: "xl" }} tabIndex={-1} overflowWrap="anywhere" minW="0">
          {title}
        </Heading>
        <a href={resultAddress} onClick={followInside(open)}>
          {t("results.backToResult")}
        </a>
      </Flex>
      <ReleaseNote report={report} />
      <FilterChips
        items={ofSkill}
        filter={filter}
        onFilter={(next) => list(next, skill)}
        keepsGone={report.of_guest !== true}
      />
      <SkillFilter items={report.items} skill={skill} onSkill={(next) => list("all", next)} />
      {chosen === undefined ? (
        <Box color="fg.muted" py="48" textAlign="center">
          {t("results.noQuestions")}
        </Box>
      ) : (
        <Grid gap="16" templateColumns={{ base: "minmax(0, 1fr)", lg: "320px minmax(0, 1fr)" }} alignItems="start">
          <ItemList items={items} selected={chosen.exercise_id} onSelect={onSelect} onMove={move} />
          <Card aria-label={t("results.question", { number: chosen.number })}>
            <QuestionHeader item={chosen} isFirst={items[0] === chosen} isLast={items.at(-1) === chosen} onMove={move}>
              {tools?.(chosen)}
            </QuestionHeader>
            {question(chosen, neighbour(items, chosen.exercise_id, 1))}
          </Card>
        </Grid>
      )}
      <WholeSitting items={report.items} />
    </Grid>
  );
}
