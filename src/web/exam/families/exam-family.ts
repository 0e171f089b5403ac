import type { ComponentType } from "react";
import type { BroughtChart } from "../../effects/exam/chart-shelf";
import type { SittingActor } from "../sitting-actor";

/** What a family brings for sitting its tests: the chart that runs a sitting, and what shows it. */
export interface ExamFamily extends BroughtChart {
  readonly Screen: ComponentType<{ readonly actor: SittingActor }>;
}
