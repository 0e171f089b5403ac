import { untilThere } from "./until-there";

/** Something that comes in a chunk of its own. */
export interface LazyValue<Value> {
  /** For `use`, which suspends until it is there; what is there is had at once. */
  readonly asked: () => Promise<Value>;
  /** Fetches it before it is needed. */
  readonly preload: () => Promise<void>;
}

/** React reads from these fields what a promise has come to, and does not wait for it. */
const told = async <Value>(promise: Promise<Value>): Promise<void> => {
  const value = await promise;
  void Object.assign(promise, { status: "fulfilled", value });
};

/** What `load` brings, asked for once, until it is there. */
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
