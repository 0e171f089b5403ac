import { questionReportMachine } from "../../../machines/studio/question-report.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const places: Readonly<Record<string, string>> = {
  "report.changed": "open",
  "report.answered": "answered",
  "report.dismissed": "dismissed",
};

const expected = ({ event, before }: Expected): ByHand => ({ value: before === null ? "open" : places[event.type] });

export const spec = chartSpec({
  name: "question report",
  machine: questionReportMachine,
  effects: {},
  cases: [
    {
      name: "a report of a student",
      exploration: {
        samples: [{ type: "report.changed" }, { type: "report.answered" }, { type: "report.dismissed" }],
      },
      expected,
      paths: 3,
      steps: 5,
    },
  ],
});
