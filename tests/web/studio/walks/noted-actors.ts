import { afterAll, beforeAll, vi } from "vitest";
import type { AnyStateMachine } from "xstate";
import { forgetTaken, noteTaken } from "../../sitting/coverage";

const watch = (machine: AnyStateMachine): void => {
  const first = machine.getInitialSnapshot.bind(machine);
  vi.spyOn(machine, "getInitialSnapshot").mockImplementation((scope, input) => {
    noteTaken(scope);
    return first(scope, input);
  });
};

/** Records each transition of the actors that a page makes of this machine, with the effects of the page or others. */
export const noteActorsOf = (machine: AnyStateMachine): void => {
  beforeAll(() => {
    forgetTaken();
    const provide = machine.provide.bind(machine);
    vi.spyOn(machine, "provide").mockImplementation((given) => {
      const provided = provide(given);
      watch(provided);
      return provided;
    });
    watch(machine);
  });
  afterAll(() => void vi.restoreAllMocks());
};
