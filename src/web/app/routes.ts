import { createActor, fromPromise } from "xstate";
import { routesMachine } from "../../../machines/routes/routes.machine";
import type { RoutesActor } from "../contexts/router-context";
import type { RoutesEffects } from "../effects/routes";

/** The routes machine with its effects provided. */
export const createRoutes = (effects: RoutesEffects, isRoleControlled: boolean): RoutesActor =>
  createActor(
    routesMachine.provide({
      actors: {
        readOwnRoutes: fromPromise(() => effects.readOwnRoutes()),
        listRoutes: fromPromise(({ signal }) => effects.listRoutes(signal)),
      },
    }),
    { id: "routes", input: { isRoleControlled } },
  );
