import { describe, expect, it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { expectEveryTransition } from "./coverage";
import {
  pathName,
  pathsThrough,
  transitionsOf,
  walk,
  type ChartPath,
  type Effects,
  type Exploration,
  type Walk,
} from "./paths";

interface ChartCase<M extends AnyStateMachine> {
  readonly name: string;
  readonly exploration: Exploration<M>;
  /** What a step is called, where the type of its event does not say enough. */
  readonly nameOf?: (event: AnyEventObject) => string;
}

const isOutside = (type: string) => !type.startsWith("xstate.");

/** What a place does not accept has no transition there: sending it changes nothing. */
const expectRefusals = (machine: AnyStateMachine, at: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
  for (const event of events) {
    if (!isOutside(event.type) || at.can(event)) continue;
    expect(
      machine.getTransitionData(at as never, event as never).flatMap((transition) => transition.target ?? []),
      `${event.type} at ${JSON.stringify(at.value)}`,
    ).toEqual([]);
  }
};

/** Walks every path of a chart live, and proves that together they take every transition it declares. */
export const describeChart = <M extends AnyStateMachine>(
  name: string,
  machine: M,
  effects: Effects,
  cases: readonly ChartCase<M>[],
): void => {
  describe(name, () => {
    const taken = new Set<string>();
    const declared = transitionsOf(machine);
    let walked = 0;
    for (const { name: caseName, exploration, nameOf } of cases) {
      describe(caseName, () => {
        const paths: ChartPath[] = pathsThrough(machine, exploration);
        walked += paths.length;
        for (const path of paths) {
          it(pathName(path, nameOf), async () => {
            const live: Walk = await walk(machine, path, effects, exploration as never);
            for (const transition of live.taken) taken.add(transition);
          });
        }
        it("refuses what a state does not accept", () => {
          for (const path of paths)
            for (const { snapshot } of path)
              expectRefusals(machine, snapshot, exploration.samples as readonly AnyEventObject[]);
        });
        it("keeps its list of paths", () => {
          expect(paths.map((path) => pathName(path, nameOf))).toMatchSnapshot();
        });
      });
    }
    it("takes every transition", (context) => {
      expectEveryTransition(context, name, { declared, taken, paths: walked });
    });
  });
};
