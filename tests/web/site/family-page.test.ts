import { describe, expect, it } from "vitest";
import { deliveryOf, examPagesOf, families, familyIds } from "../../../src/contract/families";
import { rightPage } from "../../../src/web/site/family-page";

const infos = [
  { type: 1, extract_question_logic: 0 },
  { type: 2, extract_question_logic: 1 },
].map((one) => ({ ...one, extract_question_number: 1, scoring_method: 1, correct_rate_method: 0 }));
const tests = familyIds.flatMap((family) => infos.map((exam_info) => ({ family, exam_info })));

describe("a page of a test that belongs to another family", () => {
  it("leads to the page of its own, whichever was opened: exams, details and results", () => {
    for (const test of tests) {
      const { detail, result } = families[test.family].pages;
      const own = { exam: deliveryOf(test.family, test.exam_info).page, detail, result };
      for (const other of familyIds) {
        const { pages } = families[other];
        for (const page of examPagesOf(other).map((one) => one.page))
          expect(rightPage(page, "exam", test)).toBe(page === own.exam ? null : own.exam);
        expect(rightPage(pages.detail, "detail", test)).toBe(pages.detail === detail ? null : detail);
        expect(rightPage(pages.result, "result", test)).toBe(pages.result === result ? null : result);
      }
    }
  });
  it("is none where the address is no page of that kind, such as that of a guest's result", () => {
    for (const test of tests) expect(rightPage("/visitorResult", "result", test)).toBeNull();
  });
});
