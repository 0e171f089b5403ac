import { escapeHtml } from "../../items/content/escape-html";
import type { CalibratedTest } from "../use-cases/calibration/calibrate-test";
import type { ItemFinding } from "../use-cases/calibration/report";
import { itemColumns, summaryLines } from "./calibration-lines";

const [width, height, margin] = [420, 420, 40];

/** A chart of difficulties before and now, one point per item; items that drifted are off the line. */
function scatter(items: readonly ItemFinding[]): string {
  const points = items.flatMap(({ itemId, before, estimate, drift }) =>
    before === null || estimate === null
      ? []
      : [{ itemId, x: before.b, y: estimate.b, isOff: drift !== null && !drift.isKept }],
  );
  if (points.length === 0) return "";
  const values = points.flatMap(({ x, y }) => [x, y]);
  const [lo, hi] = [Math.floor(Math.min(...values)), Math.ceil(Math.max(...values))];
  const at = (value: number) => margin + ((value - lo) / Math.max(1, hi - lo)) * (width - 2 * margin);
  const ticks = Array.from({ length: hi - lo + 1 }, (_, step) => lo + step);
  return [
    `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Difficulty before and now">`,
    `<line x1="${at(lo)}" y1="${height - at(lo)}" x2="${at(hi)}" y2="${height - at(hi)}" stroke="#999"/>`,
    ...ticks.flatMap((tick) => [
      `<text x="${at(tick)}" y="${height - 12}" text-anchor="middle">${tick}</text>`,
      `<text x="12" y="${height - at(tick) + 4}">${tick}</text>`,
    ]),
    ...points.map(
      ({ itemId, x, y, isOff }) =>
        `<circle cx="${at(x).toFixed(1)}" cy="${(height - at(y)).toFixed(1)}" r="3" ` +
        `fill="${isOff ? "#c22" : "#26c"}">` +
        `<title>${escapeHtml(itemId)}: ${x.toFixed(2)} → ${y.toFixed(2)}</title></circle>`,
    ),
    `<text x="${width / 2}" y="${height - 26}" text-anchor="middle">b before (logits)</text>`,
    `<text x="30" y="24">b now</text>`,
    "</svg>",
  ].join("\n");
}

const optionLines = ({ itemId, options }: ItemFinding): string[] =>
  options.map(
    ({ option, isKey, share, meanTheta, pointBiserial, attractsTheAble }) =>
      `<tr><td>${escapeHtml(itemId)}</td><td>${escapeHtml(option)}${isKey ? " ✓" : ""}</td>` +
      `<td>${(100 * share).toFixed(0)} %</td><td>${Number.isNaN(meanTheta) ? "–" : meanTheta.toFixed(2)}</td>` +
      `<td>${Number.isNaN(pointBiserial) ? "–" : pointBiserial.toFixed(2)}</td>` +
      `<td>${attractsTheAble ? "attracts the able" : ""}</td></tr>`,
  );

const table = (titles: readonly string[], rows: readonly string[]): string =>
  `<table><thead><tr>${titles.map((title) => `<th>${escapeHtml(title)}</th>`).join("")}</tr></thead>` +
  `<tbody>${rows.join("\n")}</tbody></table>`;

/** The results of calibrations as one self-contained page. */
export const calibrationPage = (reports: readonly CalibratedTest[]): string =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Calibration</title><style>',
    "body{font:14px/1.45 system-ui,sans-serif;margin:2rem;color:#222}table{border-collapse:collapse;margin:1rem 0}",
    "th,td{padding:.15rem .5rem;border-bottom:1px solid #ddd;text-align:right;white-space:nowrap}",
    "th:first-child,td:first-child,td:last-child{text-align:left}p{margin:.2rem 0}svg{width:26rem;font-size:11px}",
    "</style></head><body>",
    ...reports.flatMap((report) => [
      `<h1>${escapeHtml(report.menuId)}</h1>`,
      ...summaryLines(report).map((line) => `<p>${escapeHtml(line)}</p>`),
      scatter(report.items),
      "<h2>Items</h2>",
      table(
        itemColumns.map(([title]) => title),
        report.items.map(
          (item) => `<tr>${itemColumns.map(([, cell]) => `<td>${escapeHtml(cell(item))}</td>`).join("")}</tr>`,
        ),
      ),
      "<h2>Options</h2>",
      table(
        ["item", "option", "chosen", "mean ability", "point-biserial", ""],
        report.items.filter(({ answers }) => answers > 0).flatMap(optionLines),
      ),
    ]),
    "</body></html>",
  ].join("\n");
