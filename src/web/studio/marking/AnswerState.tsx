import { chakra } from "@chakra-ui/react/styled-system";
import { CheckCheck, CircleCheck, CircleDashed, GitCompare, Lock, type LucideIcon } from "lucide-react";
import type { AnswerToMark } from "../../../contract/classes/marking";
import { useMessage } from "../../i18n/use-message";
import { usePointsWords } from "./use-points-words";

const looks: Readonly<Record<AnswerToMark["state"], { readonly Icon: LucideIcon; readonly color: string }>> = {
  waiting: { Icon: CircleDashed, color: "fg.muted" },
  marked: { Icon: CircleCheck, color: "good.text" },
  differing: { Icon: GitCompare, color: "warn.text" },
  settled: { Icon: CheckCheck, color: "good.text" },
  closed: { Icon: Lock, color: "fg.muted" },
};

/** The state of an answer by a sign and in words, with its points. */
export function AnswerState({ answer }: { readonly answer: AnswerToMark }) {
  const t = useMessage();
  const words = usePointsWords();
  const { Icon, color } = looks[answer.state];
  const given = (answer.settled ?? answer.own)?.points;
  return (
    <chakra.span display="inline-flex" gap="4" alignItems="center" color={color} whiteSpace="nowrap">
      <Icon size={16} aria-hidden="true" />
      {t(`marking.state.${answer.state}`)}
      {given === undefined ? null : (
        <chakra.span fontVariantNumeric="tabular-nums">{` · ${words.points(given)}`}</chakra.span>
      )}
    </chakra.span>
  );
}
