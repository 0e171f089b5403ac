import { lazyRouteComponent } from "@tanstack/react-router";

/** A part of the application could not be fetched: the network is gone, or a newer version has replaced it. */
export class PageNotLoaded extends Error {
  override readonly name = "PageNotLoaded";
}

/** A page in its own chunk, by the name of its export. */
export const lazyPage = <Name extends string, Module extends Record<Name, () => React.ReactNode>>(load: () => Promise<Module>, name: Name) =>
  lazyRouteComponent(
    () =>
      load().catch((cause: unknown): never => {
        throw new PageNotLoaded("a page could not be loaded", { cause });
      }),
    name,
  );
