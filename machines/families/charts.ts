import type { Attempt } from "../../src/contract/exam";
import { deliveryKindOf, type Family } from "../../src/contract/families";
import { catMachine } from "./cat.machine";
import { examAutoMachine } from "./exam-auto.machine";
import { examMachine } from "./exam.machine";
import type { FamilyInput } from "./family";
import { mapMiniMachine } from "./map-mini.machine";
import { mapMachine } from "./map.machine";
import { satMachine } from "./sat.machine";

/** The charts of one family by how it delivers its items. */
interface ChartsOfFamily {
  readonly fixed?: FamilyChart;
  readonly adaptive?: FamilyChart;
}
export type FamilyChart =
  | typeof mapMachine
  | typeof mapMiniMachine
  | typeof examMachine
  | typeof examAutoMachine
  | typeof catMachine
  | typeof satMachine;
export type FamilyCharts = Readonly<Partial<Record<Family, ChartsOfFamily>>>;

/** Which chart runs a sitting; the composition root gives the same record with its effects joined. */
export const familyCharts: FamilyCharts = {
  map: { adaptive: mapMachine },
  mapMini: { adaptive: mapMiniMachine },
  cat: { fixed: catMachine },
  sat: { adaptive: satMachine },
  custom: { fixed: examMachine, adaptive: examAutoMachine },
};

/** The chart of an attempt by its family and delivery; null: this application has none. */
export const familyChartOf = (
  charts: FamilyCharts,
  { family, exam_info }: Pick<Attempt, "family" | "exam_info">,
): FamilyChart | null => charts[family]?.[deliveryKindOf(exam_info)] ?? null;

/** The same for an attempt that is about to be run. Throws where there is none. */
export const chartFor =
  (charts: FamilyCharts) =>
  ({ attempt }: FamilyInput): FamilyChart => {
    const chart = familyChartOf(charts, attempt);
    if (chart === null) throw new Error(`no chart for a test of the family ${attempt.family}`);
    return chart;
  };
