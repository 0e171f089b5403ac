import { routesMachine } from "../../../machines/routes/routes.machine";
import { chartSpec } from "../../support/chart-spec";
import { controlled, effects, open } from "./samples";

export const spec = chartSpec({
  name: "routes",
  machine: routesMachine,
  effects,
  cases: [
    { name: "role control on", exploration: controlled, paths: 11 },
    { name: "role control off", exploration: open, paths: 11 },
  ],
});
