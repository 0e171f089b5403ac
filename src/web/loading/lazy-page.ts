import { lazyRouteComponent } from "@tanstack/react-router";

/** Milliseconds that a part of the application may take to come. */
const chunkTimeoutMs = 120_000;

/** A part of the application could not be fetched: the network is gone, or a newer version has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

/** Rejects where the chunk has not come in time. */
const inTime = <Module>(loading: Promise<Module>): Promise<Module> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the chunk did not come in time")), chunkTimeoutMs);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
};

/** A page in its own chunk, by the name of its export. */
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
