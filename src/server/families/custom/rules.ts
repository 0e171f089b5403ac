import { deliveryOf } from "../../../contract/families";
import type { TestOutline } from "../../sitting/catalogue";
import type { FamilyRules } from "../family-rules";
import { fixedReportOf } from "../fixed-report";
import { correctRateSummary } from "./correct-rate";
import { domainOf, domainSummary } from "./domain";

/** Of items chosen by the answers about half are right, whoever is asked: their rate says nothing of the student. */
const isItemAdaptive = ({ family, definition }: TestOutline): boolean =>
  deliveryOf(family, definition.exam_info).engine === "itemAdaptive";

/** In percent: the rate of right answers, or where items were chosen by the answers the one expected over all. */
export const customRules: FamilyRules = {
  norms: null,
  scoring: 1,
  summarise: (queries, test, attempt) =>
    isItemAdaptive(test) ? domainSummary(queries, test, attempt) : correctRateSummary(queries, test, attempt),
  report: (material) => {
    const report = fixedReportOf(material, []);
    if (!isItemAdaptive(material.test)) return report;
    const answered = material.outcomes
      .filter(({ given }) => given)
      .map(({ item, ...outcome }) => ({ ...outcome, itemId: item.itemId }));
    return { ...report, areas: [], domain: domainOf(material.test, answered) };
  },
};
