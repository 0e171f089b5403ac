import {
  regradeApplyInput,
  regradeDetailSchema,
  regradeDropInput,
  regradeInput,
  regradePreviewInput,
  regradeQuestionInput,
  regradeQuestionOutput,
  regradesInput,
  regradesOutput,
  regradeStepSchema,
} from "../classes/regrades";
import type { CallSchema } from "./call-schema";

const regrader = { access: "person", permission: "regrade.apply" } as const;
const second = { access: "person", permission: "regrade.second" } as const;

/** The calls by which teachers correct afterwards what the answers to a question earn. */
export const regradeCalls = {
  regradeQuestion: {
    input: regradeQuestionInput,
    output: regradeQuestionOutput,
    ...regrader,
    summary: "A question of an assignment with its key, and the rule that stands for it.",
  },
  regradePreview: {
    input: regradePreviewInput,
    output: regradeDetailSchema,
    ...regrader,
    summary: "Compute what a rule would change in each attempt, and store it; no score changes.",
  },
  regradeDetail: {
    input: regradeInput,
    output: regradeDetailSchema,
    ...second,
    summary: "A regrade with each score that it changes.",
  },
  regradeApply: {
    input: regradeApplyInput,
    output: regradeStepSchema,
    ...regrader,
    summary:
      "Apply exactly what was previewed; where results are released, a second teacher must confirm it. Refused where " +
      "attempts have changed since.",
  },
  regradeSecond: {
    input: regradeApplyInput,
    output: regradeStepSchema,
    ...second,
    summary: "Confirm and apply another teacher's regrade of released results.",
  },
  regradeDrop: {
    input: regradeDropInput,
    output: regradeStepSchema,
    ...regrader,
    summary: "Give up a regrade that is not applied.",
  },
  regrades: {
    input: regradesInput,
    output: regradesOutput,
    ...second,
    summary: "The regrades of an assignment, those applied last first.",
  },
} as const satisfies Record<string, CallSchema>;
