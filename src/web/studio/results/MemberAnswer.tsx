import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { MemberResult } from "../../../contract/classes/class-results";
import { useMessage } from "../../i18n/use-message";
import { LoadedQuestion } from "../../item/review/LoadedQuestion";
import { MarkIcon } from "../../item/review/marks";
import { Button } from "../../ui/Button";
import { clockFace } from "../../ui/times";
import { cellOf, type ResultItem } from "./matrix-order";
import { TheirWords } from "./TheirWords";
import { useResultWords } from "./use-result-words";

interface MemberAnswerProps {
  readonly member: MemberResult;
  readonly item: ResultItem;
  /** The questions and members around it, as the matrix has them. */
  readonly items: readonly ResultItem[];
  readonly members: readonly MemberResult[];
  readonly onOpen: (member: MemberResult | undefined, item: ResultItem | undefined) => void;
}

const neighbours = <One,>(all: readonly One[], one: One): readonly [One | undefined, One | undefined] => {
  const at = all.indexOf(one);
  return at < 0 ? [undefined, undefined] : [all[at - 1], all[at + 1]];
};

interface StepsProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly onPrevious: (() => void) | null;
  readonly onNext: (() => void) | null;
}

const Steps = ({ label, previous, next, onPrevious, onNext }: StepsProps) => (
  <Flex role="group" aria-label={label} gap="4">
    <Button
      variant="outline"
      size="sm"
      aria-label={previous}
      disabled={onPrevious === null}
      onClick={() => onPrevious?.()}
    >
      <ChevronLeft size={16} aria-hidden="true" />
    </Button>
    <Box alignSelf="center">{label}</Box>
    <Button variant="outline" size="sm" aria-label={next} disabled={onNext === null} onClick={() => onNext?.()}>
      <ChevronRight size={16} aria-hidden="true" />
    </Button>
  </Flex>
);

/** One answer of a member: its mark, time and changes, and the question with the answer and the right one. */
export function MemberAnswer({ member, item, items, members, onOpen }: MemberAnswerProps) {
  const t = useMessage();
  const words = useResultWords();
  const cell = cellOf(member, item.item_id);
  const [before, after] = neighbours(items, item);
  const [above, below] = neighbours(members, member);
  const open = (to: MemberResult | undefined, at: ResultItem | undefined) =>
    to === undefined || at === undefined ? null : () => onOpen(to, at);
  return (
    <>
      <Flex gap="12" wrap="wrap" mb="12">
        <Steps
          label={t("classResults.question", { position: item.position })}
          previous={t("classResults.previousQuestion")}
          next={t("classResults.nextQuestion")}
          onPrevious={open(member, before)}
          onNext={open(member, after)}
        />
        <Steps
          label={t("classResults.pupil")}
          previous={t("classResults.previousPupil")}
          next={t("classResults.nextPupil")}
          onPrevious={open(above, item)}
          onNext={open(below, item)}
        />
      </Flex>
      {cell === undefined || member.attempt_id === null ? (
        <Box color="fg.muted" role="status">
          {t("classResults.notSeen")}
        </Box>
      ) : (
        <>
          <Flex role="status" gap="12" wrap="wrap" mb="16" align="center" fontVariantNumeric="tabular-nums">
            <Flex as="span" gap="6" align="center" fontWeight="medium">
              <MarkIcon mark={cell.mark} />
              {words.mark(cell.mark)}
            </Flex>
            {cell.points === null ? null : (
              <span>
                {t("classResults.pointsOf", { points: words.points(cell.points), of: words.points(item.points) })}
              </span>
            )}
            <span>{clockFace(cell.elapsed_ms)}</span>
            <span>{t("classResults.changed", { changes: cell.changes })}</span>
            {cell.rapid ? <span>{t("classResults.rapid")}</span> : null}
          </Flex>
          <TheirWords>
            <LoadedQuestion attemptId={member.attempt_id} exerciseId={item.item_id} nextId={after?.item_id} released />
          </TheirWords>
        </>
      )}
    </>
  );
}
