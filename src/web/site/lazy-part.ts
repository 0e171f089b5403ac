import { lazy, type ComponentType } from "react";
import { retryMs } from "../../../machines/support/retry";

const passed = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Asks for a chunk until it is there: the network may be gone for a while. */
const untilThere = async <Module>(load: () => Promise<Module>, name: string): Promise<Module> => {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch {
      await passed(retryMs({ failures, name }));
    }
  }
};

/** A part of a page in its own chunk, by the name of its export; `preload` fetches it before it is shown. */
export const lazyPart = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
  name: Name,
) => {
  let asked: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetched = () => (asked ??= untilThere(load, name).then((part) => ({ default: part[name] })));
  return Object.assign(lazy(fetched), { preload: () => void fetched() });
};
