import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from "xstate";

/** Declares an effect that a machine needs; the real one arrives through `.provide()` at the composition root. */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

/** Declares an action that reaches outside; the real one arrives through `.provide()` at the composition root. */
export const unprovidedAction = (name: string) => (): void => {
  throw new Error(`action "${name}" was not provided`);
};

/** Declares an effect that keeps watching something and reports what it sees as events. */
export const unprovidedWatch = <Input extends NonReducibleUnknown, Received extends EventObject = EventObject>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
