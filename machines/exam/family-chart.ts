import type { catMachine } from "../families/cat.machine";
import type { examAutoMachine } from "../families/exam-auto.machine";
import type { examMachine } from "../families/exam.machine";
import type { mapMiniMachine } from "../families/map-mini.machine";
import type { mapMachine } from "../families/map.machine";
import type { optMachine } from "../families/opt.machine";
import type { satMachine } from "../families/sat.machine";
import type { FamilyInput } from "./family";

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
