import { describe, expect, it } from "vitest";
import { analysisPlace, resultPlace, sittingPlace, testPlace } from "../../../src/web/results/places";
import { fixedReport, mapReport } from "./fixtures";

describe("places", () => {
  it("carry the query over to the analysis", () => {
    expect(analysisPlace("?attempt_id=a1&menu_id=m", "a1", "q 7")).toBe(
      "/analyse?attempt_id=a1&menu_id=m&exercise_id=q+7",
    );
    expect(analysisPlace("?attempt_id=a1&exercise_id=q1", "a1")).toBe("/analyse?attempt_id=a1");
    expect(analysisPlace("", "a1")).toBe("/analyse?attempt_id=a1");
  });
  it("lead back to the test, its sitting and its result", () => {
    expect([testPlace(mapReport()), testPlace(fixedReport())]).toEqual([
      "/examAccess/MAPDetail?menu_id=map-math",
      "/examAccess/detail?menu_id=unit-3",
    ]);
    expect([sittingPlace(mapReport()), sittingPlace(fixedReport())]).toEqual([
      "/examAccess/MAPExamAuto?menu_id=map-math",
      "/examAccess/exam?menu_id=unit-3",
    ]);
    expect([resultPlace(mapReport()), resultPlace(fixedReport())]).toEqual([
      "/examAccess/MAPResult?attempt_id=attempt-1",
      "/examAccess/result?attempt_id=attempt-2",
    ]);
  });
});
