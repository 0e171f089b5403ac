import type { RegisteredRouter } from "@tanstack/react-router";
import type { RouterContext } from "../contexts/router-context";

/** Services of the application that the console uses. */
export interface ConsoleDependencies {
  readonly router: RegisteredRouter;
  readonly context: RouterContext;
  readonly window: Pick<Window, "matchMedia" | "addEventListener" | "scrollTo" | "scrollY"> & {
    readonly document: Document;
  };
}
