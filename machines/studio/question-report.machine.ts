import { setup } from "xstate";

export type QuestionReportEvent =
  /** Its student wrote it anew. */
  | { readonly type: "report.changed" }
  /** A teacher or the author wrote an answer. */
  | { readonly type: "report.answered" }
  /** It was put aside without an answer. */
  | { readonly type: "report.dismissed" };

/** A problem with a question that a student reports. The server decides by `transition()` on the stored state. */
export const questionReportMachine = setup({ types: { events: {} as QuestionReportEvent } }).createMachine({
  id: "questionReport",
  initial: "open",
  states: {
    open: {
      description: "The report waits for somebody who answers it; its student may still change it.",
      on: { "report.changed": "open", "report.answered": "answered", "report.dismissed": "dismissed" },
    },
    answered: {
      description: "The student reads the answer beside the question, once the result may be seen.",
      on: { "report.answered": "answered" },
    },
    dismissed: {
      description: "There was nothing to answer; an answer may still follow.",
      on: { "report.answered": "answered" },
    },
  },
});
