import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reportSchema, type CatReport, type Report, type SatReport } from "../../../src/contract/report/report";

const read = (name: string): Report =>
  reportSchema.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../server/reports/golden/${name}.json`), "utf8")),
  );

/** The report of the seeded CAT sitting, as the server makes it. */
export const goldenCat = (over: Partial<CatReport> = {}): CatReport => {
  const report = read("cat");
  if (report.kind !== "cat") throw new Error("no report of a CAT");
  return { ...report, student: "Lin Xiaoyu", ...over };
};

/** The report of the seeded SAT sitting, as the server makes it. */
export const goldenSat = (over: Partial<SatReport> = {}): SatReport => {
  const report = read("sat");
  if (report.kind !== "sat") throw new Error("no report of a SAT");
  return { ...report, student: "Lin Xiaoyu", ...over };
};
