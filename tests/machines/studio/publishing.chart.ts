import { publishingMachine } from "../../../machines/studio/publishing.machine";
import { faults } from "../../../src/contract/calls/faults";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import { done, failed } from "../../support/paths";
import type { ByHand } from "../../support/walk";

const test = { testId: "t1", version: 3 };
const network = { code: "network" } as const;
const sentence = { en: "No answer is marked." };
const blocking = [{ severity: "blocking" as const, code: "keyMissing", sentence }];
const notices = [{ severity: "notice" as const, code: "timeShort", sentence }];
const changed = { ...faults.testDraftChanged, msg: "", data: { version: 4 } };
const unfit = { ...faults.testUnfit, msg: "" };
const outdated = { ...faults.testQuestionsChanged, msg: "", data: { findings: blocking } };
const found = { ...faults.testHasFindings, msg: "", data: { findings: blocking } };
const forecast = { kind: "none" as const, version: 3, reason: "notCalibrated" as const, items: [] };
const published = { menuId: "t1", edition: 1 };

const samples = [
  { type: "draft.saved" as const, test },
  { type: "publish.wanted" as const },
  { type: "retry" as const },
  done("check", blocking),
  done("check", notices),
  failed("check", changed),
  failed("check", network),
  failed("check", unfit),
  done("forecast", forecast),
  failed("forecast", found),
  failed("forecast", changed),
  failed("forecast", network),
  failed("forecast", unfit),
  done("publish", published),
  failed("publish", found),
  failed("publish", outdated),
  failed("publish", changed),
  failed("publish", network),
  failed("publish", unfit),
];

const places = new Map<unknown, string>([
  [changed, "changed"],
  [network, "unreachable"],
  [unfit, "refused"],
]);

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return {};
  const { type, output, error } = event;
  const context = contextBefore<Readonly<Record<string, unknown>>>(step);
  if (error === found) return { value: "blocked", context: { ...context, findings: blocking, fault: null } };
  if (error === outdated)
    return {
      value: "checking",
      context: { ...context, isCheckedAnew: true, forecast: null, fault: null },
      starts: [["check", { test }]],
    };
  if (error !== undefined) return { value: places.get(error), context: { ...context, fault: error } };
  switch (type) {
    case "draft.saved":
      return { value: "checking", context: { ...context, test }, starts: [["check", { test }]] };
    case "retry":
      return { value: "checking", context, starts: [["check", { test }]] };
    case "publish.wanted":
      return { value: "publishing", context, starts: [["publish", { test }]] };
    case "xstate.done.actor.check":
      return {
        value: output === blocking ? "blocked" : "forecasting",
        context: { ...context, findings: output, fault: null },
      };
    case "xstate.done.actor.forecast":
      return { value: "ready", context: { ...context, forecast } };
    default:
      return { value: "published", context: { ...context, published, fault: null } };
  }
};

export const spec = chartSpec({
  name: "publishing",
  machine: publishingMachine,
  effects: { once: ["check", "forecast", "publish"] },
  cases: [
    {
      name: "a test that is still being saved",
      exploration: { samples, input: { test: null } },
      expected,
      paths: 14,
      steps: 53,
    },
    {
      name: "a test that is saved",
      exploration: { samples, elsewhere: ["draft.saved"], input: { test } },
      expected,
      paths: 14,
      steps: 39,
    },
  ],
});
