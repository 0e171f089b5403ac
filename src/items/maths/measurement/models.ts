import type { ItemModel } from "../../engine/model";
import { readBars } from "./charts/bar-chart";
import { readBoxPlot } from "./charts/box-plot";
import { readDotPlot } from "./charts/dot-plot";
import { readLineChart } from "./charts/line-chart";
import { readPictureGraph } from "./charts/picture-graph";
import { scatter } from "./charts/scatter-plot";
import { readTallies } from "./charts/tally-chart";
import { conditionalProbability } from "./probability/conditional";
import { countWays } from "./probability/counting-ways";
import { expectedValue } from "./probability/expected-value";
import { geometricProbability } from "./probability/geometric";
import { repeatedDraws } from "./probability/repeated-draws";
import { simpleProbability } from "./probability/single-draw";
import { twoWayTable } from "./probability/two-way-table";
import { unionOfEvents } from "./probability/union";
import { blocksLong } from "./quantities/blocks-long";
import { compoundUnits } from "./quantities/compound-units";
import { compareGlasses } from "./quantities/glasses";
import { compareLengths, useRuler } from "./quantities/length";
import { balance } from "./quantities/mass";
import { countCoins, change } from "./quantities/money";
import { orderOfMass } from "./quantities/order-of-mass";
import { thermometer } from "./quantities/thermometer";
import { convertUnits } from "./quantities/units";
import { groupedData } from "./statistics/grouped-data";
import { meanOfData } from "./statistics/mean";
import { medianOfData } from "./statistics/median";
import { regressionLine } from "./statistics/regression-line";
import { samples } from "./statistics/samples";
import { standardDeviation } from "./statistics/spread";
import { readCalendar } from "./time/calendar";
import { readClockFace, elapsedTime } from "./time/clock";
import { averageSpeed } from "./time/speed";
import { weekdays } from "./time/weekdays";

export const measurement: readonly ItemModel[] = [
  readBars,
  readLineChart,
  readDotPlot,
  readBoxPlot,
  scatter,
  simpleProbability,
  repeatedDraws,
  countWays,
  twoWayTable,
  expectedValue,
  compareLengths,
  useRuler,
  countCoins,
  change,
  convertUnits,
  balance,
  meanOfData,
  medianOfData,
  standardDeviation,
  readClockFace,
  elapsedTime,
  weekdays,
  averageSpeed,
  readPictureGraph,
  compareGlasses,
  orderOfMass,
  readTallies,
  readCalendar,
  blocksLong,
  thermometer,
  compoundUnits,
  conditionalProbability,
  unionOfEvents,
  geometricProbability,
  regressionLine,
  groupedData,
  samples,
];
