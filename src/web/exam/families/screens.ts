import type { ComponentType } from "react";
import type { Family } from "../../../contract/families";
import { lazyPart } from "../../site/lazy-part";
import type { SittingActor } from "../sitting-actor";

export type ExamScreen = ComponentType<{ readonly actor: SittingActor }> & { readonly preload?: () => Promise<void> };

interface ScreensOfFamily {
  readonly fixed?: ExamScreen;
  readonly adaptive?: ExamScreen;
}

/** What each family shows while a sitting is under way, each in a chunk of its own. */
export const examScreens: Readonly<Partial<Record<Family, ScreensOfFamily>>> = {
  map: { adaptive: lazyPart(() => import("./map/MapExam"), "MapExam") },
  mapMini: { adaptive: lazyPart(() => import("./map-mini/MapMiniExam"), "MapMiniExam") },
  cat: { fixed: lazyPart(() => import("./cat/CatExam"), "CatExam") },
  sat: { adaptive: lazyPart(() => import("./sat/SatExam"), "SatExam") },
  custom: {
    fixed: lazyPart(() => import("./custom/FixedExam"), "FixedExam"),
    adaptive: lazyPart(() => import("./custom/AutoExam"), "AutoExam"),
  },
};
