import { Flex } from "@chakra-ui/react/flex";
import { Link } from "@tanstack/react-router";
import { CircleCheckBig } from "lucide-react";
import { isToMark, type MarkingContext } from "../../../../machines/studio/marking-facts";
import { markingLimits } from "../../../contract/classes/marking-limits";
import { useMessage } from "../../i18n/use-message";
import { Button } from "../../ui/Button";
import { StateCard } from "../../ui/StateCard";
import { resultsPlace } from "../studio-places";
import { listedAnswers, nextWaitingQuestion, shownQuestionOf } from "./marking-view";

interface NothingLeftProps {
  readonly context: MarkingContext;
  readonly assignmentId: string;
  readonly onPage: (page: number) => void;
  readonly onQuestion: (itemId: string) => void;
  readonly onSecond: () => void;
}

/** Stands in place of an answer where none on the page is left: what to do next. */
export function NothingLeft({ context, assignmentId, onPage, onQuestion, onSecond }: NothingLeftProps) {
  const t = useMessage();
  const { page } = context;
  const item = shownQuestionOf(context);
  const next = nextWaitingQuestion(context);
  const hasPages = item !== null && item.total > page * markingLimits.page;
  const second = listedAnswers(context).filter(({ answer }) => isToMark({ isSecond: true }, answer)).length;
  const title =
    item === null
      ? "marking.nobodyAnswered"
      : hasPages
        ? "marking.pageDone"
        : next === undefined
          ? "marking.allDone"
          : "marking.questionDone";
  return (
    <StateCard
      Icon={CircleCheckBig}
      title={t(title)}
      action={
        <Flex gap="8" wrap="wrap" justify="center">
          {hasPages ? (
            <Button minH="44" onClick={() => onPage(page + 1)}>
              {t("marking.nextPage")}
            </Button>
          ) : null}
          {next === undefined ? null : (
            <Button minH="44" variant={hasPages ? "outline" : "solid"} onClick={() => onQuestion(next.item_id)}>
              {t("marking.nextQuestion", { position: next.position })}
            </Button>
          )}
          {second === 0 ? null : (
            <Button minH="44" variant="outline" onClick={onSecond}>
              {t("marking.markSecond")}
            </Button>
          )}
          <Button asChild minH="44" variant={hasPages || next !== undefined ? "outline" : "solid"}>
            <Link to={resultsPlace(assignmentId) as string}>{t("marking.results")}</Link>
          </Button>
        </Flex>
      }
    >
      {second === 0 ? undefined : t("marking.secondWaits", { count: second })}
    </StateCard>
  );
}
