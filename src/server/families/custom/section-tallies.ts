import type { FixedReport } from "../../../contract/report/report";
import { counts } from "../../attempts/sections";
import { tally } from "../fixed-report";
import { countedOutcomes, type ScoringInput } from "../scoring-input";

/** Right answers and points by section; nothing for a test with a single section. */
export function sectionTallies(material: ScoringInput): Pick<FixedReport, "sections"> {
  const sections = material.test.definition.sections.filter(counts);
  if (sections.length < 2) return {};
  const outcomes = countedOutcomes(material);
  return {
    sections: sections.map(({ stage, title }) => ({
      stage,
      title,
      ...tally(outcomes.filter(({ item }) => item.stage === stage)),
    })),
  };
}
