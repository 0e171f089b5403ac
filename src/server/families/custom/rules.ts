import type { FamilyRules } from "../family-rules";
import { fixedReportOf } from "../fixed-report";
import { isItemAdaptive } from "../is-item-adaptive";
import { correctRateSummary } from "./correct-rate";
import { domainOf, domainSummary } from "./domain";
import { sectionTallies } from "./section-tallies";

/**
 * Scores in percent: the rate of right answers. In an adaptive test about half the answers of any student are right, so
 * there the score is the expected rate over all items of the test.
 */
export const customRules: FamilyRules = {
  norms: null,
  scoring: 2,
  summarise: (material) => (isItemAdaptive(material.test) ? domainSummary(material) : correctRateSummary(material)),
  report: (material) => {
    const report = fixedReportOf(material, []);
    if (!isItemAdaptive(material.test)) return { ...report, ...sectionTallies(material) };
    return { ...report, areas: [], missed_skills: [], domain: domainOf(material) };
  },
};
