import { expect, type TestContext } from "vitest";
import type { AnyActorRef, AnyStateMachine, InspectionEvent } from "xstate";
import { expectEveryTransition } from "../../support/coverage";
import { transitionName, transitionsOf, type DeclaredTransition } from "../../support/paths";

const taken = new Set<string>();

/** Forgets the transitions taken while another chart was tested. */
export const forgetTaken = (): void => taken.clear();

/** Records each transition that a chart of this system takes from now on. */
export const noteTaken = ({ system }: Pick<AnyActorRef, "system">): void => {
  system.inspect((event: InspectionEvent) => {
    if (event.type === "@xstate.microstep")
      for (const transition of event._transitions)
        taken.add(transitionName(transition as unknown as DeclaredTransition));
  });
};

/**
 * Fails if a transition was never taken although the outside can cause it, or if one was taken that is listed as
 * uncaused.
 */
export const expectEveryCausable = (
  test: TestContext,
  name: string,
  { chart, uncaused, paths }: { chart: AnyStateMachine; uncaused: Readonly<Record<string, string>>; paths: number },
): void => {
  const declared = transitionsOf(chart);
  expect(Object.keys(uncaused).filter((one) => !declared.includes(one))).toEqual([]);
  expect(Object.keys(uncaused).filter((one) => taken.has(one))).toEqual([]);
  expectEveryTransition(test, `${name}, on screen`, {
    declared: declared.filter((one) => !(one in uncaused)),
    taken,
    paths,
  });
};
