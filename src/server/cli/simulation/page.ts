import { escapeHtml } from "../../../items/content/escape-html";
import { chartsOf } from "./charts";
import { bandName, type BandReport, type ScaleReport, type SimulationReport } from "./report";
import { pageStyle } from "./style";
import { tableHtml } from "./table";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const head = ["simulees", "items", "bias", "RMSE", "mean SE", "95 % cover"];
const headOfUse = ["highest exposure", "overlap", "never used"];

const usageOf = ({ use }: BandReport): string[] =>
  use === undefined ? [] : [use.maxExposure, use.overlap, use.neverUsed].map(percent);

const cellsOf = (band: BandReport, tellsUse: boolean): string[] => [
  String(band.simulees),
  band.meanLength.toFixed(1),
  band.bias.toFixed(2),
  band.rmse.toFixed(2),
  band.meanSe.toFixed(2),
  percent(band.coverage95),
  ...(tellsUse ? headOfUse.map((_, place) => usageOf(band)[place] ?? "") : []),
];

/** Header and rows of a score's table: overall, then by true ability. */
export const scoreTableRows = ({ overall, bands, unit }: ScaleReport): string[][] => {
  const tellsUse = overall.use !== undefined;
  return [
    [`true ${unit}`, ...head, ...(tellsUse ? headOfUse : [])],
    ["all", ...cellsOf(overall, tellsUse)],
    ...bands.map((band) => [bandName(band), ...cellsOf(band, tellsUse)]),
  ];
};

const sectionOf = (scale: ScaleReport, place: number): string => {
  const [titles, ...rows] = scoreTableRows(scale);
  const size = scale.bankSize === undefined ? "" : ` <small>bank of ${scale.bankSize} items</small>`;
  return (
    `<section aria-labelledby="scale-${place}"><h2 id="scale-${place}">${escapeHtml(scale.name)}${size}</h2>` +
    `${tableHtml(`${scale.name}: figures by true score`, titles ?? [], rows)}<div ` +
    `class="charts">${chartsOf(scale)}</div></section>`
  );
};

const factsOf = ({ facts }: SimulationReport): string =>
  facts.length === 0
    ? ""
    : `<section aria-labelledby="facts"><h2 id="facts">Figures beside the blueprint’s</h2>${tableHtml(
        "Figures beside the blueprint’s",
        ["figure", "simulated", "stated"],
        facts.map(({ name, value, expected }) => [name, value, expected ?? ""]),
      )}</section>`;

/** The report as a self-contained page: no script, no request; SVG charts with a table for each. */
export const simulationPage = (report: SimulationReport): string => {
  const { title, description, seed, simulees, scales } = report;
  const links = scales.map(({ name }, place) => `<a href="#scale-${place}">${escapeHtml(name)}</a>`).join("");
  return [
    "<!doctype html>",
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escapeHtml(title)}</title><style>${pageStyle}</style></head>`,
    `<body><header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`,
    `<p class="run">${simulees} simulees, seed “${escapeHtml(seed)}”</p>`,
    scales.length > 1 ? `<nav aria-label="Scores">${links}</nav>` : "",
    `</header><main>${scales.map(sectionOf).join("")}${factsOf(report)}</main></body></html>`,
  ].join("\n");
};
