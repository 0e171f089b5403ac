import { untilThere } from "./until-there";

/** A value that is loaded from its own chunk. */
export interface LazyValue<Value> {
  /** For `use`, which suspends until the value has loaded; a loaded value is returned immediately. */
  readonly asked: () => Promise<Value>;
  /** Loads it before it is needed. */
  readonly preload: () => Promise<void>;
}

/** Sets the fields from which React reads the value of a settled promise, so that it does not suspend. */
const told = async <Value>(promise: Promise<Value>): Promise<void> => {
  const value = await promise;
  void Object.assign(promise, { status: "fulfilled", value });
};

/** The value of `load`, requested once and retried until it has loaded. */
export const lazyValue = <Value>(load: () => Promise<Value>, name: string): LazyValue<Value> => {
  let promise: Promise<Value> | null = null;
  let there: Promise<void> | null = null;
  const asked = (): Promise<Value> => {
    promise ??= untilThere(load, name);
    there ??= told(promise);
    return promise;
  };
  return {
    asked,
    preload: async () => {
      void asked();
      await there;
    },
  };
};
