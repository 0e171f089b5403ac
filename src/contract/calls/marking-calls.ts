import { markedAnswerSchema, markQueueInput, markQueueOutput, markSaveInput } from "../classes/marking";
import type { CallSchema } from "./call-schema";

const marker = { access: "person", permission: "mark.write" } as const;

/** The calls by which teachers mark longer answers. */
export const markingCalls = {
  markQueue: {
    input: markQueueInput,
    output: markQueueOutput,
    ...marker,
    summary: "The questions of an assignment that people mark, and the answers to one of them without names.",
  },
  markSave: {
    input: markSaveInput,
    output: markedAnswerSchema,
    ...marker,
    summary:
      "Store the points and the comment of an answer. A change of an older version is refused with the present one.",
  },
} as const satisfies Record<string, CallSchema>;
