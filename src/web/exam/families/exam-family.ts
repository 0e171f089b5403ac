import type { ComponentType } from "react";
import type { FamilyModule } from "../../effects/exam/chart-loader";
import type { SittingActor } from "../sitting-actor";

/** The part of a family that runs and shows an attempt: the machine and the screen. */
export interface ExamFamily extends FamilyModule {
  readonly Screen: ComponentType<{ readonly actor: SittingActor }>;
}
