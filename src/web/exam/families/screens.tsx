import type { FunctionComponent } from "react";
import type { Attempt } from "../../../contract/exam";
import { isAdaptive, type Family } from "../../../contract/families";
import type { SittingActor } from "../sitting-actor";
import { FixedExam } from "./custom/FixedExam";
import { MapExam } from "./map/MapExam";

/** What a family shows while a sitting is under way. */
export type ExamScreen = FunctionComponent<{ readonly actor: SittingActor }>;

interface FamilyScreens {
  readonly fixed?: ExamScreen;
  readonly adaptive?: ExamScreen;
}

const screens: Readonly<Partial<Record<Family, FamilyScreens>>> = {
  map: { adaptive: MapExam },
  custom: { fixed: FixedExam },
};

/** The screen of an attempt by its family and delivery; null: this site has none. */
export const screenOf = ({ family, exam_info }: Pick<Attempt, "family" | "exam_info">): ExamScreen | null =>
  screens[family]?.[isAdaptive(exam_info) ? "adaptive" : "fixed"] ?? null;
