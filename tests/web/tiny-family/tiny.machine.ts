import { setup } from "xstate";
import type { FamilyInput, FamilyEvent, FamilyReport } from "../../../machines/exam/family";
import { pick } from "../../../machines/support/pick";
import { reporting } from "../../../machines/support/report";

type TinyEvent = FamilyEvent | { readonly type: "option.taken"; readonly optionId: string };

const report = reporting<FamilyReport>();

/** One question, one click, and it is over. */
export const tinyMachine = setup({
  types: { context: {} as { exerciseId: string }, events: {} as TinyEvent, input: {} as FamilyInput },
  actions: {
    reportAnswer: report(({ context }, { optionId }: { optionId: string }) => ({
      type: "answer.given",
      exerciseId: context.exerciseId,
      answer: { type: "single_choice", option_id: optionId },
      elapsedMs: 1_000,
    })),
  },
}).createMachine({
  id: "tiny",
  context: ({ input: { attempt } }) => ({
    exerciseId: attempt.exercise_list[0]?.exercise_item[0]?.exercise_id ?? "none",
  }),
  initial: "asking",
  states: {
    asking: {
      on: { "option.taken": { target: "over", actions: { type: "reportAnswer", params: pick("optionId") } } },
    },
    over: { type: "final" },
  },
});
