import { chartSpec } from "../../support/chart-spec";
import { chart, effects, exploration } from "./samples";

export const spec = chartSpec({
  name: "session",
  machine: chart,
  effects,
  cases: [{ name: "one person, this tab and another", exploration, paths: 100 }],
});
