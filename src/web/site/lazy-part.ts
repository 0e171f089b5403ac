import { createElement, use, type ComponentType } from "react";
import { untilThere } from "./until-there";

/** A part of a page that comes in its own chunk. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is shown; what is there is shown at once. */
  readonly preload: () => Promise<void>;
};

/** React reads from these fields what a promise has come to, and does not wait for it. */
const told = async <Value>(promise: Promise<Value>): Promise<void> => {
  const value = await promise;
  void Object.assign(promise, { status: "fulfilled", value });
};

/** A part of a page in its own chunk, by the name of its export; suspends until it is there. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> => {
  let asked: Promise<ComponentType<Props>> | null = null;
  let there: Promise<void> | null = null;
  const fetched = (): Promise<ComponentType<Props>> => {
    asked ??= untilThere(load, name).then((part) => part[name]);
    there ??= told(asked);
    return asked;
  };
  const Part = (props: Props) => createElement(use(fetched()), props);
  return Object.assign(Part, {
    preload: async () => {
      void fetched();
      await there;
    },
  });
};
