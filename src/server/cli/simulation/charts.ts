import { plotOf, plotTicks, type Tick } from "./plot";
import { bandName, type BandReport, type ExposureCurve, type ScaleReport } from "./report";
import { tableHtml } from "./table";

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const precise = (share: number): string => `${(100 * share).toFixed(1)} %`;

interface Chart {
  readonly title: string;
  readonly picture: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const figureOf = ({ title, picture, head, rows }: Chart): string =>
  `<figure><figcaption>${title}</figcaption>${picture}` +
  `<details><summary>Table</summary>${tableHtml(title, head, rows)}</details></figure>`;

const bandTicks = (bands: readonly BandReport[]): Tick[] =>
  bands.map(({ from }, at) => ({ at, label: String(Math.ceil(from)) }));
const bandRange = (bands: readonly BandReport[]): readonly [number, number] => [-0.5, bands.length - 0.5];
const upTo = (values: readonly number[], least: number): readonly [number, number] => [
  0,
  Math.max(least, ...values) * 1.06,
];

const errorOfMean = ({ rmse, bias, simulees }: BandReport): number =>
  simulees < 2 ? 0 : (1.96 * Math.sqrt(Math.max(0, rmse ** 2 - bias ** 2))) / Math.sqrt(simulees - 1);

const biasChart = (bands: readonly BandReport[], unit: string): Chart => {
  const reach = 1.1 * Math.max(0.5, ...bands.map((band) => Math.abs(band.bias) + errorOfMean(band)));
  return {
    title: "Bias by ability",
    picture: plotOf({
      label: `Bias in ${unit} by true score, with 95 % intervals; the table below has the figures`,
      x: bandTicks(bands),
      xRange: bandRange(bands),
      xTitle: `true score from, ${unit}`,
      y: plotTicks([-reach, reach]),
      yRange: [-reach, reach],
      reference: { at: 0, label: "no bias" },
      lines: [
        {
          name: "bias",
          points: bands.map(({ bias }, place) => [place, bias]),
          bars: bands.map((band) => [band.bias - errorOfMean(band), band.bias + errorOfMean(band)]),
        },
      ],
    }),
    head: [`true ${unit}`, "simulees", "bias", "±95 %"],
    rows: bands.map((band) => [
      bandName(band),
      String(band.simulees),
      band.bias.toFixed(2),
      errorOfMean(band).toFixed(2),
    ]),
  };
};

const errorChart = (bands: readonly BandReport[], unit: string): Chart => {
  const yRange = upTo(
    bands.flatMap(({ rmse, meanSe }) => [rmse, meanSe]),
    1,
  );
  return {
    title: "True error and reported standard error",
    picture: plotOf({
      label: `True error and mean reported standard error in ${unit} by true score; the table below has the figures`,
      x: bandTicks(bands),
      xRange: bandRange(bands),
      xTitle: `true score from, ${unit}`,
      y: plotTicks(yRange),
      yRange,
      lines: [
        { name: "true error (RMSE)", points: bands.map(({ rmse }, place) => [place, rmse]) },
        { name: "reported standard error", points: bands.map(({ meanSe }, place) => [place, meanSe]) },
      ],
    }),
    head: [`true ${unit}`, "RMSE", "mean SE", "SE / RMSE"],
    rows: bands.map((band) => [
      bandName(band),
      band.rmse.toFixed(2),
      band.meanSe.toFixed(2),
      band.rmse === 0 ? "–" : (band.meanSe / band.rmse).toFixed(2),
    ]),
  };
};

const shareChart = (
  bands: readonly BandReport[],
  unit: string,
  wanted: {
    readonly title: string;
    readonly of: (band: BandReport) => number;
    readonly yRange: readonly [number, number];
    readonly reference?: Tick | undefined;
    readonly asColumns?: boolean;
  },
): Chart => ({
  title: wanted.title,
  picture: plotOf({
    label: `${wanted.title}; the table below has the figures`,
    x: bandTicks(bands),
    xRange: bandRange(bands),
    xTitle: `true score from, ${unit}`,
    y: plotTicks(wanted.yRange, percent),
    yRange: wanted.yRange,
    ...(wanted.reference !== undefined && { reference: wanted.reference }),
    ...(wanted.asColumns === true
      ? { columns: bands.map(wanted.of) }
      : { lines: [{ name: wanted.title, points: bands.map((band, place) => [place, wanted.of(band)] as const) }] }),
  }),
  head: [`true ${unit}`, "simulees", "share"],
  rows: bands.map((band) => [bandName(band), String(band.simulees), precise(wanted.of(band))]),
});

const coverageChart = (bands: readonly BandReport[], unit: string): Chart => {
  const lowest = Math.min(0.85, ...bands.map(({ coverage95 }) => coverage95));
  return shareChart(bands, unit, {
    title: "Coverage of the 95 % band by ability",
    of: ({ coverage95 }) => coverage95,
    yRange: [Math.max(0, lowest - 0.03), 1],
    reference: { at: 0.95, label: "95 %, as promised" },
  });
};

const limitAt = (at: number | undefined, of: string): Tick | undefined =>
  at === undefined ? undefined : { at, label: `${percent(at)}, the most ${of} wanted` };

const overlapChart = ({ bands, unit, limits }: ScaleReport): Chart =>
  shareChart(bands, unit, {
    title: "Overlap among equals",
    of: ({ use }) => use?.overlap ?? 0,
    yRange: upTo(
      bands.map(({ use }) => use?.overlap ?? 0),
      0.4,
    ),
    reference: limitAt(limits?.overlap, "overlap"),
    asColumns: true,
  });

const routingChart = (bands: readonly BandReport[], unit: string): Chart =>
  shareChart(bands, unit, {
    title: "Routing: share in the harder second module",
    of: ({ wentHard }) => wentHard ?? 0,
    yRange: [0, 1],
    reference: { at: 0.5, label: "half of them" },
  });

const mostPoints = 120;
const mostGroups = 4;

/** The curve of all, and those of at most four groups, the lowest and the highest among them. */
const fewOf = ([all, ...groups]: readonly ExposureCurve[]): ExposureCurve[] => {
  const shown = Math.min(mostGroups, groups.length);
  const picked = Array.from({ length: shown }, (_, place) =>
    groups.at(Math.round((place * (groups.length - 1)) / Math.max(1, shown - 1))),
  );
  return [all, ...picked].flatMap((group) => group ?? []);
};

const exposureChart = ({ exposure = [], bankSize = 0, limits }: ScaleReport): Chart => {
  const reference = limitAt(limits?.exposure, "exposure");
  const yRange = upTo(
    exposure.flatMap(({ rates }) => rates),
    0.3,
  );
  const longest = Math.max(1, ...exposure.map(({ rates }) => rates.length));
  const stride = Math.max(1, Math.ceil(longest / mostPoints));
  const at = (rates: readonly number[], share: number) => rates[Math.floor(share * (bankSize - 1))] ?? 0;
  return {
    title: "Exposure of items, most used first",
    picture: plotOf({
      label: "Share of sittings that saw each item, most used first, by true score; the table below has the figures",
      x: plotTicks([0, longest]),
      xRange: [0, longest],
      xTitle: "items, most used first",
      y: plotTicks(yRange, percent),
      yRange,
      ...(reference !== undefined && { reference }),
      lines: fewOf(exposure).map(({ name, rates }) => ({
        name,
        isWithoutMarks: true,
        points: [...rates.entries()].filter(([place]) => place % stride === 0 || place === rates.length - 1),
      })),
    }),
    head: ["group", "highest", "10th percentile", "median", "items used"],
    rows: exposure.map(({ name, rates }) => [
      name,
      precise(rates[0] ?? 0),
      precise(at(rates, 0.1)),
      precise(at(rates, 0.5)),
      `${rates.length} of ${bankSize}`,
    ]),
  };
};

const itemUseChart = ({ itemUse = [] }: ScaleReport): Chart => {
  const yRange = upTo(
    itemUse.map(({ items }) => items),
    4,
  );
  const stride = Math.ceil(itemUse.length / 9);
  return {
    title: "Use of items",
    picture: plotOf({
      label: "Number of items by the share of sittings that saw them; the table below has the figures",
      x: itemUse.flatMap(({ label }, place) => (place % stride === 0 ? { at: place, label } : [])),
      xRange: [-0.5, itemUse.length - 0.5],
      xTitle: "share of sittings that saw the item",
      y: plotTicks(yRange),
      yRange,
      columns: itemUse.map(({ items }) => items),
    }),
    head: ["share of sittings", "items"],
    rows: itemUse.map(({ label, items }) => [label, String(items)]),
  };
};

/** All charts of a score, each with its table. */
export const chartsOf = (scale: ScaleReport): string => {
  const { bands, unit } = scale;
  return [
    biasChart(bands, unit),
    errorChart(bands, unit),
    coverageChart(bands, unit),
    ...(scale.exposure === undefined ? [] : [exposureChart(scale)]),
    ...(bands.some(({ use }) => use !== undefined) ? [overlapChart(scale)] : []),
    ...(scale.itemUse === undefined ? [] : [itemUseChart(scale)]),
    ...(bands.some(({ wentHard }) => wentHard !== undefined) ? [routingChart(bands, unit)] : []),
  ]
    .map(figureOf)
    .join("");
};
