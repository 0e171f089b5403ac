import { deliveryKindOf, type Family, type FamilyRecord } from "../../../contract/families";
import type { DrawnAttempt } from "../../effects/exam/chart-shelf";
import { lazyPart } from "../../site/lazy-part";
import type { ExamFamily } from "./exam-family";

/** Comes once it is asked for. */
export const inOwnChunk = (load: () => Promise<ExamFamily>) => ({ load, Screen: lazyPart(load, "Screen") });
type InOwnChunk = ReturnType<typeof inOwnChunk>;

const fixedTest = inOwnChunk(async () => (await import("./custom/fixed")).fixedTest);

/** What each family brings by how it delivers its items, each in a chunk of its own. */
export const examFamilies: Readonly<
  Partial<Record<Family, Readonly<Partial<Record<keyof FamilyRecord["delivery"], InOwnChunk>>>>>
> = {
  map: { fixed: fixedTest, adaptive: inOwnChunk(async () => (await import("./map/adaptive")).adaptiveMap) },
  mapMini: { adaptive: inOwnChunk(async () => (await import("./map-mini/adaptive")).adaptiveMini) },
  cat: { fixed: inOwnChunk(async () => (await import("./cat/fixed")).fixedCat) },
  sat: { adaptive: inOwnChunk(async () => (await import("./sat/adaptive")).adaptiveSat) },
  opt: { adaptive: inOwnChunk(async () => (await import("./opt/adaptive")).adaptiveOpt) },
  custom: { fixed: fixedTest, adaptive: inOwnChunk(async () => (await import("./custom/adaptive")).adaptiveTest) },
};

/** What the family of a test brings. Throws where the application has nothing for it. */
export function broughtFor({ family, exam_info }: DrawnAttempt): InOwnChunk {
  const brought = examFamilies[family]?.[deliveryKindOf(exam_info)];
  if (brought === undefined) throw new Error(`nothing to sit a test of the family ${family} with`);
  return brought;
}
