import { expect, it } from "vitest";
import { freshFields, instantOf, localTime, shareProblems } from "../../../src/web/site/share/share-terms";

const now = new Date(2026, 10, 22, 9, 30).getTime();
const day = 86_400_000;

it("begins with a week for one guest, as the browser's field holds it", () => {
  expect(freshFields(now)).toEqual({ name: "", from: "", until: "2026-11-29T09:30", uses: "1" });
  expect(instantOf(localTime(now))).toBe(now);
  expect(instantOf("")).toBeNull();
});

const fields = freshFields(now);
it.each([
  ["nothing", {}, {}],
  ["no end", { until: "" }, { until: "share.untilEmpty" }],
  ["an end that is over", { until: localTime(now) }, { until: "share.untilPast" }],
  ["an end before the beginning", { from: localTime(now + 8 * day) }, { until: "share.untilPast" }],
  ["more than a year", { until: localTime(now + 367 * day) }, { until: "share.untilFar" }],
  ["no guest", { uses: "0" }, { uses: "share.usesWrong" }],
  ["half a guest", { uses: "1.5" }, { uses: "share.usesWrong" }],
  ["too many", { uses: "1001" }, { uses: "share.usesWrong" }],
  ["words", { uses: "x" }, { uses: "share.usesWrong" }],
])("finds fault with %s", (_, more, problems) => {
  expect(shareProblems({ ...fields, ...more }, now)).toEqual(problems);
});
