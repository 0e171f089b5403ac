import { describeChart } from "../support/chart";
import { chartSpecs } from "../support/charts";

for (const spec of await chartSpecs()) describeChart(spec);
