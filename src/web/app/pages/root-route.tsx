import { createRootRouteWithContext } from "@tanstack/react-router";
import "../../site/route-meta";
import type { RouterContext } from "../../contexts/router-context";
import { ErrorPage } from "../ErrorPage";
import { guard } from "../guard";
import { RootLayout } from "../RootLayout";

/** Stands around every page; its guard decides for all of them. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  errorComponent: ErrorPage,
  beforeLoad: (visit): Promise<{ isFramed: boolean }> => guard(visit),
});
