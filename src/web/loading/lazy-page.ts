import { lazyRouteComponent } from "@tanstack/react-router";

/** Time limit for loading a chunk, in ms. */
const chunkTimeoutMs = 120_000;

/** A chunk of the application could not be loaded: the network is down, or a newer version has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

/** Rejects if the chunk has not loaded in time. */
const inTime = <Module>(loading: Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the chunk did not come in time")), chunkTimeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
};

/** A page in its own chunk, by the name of its export. Throws `PageNotLoaded` if the chunk cannot be loaded. */
export const lazyPage = <Name extends string, Module extends Record<Name, () => React.ReactNode>>(
  load: () => Promise<Module>,
  name: Name,
) =>
  lazyRouteComponent(
    () =>
      inTime(load()).catch((cause: unknown): never => {
        throw new PageNotLoaded("a page could not be loaded", { cause });
      }),
    name,
  );
