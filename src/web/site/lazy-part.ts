import { createElement, use, type ComponentType } from "react";
import { untilThere } from "./until-there";

/** A part of a page that comes in its own chunk. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Fetches it before it is shown; what is there is shown at once. */
  readonly preload: () => Promise<void>;
};

/** A part of a page in its own chunk, by the name of its export; suspends until it is there. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> => {
  let asked: Promise<ComponentType<Props>> | null = null;
  let there: ComponentType<Props> | null = null;
  const fetched = (): Promise<ComponentType<Props>> =>
    (asked ??= untilThere(load, name).then((part) => (there = part[name])));
  const Part = (props: Props) => createElement(there ?? use(fetched()), props);
  return Object.assign(Part, { preload: async () => void (await fetched()) });
};
