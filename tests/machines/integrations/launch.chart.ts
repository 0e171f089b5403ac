import { launchMachine, type LaunchContext } from "../../../machines/integrations/launch.machine";
import type { LaunchNeed } from "../../../src/contract/integrations/launch-phases";
import { chartSpec } from "../../support/chart-spec";
import { contextBefore, type Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";

const placeOf = (person: unknown, need: LaunchNeed): string => {
  if (need === "instructor") return "waiting";
  if (person === "unknown") return "linking";
  return need === "choice" ? "choosing" : "entered";
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "asked", context: { need: "nothing", refusal: null } };
  const context = contextBefore<LaunchContext>(step);
  switch (event.type) {
    case "launch.accepted":
      return {
        value: placeOf(event["person"], event["need"] as LaunchNeed),
        context: { ...context, need: event["need"] },
      };
    case "launch.refused":
      return { value: "refused", context: { ...context, refusal: event["reason"] } };
    case "person.linked":
      return { value: context.need === "choice" ? "choosing" : "entered", context: { ...context } };
    default:
      return { value: "entered", context: { ...context } };
  }
};

export const spec = chartSpec({
  name: "launch",
  machine: launchMachine,
  effects: {},
  cases: [
    {
      name: "a launch from a learning platform",
      exploration: {
        samples: [
          ...(["known", "unknown", "unnamed"] as const).flatMap((person) =>
            (["nothing", "choice", "instructor"] as const).map((need) => ({
              type: "launch.accepted" as const,
              person,
              need,
            })),
          ),
          { type: "launch.refused", reason: "expired" },
          { type: "person.linked" },
          { type: "tests.chosen" },
        ],
        project: ({ context }) => context,
      },
      nameOf: ({ type, person, need }) => [type, person, need].filter(Boolean).join(" "),
      expected,
      paths: 10,
    },
  ],
});
