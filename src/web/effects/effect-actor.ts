import { fromPromise } from "xstate";

/** An effect as a promise actor, aborted when its state is left. */
export const effectActor = <Input, Output>(effect: (input: Input, signal: AbortSignal) => Promise<Output>) =>
  fromPromise<Output, Input>(({ input, signal }) => effect(input, signal));
