import { createElement, use, type ComponentType, type FunctionComponent } from "react";
import { lazyValue, type LazyValue } from "./lazy-value";

/** A part of a page that is loaded from its own chunk. */
export type LazyPart<Props extends object> = FunctionComponent<Props> &
  Pick<LazyValue<ComponentType<Props>>, "preload">;

/** A part of a page in its own chunk, by the name of its export; suspends until it has loaded. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
): LazyPart<Props> => {
  const { asked, preload } = lazyValue(async () => (await load())[name], name);
  const Part = (props: Props) => createElement(use(asked()), props);
  return Object.assign(Part, { preload });
};
