import type { CalibratedTest } from "../use-cases/calibration/calibrate-test";
import { remarksOf, type ItemFinding, type CalibrationOutcome } from "../use-cases/calibration/report";
import { textTable } from "./text-table";

const number = (value: number | undefined, digits = 2): string =>
  value === undefined || Number.isNaN(value) ? "–" : value.toFixed(digits);

const percent = (share: number): string => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(0)} %`);

/** The columns of an item, on the terminal and on the page. */
export const itemColumns: readonly (readonly [title: string, cell: (item: ItemFinding) => string])[] = [
  ["item", ({ itemId }) => itemId],
  ["skill", ({ skill }) => skill],
  ["answers", ({ answers }) => String(answers)],
  ["right", ({ rightShare }) => percent(rightShare)],
  ["b before", ({ before }) => number(before?.b)],
  ["b", ({ estimate }) => number(estimate?.b)],
  ["SE", ({ errors }) => number(errors?.b)],
  ["a", ({ estimate }) => number(estimate?.a)],
  ["c", ({ estimate }) => number(estimate?.c)],
  ["drift z", ({ drift }) => number(drift?.z, 1)],
  ["infit", ({ fit }) => number(fit?.infit)],
  ["outfit", ({ fit }) => number(fit?.outfit)],
  ["S-X² p", ({ summedScoreFit }) => number(summedScoreFit?.p, 3)],
  ["s", ({ times }) => number(times.median / 1000, 0)],
  ["rapid", ({ times }) => percent(times.rapidShare)],
  ["outcome", ({ outcome }) => outcome],
  ["look at", (item) => remarksOf(item).join(", ")],
];

const outcomes: readonly (readonly [CalibrationOutcome, string])[] = [
  ["taken", "estimated anew"],
  ["fewAnswers", "keep their values: too few answers"],
  ["uncertain", "keep their values: the estimate is not surer than a seed"],
  ["atLimit", "keep their values: a parameter ran to the end of its range"],
  ["notConverged", "keep their values: the estimation did not converge"],
];

/** The largest relative change of the scale's unit; a larger one is a sign that the model does not fit the answers. */
const mostStretch = 0.15;

/** The results of a calibration as lines, without its items. */
export function summaryLines(report: CalibratedTest): string[] {
  const { menuId, version, model, sittings, leftOut, rounds, change, converged, link, groups, items, draft } = report;
  const count = (outcome: CalibrationOutcome) => items.filter((item) => item.outcome === outcome).length;
  const sign = link.B < 0 ? "−" : "+";
  return [
    `${menuId}, version ${version}: ${model} from ${sittings} sittings; left out: ${leftOut.invalidSittings} invalid ` +
      `sittings, ${leftOut.rapid} rapid answers, ${leftOut.repeated} to items met before.`,
    converged
      ? `Converged after ${rounds} rounds (largest change ${change.toExponential(1)}).`
      : `NOT converged after ${rounds} rounds (largest change ${change.toExponential(1)}): no estimate is taken.`,
    `Linked by ${link.method}: θ = ${link.A.toFixed(3)} θ′ ${sign} ${Math.abs(link.B).toFixed(3)}, by ` +
      `${link.kept} of ` +
      `${link.anchors} anchors; ${link.anchors - link.kept} drifted.`,
    ...(Math.abs(link.A - 1) > mostStretch
      ? [
          `LOOK AT THE MODEL before publishing: the unit of the scale would change by ` +
            `${percent(Math.abs(link.A - 1))}, ` +
            "as it does where students guess and no item has a c (--model 3PL).",
        ]
      : []),
    ...groups.map(
      ({ name, sittings: own, norm, mean, sd }) =>
        `${name}: ${own} sittings, ability ${mean.toFixed(2)} ± ${sd.toFixed(2)} (norm ${norm.mean.toFixed(2)} ± ` +
        `${norm.sd.toFixed(2)})`,
    ),
    ...outcomes.flatMap(([outcome, words]) => (count(outcome) > 0 ? [`${count(outcome)} items ${words}.`] : [])),
    draft === null
      ? "No version was written."
      : `Version ${draft} is a draft with these values. To give it to new sittings: ` +
        `npm run calibrate -- --publish ${menuId}@${draft}`,
  ];
}

/** The table of conspicuous items, or of all. */
export function itemTable(items: readonly ItemFinding[], all: boolean): string {
  const shown = all ? items : items.filter((item) => remarksOf(item).length > 0);
  if (shown.length === 0) return "No item stands out.";
  return textTable(
    itemColumns.map(([title]) => title),
    shown.map((item) => itemColumns.map(([, cell]) => cell(item))),
  );
}
