import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import type { Report } from "../../../src/contract/report/report";
import { withheld } from "../../../src/server/families/withheld-report";
import { withoutScore } from "../../../src/server/families/without-score";
import { ReportPaper } from "../../../src/web/results/families/ReportPaper";
import { ReportScreen } from "../../../src/web/results/families/screens";
import { fixedReport, mapReport } from "./fixtures";
import { placementReport } from "./placement-fixtures";
import { show } from "./show";
import { goldenCat, goldenSat } from "./staged-fixtures";

const links = {
  analysis: (id = "") => `/analyse?exercise_id=${id}`,
  test: "/t",
  isGiven: true,
  share: <button type="button">Share</button>,
  open: () => undefined,
};
/** As the server answers until the teacher releases the results. */
const beforeRelease = (report: Report): Report => ({
  ...withheld(withoutScore(report)),
  assignment_id: "as-1",
  score_withheld: true,
});
const regions = () => screen.getAllByRole("region").map((one) => one.getAttribute("aria-label") ?? one.textContent);

it.each<[string, Report, string]>([
  ["fixed", fixedReport({ held: 0 }), "11 of 12 questions answered"],
  ["map", mapReport({ held: 0 }), "43 of 43 questions answered"],
  ["placement", placementReport({ held: 0 }), "36 of 43 questions answered"],
  ["cat", goldenCat({ held: 0 }), "168 of 168 questions answered"],
  ["sat", goldenSat({ held: 0 }), "98 of 98 questions answered"],
])("a result that the teacher has not released shows no score, and not zero points either: %s", (_, report, words) => {
  const { container, unmount } = show(<ReportScreen report={beforeRelease(report)} links={links} />);
  expect(screen.getByRole("heading", { level: 2, name: /answered/ }).textContent).toBe(words);
  expect(screen.getByRole("note").textContent).toBe(
    "The result comes later" +
      "The answers have arrived. The score and the right answers appear here once the teacher releases them.",
  );
  expect(container.textContent).not.toMatch(/%|points|no score/i);
  expect(screen.queryByRole("link", { name: "Take the test again" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Share" })).toBeNull();
  unmount();
  const paper = show(<ReportPaper report={beforeRelease(report)} />);
  expect(paper.container.textContent).not.toMatch(/%|points|no score/i);
  expect(regions()).toHaveLength(1);
});
