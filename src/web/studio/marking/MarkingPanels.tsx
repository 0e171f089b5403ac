import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Undo2 } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { v7 as uuidv7 } from "uuid";
import { isToMark } from "../../../../machines/studio/marking-facts";
import { selectAnswerPhase, type MarkingSnapshot } from "../../../../machines/studio/marking.selectors";
import type { MarkQueue } from "../../../contract/classes/marking";
import type { MarkingActor } from "../../effects/studio/open-marking";
import { useMessage } from "../../i18n/use-message";
import { lazyPart } from "../../loading/lazy-part";
import { Button } from "../../ui/Button";
import { usePageName } from "../../ui/page";
import { Skeleton } from "../../ui/Skeleton";
import { AnswerList } from "./AnswerList";
import { ChosenAnswer } from "./ChosenAnswer";
import { MarkConflicts } from "./MarkConflicts";
import { MarkedQuestions } from "./MarkedQuestions";
import { groupOf, listedAnswers, nextWaitingQuestion, shownQuestionOf } from "./marking-view";
import { MarkingHead } from "./MarkingHead";
import { MarkingPad } from "./MarkingPad";
import { NothingLeft } from "./NothingLeft";
import { noPoints } from "./points-keys";
import { QuestionAndGuide } from "./QuestionAndGuide";
import { useMarkingKeys } from "./use-marking-keys";

const MarkingKeysDialog = lazyPart(() => import("./MarkingKeysDialog"), "MarkingKeysDialog");

const areas = {
  base: `"questions" "main" "pad" "answers"`,
  lg: `"questions pad" "main pad" "answers pad"`,
  xl: `"questions main pad" "answers main pad"`,
};
const columns = {
  base: "minmax(0, 1fr)",
  lg: "minmax(0, 1fr) 300px",
  xl: "260px minmax(0, 1fr) 300px",
};

interface MarkingPanelsProps {
  readonly actor: MarkingActor;
  readonly snapshot: MarkingSnapshot;
  readonly queue: MarkQueue;
  readonly assignmentId: string;
  readonly onQuestion: (itemId: string) => void;
}

/** The questions, one answer, and the points and comment for it; all of it goes by keys as well. */
export function MarkingPanels({ actor, snapshot, queue, assignmentId, onQuestion }: MarkingPanelsProps) {
  const t = useMessage();
  const [typed, setTyped] = useState(noPoints);
  const [isWhole, setWhole] = useState(true);
  const [isListing, list] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const firstComment = useRef<HTMLButtonElement>(null);
  const { context } = snapshot;
  usePageName(queue.title);
  const { chosen, page, itemId, isSecond } = context;
  const phase = selectAnswerPhase(snapshot);
  const item = shownQuestionOf(context);
  const listed = listedAnswers(context);
  const at = listed.findIndex(({ answer }) => answer.mark_id === chosen);
  const current = item === null ? undefined : listed[at];
  const group = groupOf(context);
  const next = nextWaitingQuestion(context);
  const isOpen =
    phase === "waiting" ||
    phase === "marked" ||
    phase === "differing" ||
    (phase === "settled" && current?.answer.settled !== null);
  const settles = phase === "differing" || phase === "settled";
  const key = () => uuidv7();
  const give = (points: number) => {
    setTyped(noPoints);
    if (settles) actor.send({ type: "settlement.given", points, key: key() });
    else actor.send({ type: "points.given", markIds: isWhole ? group : group.slice(0, 1), points, key: key() });
  };
  const choose = (markId: string | undefined) => {
    setTyped(noPoints);
    if (markId !== undefined) actor.send({ type: "answer.chosen", markId });
  };
  const settleBy = (whose: "own" | "other") => {
    const points = current?.answer[whose]?.points;
    if (phase === "differing" && points !== undefined) give(points);
  };
  const leaveField = () => heading.current?.focus();
  const undo = () => actor.send({ type: "undo.wanted", key: key() });
  const second = (on: boolean) => actor.send({ type: "second.changed", isSecond: on });
  const half = () => setTyped({ ...typed, half: !typed.half });
  useMarkingKeys({
    isOn: true,
    most: isOpen && item !== null ? item.points : null,
    typed,
    onTyped: setTyped,
    onPoints: give,
    actions: {
      j: () => choose(listed[at + 1]?.answer.mark_id),
      k: () => choose(listed[at < 0 ? listed.length - 1 : at - 1]?.answer.mark_id),
      g: () => setWhole(!isWhole),
      c: () => field.current?.focus(),
      b: () => firstComment.current?.focus(),
      u: undo,
      n: () => next !== undefined && onQuestion(next.item_id),
      m: () => settleBy("own"),
      o: () => settleBy("other"),
      "?": () => list(true),
    },
  });
  const hasSecond = isSecond || listed.some(({ answer }) => answer.by_other && isToMark({ isSecond: true }, answer));
  const position = queue.items.find((one) => one.item_id === itemId)?.position ?? 0;
  return (
    <>
      <MarkingHead
        queue={queue}
        snapshot={snapshot}
        assignmentId={assignmentId}
        onRetry={() => actor.send({ type: "retry" })}
        onRefresh={() => actor.send({ type: "reload.wanted" })}
        onKeys={() => list(true)}
      />
      <MarkConflicts
        conflicts={context.conflicts}
        onDecide={(markId, isMine) => actor.send({ type: isMine ? "mine.chosen" : "theirs.chosen", markId })}
      />
      <Grid
        gap="16"
        templateAreas={areas}
        templateColumns={columns}
        templateRows={{ xl: "auto 1fr" }}
        alignItems="start"
      >
        <Box gridArea="questions" minW="0">
          <MarkedQuestions items={queue.items} itemId={itemId} onOpen={onQuestion} />
        </Box>
        <Flex gridArea="main" direction="column" gap="16" minW="0">
          {item === null && snapshot.matches({ queue: "loading" }) ? (
            <Skeleton height="320px" role="status" aria-label={t("state.loading")} />
          ) : (
            <>
              {item === null ? null : <QuestionAndGuide key={item.item_id} item={item} position={position} />}
              {current === undefined ? (
                <NothingLeft
                  context={context}
                  assignmentId={assignmentId}
                  onPage={(to) => actor.send({ type: "page.chosen", page: to })}
                  onQuestion={onQuestion}
                  onSecond={() => second(true)}
                />
              ) : (
                <ChosenAnswer
                  listed={current}
                  total={listed.length}
                  group={group.length}
                  isWhole={isWhole}
                  heading={heading}
                  onWhole={() => setWhole(!isWhole)}
                  onSettle={give}
                />
              )}
            </>
          )}
        </Flex>
        <Flex gridArea="pad" direction="column" gap="16" minW="0" position={{ lg: "sticky" }} top="16">
          {current === undefined || item === null ? null : (
            <MarkingPad
              context={context}
              answer={current.answer}
              most={item.points}
              bank={item.comments}
              typed={typed}
              isOpen={isOpen}
              field={field}
              firstComment={firstComment}
              onHalf={half}
              onGive={give}
              onComment={(text) => actor.send({ type: "comment.changed", text, key: key() })}
              onLeave={leaveField}
            />
          )}
          <Button variant="outline" minH="44" disabled={context.last.length === 0} onClick={undo}>
            <Undo2 size={16} aria-hidden="true" />
            {t("marking.undo")}
          </Button>
          {hasSecond ? (
            <Flex as="label" gap="8" align="center" minH="44" cursor="pointer">
              <input type="checkbox" checked={isSecond} onChange={({ target }) => second(target.checked)} />
              {t("marking.second")}
            </Flex>
          ) : null}
        </Flex>
        {item === null ? null : (
          <Box gridArea="answers" minW="0">
            <AnswerList
              listed={listed}
              chosen={chosen}
              page={page}
              total={item.total}
              onChoose={choose}
              onPage={(to) => actor.send({ type: "page.chosen", page: to })}
            />
          </Box>
        )}
      </Grid>
      {isListing ? (
        <Suspense fallback={null}>
          <MarkingKeysDialog onClose={() => list(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
