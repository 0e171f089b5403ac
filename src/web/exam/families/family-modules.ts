import { deliveryKindOf, type Family, type FamilyRecord } from "../../../contract/families";
import type { DrawnAttempt } from "../../effects/exam/chart-loader";
import { lazyPart } from "../../loading/lazy-part";
import type { ExamFamily } from "./exam-family";

/** A family module that is loaded on first use. */
export const lazyFamilyModule = (load: () => Promise<ExamFamily>) => ({ load, Screen: lazyPart(load, "Screen") });
type LazyFamilyModule = ReturnType<typeof lazyFamilyModule>;

const fixedTest = lazyFamilyModule(async () => (await import("./custom/fixed")).fixedTest);

/** The modules of all families by kind of delivery, each in its own chunk. */
export const familyModules: Readonly<
  Partial<Record<Family, Readonly<Partial<Record<keyof FamilyRecord["delivery"], LazyFamilyModule>>>>>
> = {
  map: { fixed: fixedTest, adaptive: lazyFamilyModule(async () => (await import("./map/adaptive")).adaptiveMap) },
  mapMini: { adaptive: lazyFamilyModule(async () => (await import("./map-mini/adaptive")).adaptiveMini) },
  cat: { fixed: lazyFamilyModule(async () => (await import("./cat/fixed")).fixedCat) },
  sat: { adaptive: lazyFamilyModule(async () => (await import("./sat/adaptive")).adaptiveSat) },
  opt: { adaptive: lazyFamilyModule(async () => (await import("./opt/adaptive")).adaptiveOpt) },
  custom: {
    fixed: fixedTest,
    adaptive: lazyFamilyModule(async () => (await import("./custom/adaptive")).adaptiveTest),
  },
};

/** The module for the family and delivery of a test. Throws where the application has none. */
export function familyModuleFor({ family, exam_info }: DrawnAttempt): LazyFamilyModule {
  const brought = familyModules[family]?.[deliveryKindOf(exam_info)];
  if (brought === undefined) throw new Error(`nothing to sit a test of the family ${family} with`);
  return brought;
}
