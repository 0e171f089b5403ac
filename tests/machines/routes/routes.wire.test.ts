import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createActor, fromPromise, waitFor, type AnyEventObject } from "xstate";
import { routesMachine, type ListedRoutes, type RoutesEvent } from "../../../machines/routes/routes.machine";
import { makeCall } from "../../../src/web/effects/http";
import { routesEffects } from "../../../src/web/effects/routes";
import { pathName, pathsThrough, type ChartPath } from "../../support/paths";
import { patientServer, type PatientServer, type Received } from "../../support/patient-server";
import { controlled, open, own } from "./samples";

/** The same paths once more, with the list of routes coming from a server that answers as the path says. */
let server: PatientServer;
beforeAll(async () => {
  server = await patientServer();
});
afterAll(() => server.close());

const sent = ({ method, url, headers }: Received) => ({ method, url, token: headers.authorization ?? null });

const start = (isRoleControlled: boolean, folder: string) => {
  const call = makeCall({ baseUrl: server.url + folder, token: () => "one", menuId: () => "", language: () => "en" });
  const pages: { answer: (entries: typeof own | null) => void } = { answer: () => undefined };
  const effects = routesEffects(call, () => own);
  return {
    pages,
    routes: createActor(
      routesMachine.provide({
        actors: {
          readOwnRoutes: fromPromise(async () => {
            const entries = await new Promise<typeof own | null>((resolve) => (pages.answer = resolve));
            return entries === null ? Promise.reject({ code: "unexpected", msg: "" }) : effects.readOwnRoutes();
          }),
          listRoutes: fromPromise<ListedRoutes, void>(({ signal }) => effects.listRoutes(signal)),
        },
      }),
      { input: { isRoleControlled } },
    ).start(),
  };
};

const follow = async (path: ChartPath, isRoleControlled: boolean, folder: string) => {
  const { routes, pages } = start(isRoleControlled, folder);
  for (const { event, snapshot } of path) {
    if (event.type.endsWith("listRoutes")) {
      const request = await new Promise<Received>((resolve) =>
        server.serve((received) => {
          if (!received.url.startsWith(`${folder}/`)) return false;
          resolve(received);
          return true;
        }),
      );
      expect(sent(request)).toEqual({ method: "GET", url: `${folder}/router/getList`, token: "Bearer one" });
      answer(request, event);
    } else if (event.type.startsWith("xstate.done")) pages.answer(own);
    else if (event.type.startsWith("xstate.error")) pages.answer(null);
    else if (event.type !== "xstate.init") routes.send(event as RoutesEvent);
    const now = await waitFor(routes, ({ value }) => JSON.stringify(value) === JSON.stringify(snapshot.value), { timeout: 2_000 });
    expect({ entries: now.context.entries, fault: now.context.fault?.code ?? null }).toEqual({ entries: snapshot.context.entries, fault: snapshot.context.fault?.code ?? null });
  }
  server.serve(() => false);
  routes.stop();
};

const answer = (request: Received, { type, output }: AnyEventObject) => (type.startsWith("xstate.done") ? request.envelope(200, { list: (output as ListedRoutes).list }) : request.hangUp());

describe.each([
  ["on", controlled, true],
  ["off", open, false],
] as const)("routes over HTTP, role control %s", (name, exploration, isRoleControlled) => {
  it.each(pathsThrough(routesMachine, exploration).map((path, index) => [pathName(path), path, `/${name}${index}`] as const))("%s", (_, path, folder) => follow(path, isRoleControlled, folder));
});
