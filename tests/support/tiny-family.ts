import type { FamilyRecord } from "../../src/contract/families";

const delivery = {
  engine: "fixedSections",
  page: "/examAccess/tinyExam",
  isAvailable: true,
  gatherMs: 300,
  suspendsWhenIdle: false,
  takesBlank: true,
} as const;

/** A family that the product does not have. */
export const tinyRecord: FamilyRecord = {
  title: { en: "Tiny", zh: "小测" },
  pages: { detail: "/examAccess/tinyDetail", result: "/examAccess/tinyResult", report: null },
  delivery: { fixed: delivery, adaptive: { ...delivery, isAvailable: false } },
  scoreUnit: "percent",
  modes: ["full"],
  numberEntry: "any",
  startLevels: "grades",
  tools: ["palette"],
};
