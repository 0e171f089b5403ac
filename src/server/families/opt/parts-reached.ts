import type { PlacementReport } from "../../../contract/report/report";
import type { ScoringInput } from "../scoring-input";

/** How many items of each section the student reached, and the time spent on them. */
export const optPartsReached = ({
  test,
  outcomes,
}: Pick<ScoringInput, "test" | "outcomes">): PlacementReport["reached_parts"] =>
  test.definition.sections.flatMap(({ stage, title, items, kind = "items" }) => {
    if (kind !== "items") return [];
    const area = test.definition.section_areas?.[stage];
    const own = outcomes.filter(
      ({ item, given }) => given && (area === undefined ? item.stage === stage : item.area === area),
    );
    const elapsed_ms = own.reduce((sum, { elapsedMs }) => sum + elapsedMs, 0);
    return [{ title, reached: own.length, total: items, elapsed_ms }];
  });
