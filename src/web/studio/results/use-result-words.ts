import { useMemo } from "react";
import type { ClassResults, Estimate, MemberState } from "../../../contract/classes/class-results";
import type { AnswerMark } from "../../../contract/report/marked-item";
import { useLanguage } from "../../i18n/language";
import { useMessage } from "../../i18n/use-message";
import { formatsOf } from "../../ui/format";

type Scale = ClassResults["scale"];

const marks = {
  right: "classResults.mark.right",
  partly: "classResults.mark.partly",
  wrong: "classResults.mark.wrong",
  skipped: "classResults.mark.skipped",
  awaiting: "classResults.mark.awaiting",
  unscored: "classResults.mark.unscored",
} as const satisfies Record<AnswerMark, string>;

const states = {
  notBegun: "classResults.state.notBegun",
  sitting: "classResults.state.sitting",
  handedIn: "classResults.state.handedIn",
  marking: "classResults.state.marking",
  settled: "classResults.state.settled",
  missed: "classResults.state.missed",
  absent: "classResults.state.absent",
} as const satisfies Record<MemberState, string>;

export const answerMarks = Object.keys(marks) as readonly AnswerMark[];
export const memberStates = Object.keys(states) as readonly MemberState[];

/** Keeps the answers of a function: the cells of a large matrix ask for the same few again and again. */
const remembering = <Input extends number, Output>(answer: (input: Input) => Output): ((input: Input) => Output) => {
  const known = new Map<Input, Output>();
  return (input) => {
    const found = known.get(input) ?? answer(input);
    known.set(input, found);
    return found;
  };
};

/** The marks, states, scores and estimates of a class's results in words and figures. */
export function useResultWords() {
  const t = useMessage();
  const language = useLanguage();
  return useMemo(() => {
    const { percent, percentRange, range, score, points } = formatsOf(language);
    const unit = (scale: Scale) => (scale?.unit === "percent" ? "%" : "");
    const markWords = Object.fromEntries(answerMarks.map((mark) => [mark, t(marks[mark])]));
    return {
      mark: (mark: AnswerMark) => markWords[mark] ?? "",
      earned: remembering((earned: number) => t("classResults.points", { points: earned })),
      changed: remembering((changes: number) => t("classResults.changed", { changes })),
      rapid: t("classResults.rapid"),
      notSeen: t("classResults.notSeen"),
      state: (state: MemberState) => t(states[state]),
      score: (value: number, scale: Scale) => score(value) + unit(scale),
      band: ({ low, high }: { readonly low: number; readonly high: number }, scale: Scale) =>
        range([low, high]) + unit(scale),
      points,
      percent,
      interval: ({ low, high }: Estimate) => (low === null || high === null ? "" : percentRange([low, high])),
      /** A share with the number of its answers and its interval: 67% · n = 24 · 52–80%. */
      share: ({ value, n, low, high }: Estimate) =>
        value === null
          ? t("classResults.noAnswers")
          : t(low === null || high === null ? "classResults.shareOf" : "classResults.shareWithin", {
              share: percent(value),
              n,
              range: low === null || high === null ? "" : percentRange([low, high]),
            }),
    };
  }, [t, language]);
}
export type ResultWords = ReturnType<typeof useResultWords>;
