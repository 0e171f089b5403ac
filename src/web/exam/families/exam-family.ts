import type { ComponentType } from "react";
import type { FamilyModule } from "../../effects/exam/chart-loader";
import type { SittingActor } from "../sitting-actor";

/** What a family brings for sitting its tests: the chart that runs a sitting, and what shows it. */
export interface ExamFamily extends FamilyModule {
  readonly Screen: ComponentType<{ readonly actor: SittingActor }>;
}
