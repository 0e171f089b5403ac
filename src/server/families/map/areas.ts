import type { MapReport } from "../../../contract/report/report";
import { areaTitle } from "../../../items/catalogue";
import { descriptorOf, percentileOf } from "../../../psychometrics/scales/rit";
import type { TestVersion } from "../../attempts/catalogue";
import type { NormPrior } from "../../db/shapes";
import type { MapOutcome } from "./outcomes";
import { ritScoreOf } from "./rit-score";

/** In RIT: an area whose score differs less than this from the overall score is typical of the student. */
const apart = 5;

const relationOf = (difference: number, se: number): MapReport["areas"][number]["relation"] =>
  Math.abs(difference) < apart || Math.abs(difference) <= se ? "typical" : difference > 0 ? "strength" : "focus";

interface WholeScore {
  /** In RIT. */
  readonly overall: number;
  readonly scale: readonly [number, number];
}

/** The score of each area with served items, and its relation to the overall RIT. */
export function areasOf(
  test: TestVersion,
  prior: NormPrior,
  outcomes: readonly MapOutcome[],
  { overall, scale }: WholeScore,
): MapReport["areas"] {
  const names = [...new Set([...test.items.values()].map(({ area }) => area))];
  return names.flatMap((area): MapReport["areas"] => {
    const own = outcomes.filter((outcome) => outcome.area === area);
    if (own.length === 0) return [];
    const { rit, se, band } = ritScoreOf(prior, own, scale);
    return [
      {
        area,
        title: areaTitle(test.definition.subject, area),
        items: own.length,
        right: own.filter(({ right }) => right).length,
        rit,
        se,
        band,
        descriptor: prior.grade === null ? null : descriptorOf(percentileOf(rit, prior)),
        relation: relationOf(rit - overall, se),
      },
    ];
  });
}
