import { routesMachine } from "../../../machines/routes/routes.machine";
import { chartSpec } from "../../support/chart-spec";
import type { Expected } from "../../support/model";
import type { ByHand } from "../../support/walk";
import { controlled, effects, open, appEntries } from "./samples";

const catchAll = { path: "*", component: null, redirect: "/", isPermitted: true };
const [center, inspect, exam] = appEntries;
const forAll = { controlled: [exam, center, catchAll], open: [exam, inspect, center, catchAll] };
const known = { controlled: [center, exam], open: appEntries };

/** The pages loaded with role control on and off; guests are shown every page. */
const expecting =
  (control: "controlled" | "open") =>
  ({ event, before }: Expected): ByHand => {
    const { type, output, error } = event;
    if (before === null || type === "person.changed")
      return { value: "idle", context: { mode: null, entries: [], fault: null } };
    if (type === "routes.wanted")
      return { value: { loading: event["mode"] }, context: { mode: event["mode"], fault: null } };
    if (type.startsWith("xstate.error")) return { value: "failed", context: { entries: [], fault: error } };
    if (type === "xstate.done.actor.readOwnRoutes")
      return { value: "loaded", context: { entries: known[control], fault: null } };
    if (type === "xstate.done.actor.readVisitRoutes")
      return { value: "loaded", context: { entries: appEntries, fault: null } };
    return Array.isArray(output.list)
      ? { value: "loaded", context: { entries: forAll[control], fault: null } }
      : {
          value: "failed",
          emits: [{ type: "list.malformed" }],
          context: { entries: [], fault: { code: "routesMalformed" } },
        };
  };

export const spec = chartSpec({
  name: "routes",
  machine: routesMachine,
  effects,
  cases: [
    { name: "role control on", exploration: controlled, expected: expecting("controlled"), paths: 11 },
    { name: "role control off", exploration: open, expected: expecting("open"), paths: 11 },
  ],
});
