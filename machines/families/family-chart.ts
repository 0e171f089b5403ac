import type { catMachine } from "./cat.machine";
import type { examAutoMachine } from "./exam-auto.machine";
import type { examMachine } from "./exam.machine";
import type { FamilyInput } from "./family";
import type { mapMiniMachine } from "./map-mini.machine";
import type { mapMachine } from "./map.machine";
import type { optMachine } from "./opt.machine";
import type { satMachine } from "./sat.machine";

/** A chart that runs the sittings of a family. */
export type FamilyChart =
  | typeof mapMachine
  | typeof mapMiniMachine
  | typeof examMachine
  | typeof examAutoMachine
  | typeof catMachine
  | typeof satMachine
  | typeof optMachine;

/** Stands for the choice of a chart, which the composition root makes: charts come with their families. */
export const unprovidedChart = ({ attempt }: FamilyInput): FamilyChart => {
  throw new Error(`no chart was provided for a test of the family ${attempt.family}`);
};
