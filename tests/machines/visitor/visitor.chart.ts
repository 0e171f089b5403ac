import { chartSpec } from "../../support/chart-spec";
import { arriving, chart, effects, returning } from "./samples";

export const spec = chartSpec({
  name: "visitor",
  machine: chart,
  effects,
  cases: [
    { name: "a guest who comes by an invitation", exploration: arriving, paths: 60 },
    { name: "a guest who loads the page again", exploration: returning, paths: 86 },
  ],
});
