import { describe, expect, it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import type { ChartSpec } from "./chart-spec";
import { expectEveryTransition } from "./coverage";
import { calculate } from "./model";
import { pathName, pathsThrough, stepsOf, transitionsOf, type ChartPath, type Exploration } from "./paths";
import { walk } from "./walk";

const isOutside = (type: string) => !type.startsWith("xstate.");

/** At each place the events that it does not accept, the first time that it is reached. */
const refusedAt = ({ samples, project = () => null }: Exploration<AnyStateMachine>) => {
  const seen = new Set<string>();
  return (at: AnyMachineSnapshot): readonly AnyEventObject[] => {
    const place = JSON.stringify([at.value, project(at as never)]);
    if (seen.has(place) || at.status !== "active") return [];
    seen.add(place);
    return (samples as readonly AnyEventObject[]).filter((event) => isOutside(event.type) && !at.can(event));
  };
};

/** Walks every path of a chart live, and proves that together they take every transition it declares. */
export const describeChart = ({ name, machine, effects, cases }: ChartSpec): void => {
  describe(name, () => {
    const taken = new Set<string>();
    let walked = 0;
    for (const { name: caseName, exploration, nameOf, expected, paths: count, steps } of cases) {
      describe(caseName, () => {
        const { input } = exploration;
        const paths: ChartPath[] = pathsThrough(machine, exploration);
        walked += paths.length;
        const walking = (path: ChartPath) => ({ machine, input, effects, steps: calculate(machine, path, input) });
        for (const path of paths)
          it(pathName(path, nameOf), async () => {
            for (const transition of await walk({ ...walking(path), expected })) taken.add(transition);
          });
        const refuses = refusedAt(exploration);
        const refusing = paths.map((path) => path.filter(({ snapshot }) => refuses(snapshot).length > 0).length);
        const places = refusing.reduce((sum, some) => sum + some, 0);
        if (places > 0)
          it("ignores every event that a state does not accept: no change, no report, no actor started", async () => {
            const refusedOnce = refusedAt(exploration);
            let tried = 0;
            const refused = (at: AnyMachineSnapshot) => {
              const events = refusedOnce(at);
              if (events.length > 0) tried += 1;
              return events;
            };
            for (const [index, path] of paths.entries())
              if (refusing[index] !== 0) await walk({ ...walking(path), refused });
            expect(tried).toBe(places);
          });
        it(`has ${count} paths`, () => {
          expect(paths.length, paths.map((path) => pathName(path, nameOf)).join("\n")).toBe(count);
          if (steps !== undefined) expect(stepsOf(paths)).toBe(steps);
        });
      });
    }
    it("takes every transition", (context) => {
      expectEveryTransition(context, name, { declared: transitionsOf(machine), taken, paths: walked });
    });
  });
};
