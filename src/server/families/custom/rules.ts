import type { FamilyRules } from "../family-rules";
import { fixedReportOf } from "../fixed-report";
import { isItemAdaptive } from "../is-item-adaptive";
import { correctRateSummary } from "./correct-rate";
import { domainOf, domainSummary } from "./domain";

/**
 * In percent: the rate of right answers. Of items chosen by the answers about half are right, whoever is asked; there
 * it is the rate expected over all.
 */
export const customRules: FamilyRules = {
  norms: null,
  scoring: 2,
  summarise: (material) => (isItemAdaptive(material.test) ? domainSummary(material) : correctRateSummary(material)),
  report: (material) => {
    const report = fixedReportOf(material, []);
    if (!isItemAdaptive(material.test)) return report;
    return { ...report, areas: [], missed_skills: [], domain: domainOf(material) };
  },
};
