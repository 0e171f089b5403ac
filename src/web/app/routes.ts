import { createActor, fromPromise, type ActorRefFrom } from "xstate";
import { routesMachine } from "../../../machines/routes/routes.machine";
import type { RoutesEffects } from "../effects/routes";

export type RoutesActor = ActorRefFrom<typeof routesMachine>;

/** The routes machine with its effects joined. */
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
