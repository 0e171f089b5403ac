import type { FunctionComponent } from "react";
import type { Attempt } from "../../../contract/exam";
import { isAdaptive, type Family } from "../../../contract/families";
import type { SittingActor } from "../sitting-actor";
import { FixedExam } from "./custom/FixedExam";
import { MapExam } from "./map/MapExam";

type ExamScreen = FunctionComponent<{ readonly actor: SittingActor }>;

interface FamilyScreens {
  readonly fixed?: ExamScreen;
  readonly adaptive?: ExamScreen;
}

/** What each family shows while a sitting is under way. */
const screens: Readonly<Partial<Record<Family, FamilyScreens>>> = {
  map: { adaptive: MapExam },
  custom: { fixed: FixedExam },
};

interface FamilyScreenProps {
  readonly attempt: Pick<Attempt, "family" | "exam_info">;
  readonly actor: SittingActor;
}

/** A sitting under way, as its family draws it. */
export function FamilyScreen({ attempt: { family, exam_info }, actor }: FamilyScreenProps) {
  const Screen = screens[family]?.[isAdaptive(exam_info) ? "adaptive" : "fixed"];
  if (Screen === undefined) throw new Error(`no screen for a test of the family ${family}`);
  return <Screen actor={actor} />;
}
