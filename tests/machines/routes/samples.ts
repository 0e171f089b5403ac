import type { RouteEntry } from "../../../machines/routes/route-entry";
import { routesMachine } from "../../../machines/routes/routes.machine";
import { done, failed, type Exploration } from "../../support/paths";

const entry = (path: string, isPermitted = true): RouteEntry => ({ path, component: path, isPermitted });
export const appEntries: readonly RouteEntry[] = [
  entry("/center"),
  entry("/inspect", false),
  entry("/examAccess/exam"),
];
export const list = [
  {
    path: "/examAccess",
    component: "nowhere",
    children: [
      { path: "exam", component: "/examAccess/exam" },
      { path: "/inspect", component: "/inspect" },
    ],
  },
  { path: "/center", component: "/center" },
];

export const effects = { once: ["readOwnRoutes", "listRoutes"] } as const;

const samples: Exploration<typeof routesMachine>["samples"] = [
  { type: "routes.wanted", mode: "intelligence" },
  { type: "routes.wanted", mode: "all" },
  { type: "routes.wanted", mode: "visit" },
  { type: "person.changed" },
  done("readOwnRoutes", appEntries),
  failed("readOwnRoutes", { code: "unexpected", msg: "" }),
  done("readVisitRoutes", appEntries),
  failed("readVisitRoutes", { code: "unexpected", msg: "" }),
  done("listRoutes", { own: appEntries, list }),
  done("listRoutes", { own: appEntries, list: { path: "/" } }),
  failed("listRoutes", { code: "network" }),
];

const project: NonNullable<Exploration<typeof routesMachine>["project"]> = ({ context }) => [
  context.mode,
  context.entries.map(({ path }) => path),
  context.fault?.code ?? null,
];

export const controlled: Exploration<typeof routesMachine> = { samples, project, input: { isRoleControlled: true } };
export const open: Exploration<typeof routesMachine> = { samples, project, input: { isRoleControlled: false } };
