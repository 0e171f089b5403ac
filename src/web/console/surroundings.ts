import type { RouterContext } from "../app/guard";
import type { AppRouter } from "../app/router";

/** What the console stands on. */
export interface Surroundings {
  readonly router: AppRouter;
  readonly context: RouterContext;
  readonly window: Pick<Window, "matchMedia" | "addEventListener" | "scrollTo" | "scrollY"> & {
    readonly document: Document;
  };
}
