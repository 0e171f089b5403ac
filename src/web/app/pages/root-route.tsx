import { createRootRouteWithContext } from "@tanstack/react-router";
import "../../site/route-meta";
import type { RouterContext } from "../../contexts/router-context";
import { ErrorPage } from "../ErrorPage";
import { guard } from "../guard";
import { RootLayout } from "../RootLayout";

/** The root of all pages; its guard runs before each of them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  beforeLoad: (visit): Promise<{ isFramed: boolean }> => guard(visit),
});
