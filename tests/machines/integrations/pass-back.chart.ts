import { mostTries, passBackMachine, type PassBackContext } from "../../../machines/integrations/pass-back.machine";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const anew = { tries: 0, isTokenRenewed: false, isItemRenewed: false };

const failedOf = (context: PassBackContext): ByHand => {
  const tries = context.tries + 1;
  return { value: tries < mostTries ? "waiting" : "dead", context: { ...context, tries, isTokenRenewed: false } };
};

const expectedFrom =
  (tries: number) =>
  (step: Expected): ByHand => {
    const { event, before } = step;
    if (before === null) return { value: "waiting", context: { ...anew, tries } };
    const context = contextBefore<PassBackContext>(step);
    const value = String(before.value);
    const isOver = value === "delivered" || value === "dead";
    switch (event.type) {
      case "result.changed":
        return isOver ? { value: "waiting", context: anew } : { value, context: { ...context } };
      case "result.same":
        return { value: "delivered", context: anew };
      case "send.begun":
        return { value: "sending", context: { ...context } };
      case "platform.took":
        return { value: event["isCurrent"] === true ? "delivered" : "waiting", context: anew };
      case "platform.repeated":
        return { value: "comparing", context: { ...context } };
      case "platform.compared":
        if (event["isSame"] !== true) return failedOf(context);
        return { value: event["isCurrent"] === true ? "delivered" : "waiting", context: anew };
      case "token.refused":
        return context.isTokenRenewed ? failedOf(context) : { value, context: { ...context, isTokenRenewed: true } };
      case "item.missing":
        return { value: context.isItemRenewed ? "dead" : "asking", context: { ...context } };
      case "item.found":
        return { value: "waiting", context: { ...context, isItemRenewed: true, isTokenRenewed: false } };
      case "platform.failed":
        return failedOf(context);
      case "item.gone":
      case "platform.refused":
        return { value: "dead", context: { ...context } };
      default:
        return { value: "waiting", context: anew };
    }
  };

const samples = [
  { type: "result.changed" },
  { type: "result.same" },
  { type: "send.begun" },
  { type: "platform.took", isCurrent: true },
  { type: "platform.took", isCurrent: false },
  { type: "platform.repeated" },
  { type: "platform.compared", isSame: true, isCurrent: true },
  { type: "platform.compared", isSame: false, isCurrent: true },
  { type: "platform.compared", isSame: true, isCurrent: false },
  { type: "token.refused" },
  { type: "item.missing" },
  { type: "item.found" },
  { type: "item.gone" },
  { type: "platform.failed" },
  { type: "platform.refused" },
  { type: "resend.asked" },
] as const;

const caseFrom = (name: string, tries: number, paths: number) => ({
  name,
  exploration: {
    samples,
    input: { tries },
    project: ({ context }: { readonly context: PassBackContext }) => [
      context.isTokenRenewed,
      context.isItemRenewed,
      context.tries === 0,
    ],
  },
  nameOf: (event: object) => JSON.stringify(event),
  expected: expectedFrom(tries),
  paths,
});

export const spec = chartSpec({
  name: "passBack",
  machine: passBackMachine,
  effects: {},
  cases: [
    caseFrom("a result on its way to another system", 0, 161),
    caseFrom("a result whose next failed try is the last", mostTries - 1, 161),
  ],
});
