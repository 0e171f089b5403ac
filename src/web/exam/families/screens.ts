import type { FunctionComponent } from "react";
import type { Family } from "../../../contract/families";
import type { SittingActor } from "../sitting-actor";
import { FixedExam } from "./custom/FixedExam";
import { MapExam } from "./map/MapExam";

export type ExamScreen = FunctionComponent<{ readonly actor: SittingActor }>;

interface ScreensOfFamily {
  readonly fixed?: ExamScreen;
  readonly adaptive?: ExamScreen;
}

/** What each family shows while a sitting is under way. */
export const examScreens: Readonly<Partial<Record<Family, ScreensOfFamily>>> = {
  map: { adaptive: MapExam },
  custom: { fixed: FixedExam },
};
