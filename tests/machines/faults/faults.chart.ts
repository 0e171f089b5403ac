import { chartSpec } from "../../support/chart-spec";
import { chart, exploration, nameOf } from "./samples";

export const spec = chartSpec({
  name: "faults",
  machine: chart,
  effects: {},
  cases: [{ name: "one fact", exploration, nameOf, paths: 50 }],
});
