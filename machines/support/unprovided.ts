import { fromCallback, fromPromise, type EventObject, type NonReducibleUnknown } from "xstate";

/** Declares an actor that a machine needs; the composition root supplies the real one through `.provide()`. */
export const unprovided = <Output, Input = void>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor "${name}" was not provided`)));

/**
 * Declares an action with effects outside the machine; the composition root supplies the real one through `.provide()`.
 */
export const unprovidedAction = (name: string) => (): void => {
  throw new Error(`action "${name}" was not provided`);
};

/** Declares an actor that keeps watching something and reports changes as events. */
export const unprovidedWatch = <Input extends NonReducibleUnknown, Received extends EventObject = EventObject>(
  name: string,
) =>
  fromCallback<Received, Input>(() => {
    throw new Error(`actor "${name}" was not provided`);
  });
