import { escapeHtml } from "../../../items/content/escape-html";
export interface PlotLine {
  readonly name: string;
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Ends of an error bar at each point. */
  readonly bars?: readonly (readonly [from: number, to: number])[];
  readonly isWithoutMarks?: boolean;
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export interface Plot {
  /** The text for screen readers in place of the chart. */
  readonly label: string;
  readonly x: readonly Tick[];
  readonly xRange: readonly [number, number];
  readonly xTitle: string;
  readonly y: readonly Tick[];
  readonly yRange: readonly [number, number];
  readonly lines?: readonly PlotLine[];
  /** Heights of bars at whole numbers of x. */
  readonly columns?: readonly number[];
  /** A horizontal line to compare with. */
  readonly reference?: Tick;
}

const width = 440;
const height = 264;
const margin = { left: 46, right: 14, top: 14, bottom: 46 };
const dashes = ["", "7 4", "2 3", "10 3 2 3", "5 2", "1 3", "12 4", "4 2 1 2", "8 2"];

/** A number with a minus sign instead of a hyphen, and none before zero. */
export const printed = (text: string): string => text.replace(/^-(?=[\d.]*[1-9])/, "−").replace(/^-(?=[0.]+$)/, "");

const round = (value: number): number => Math.round(value * 10) / 10;

/** A distinct marker for each line, so that lines can be distinguished without colours. */
const markOf = (style: number, x: number, y: number): string => {
  const [left, top, right, bottom] = [x - 4, y - 4, x + 4, y + 4].map(round);
  const shapes = [
    `<circle cx="${round(x)}" cy="${round(y)}" r="4"/>`,
    `<rect x="${left}" y="${top}" width="8" height="8"/>`,
    `<path d="M${round(x)} ${top}L${right} ${bottom}H${left}Z"/>`,
    `<path d="M${round(x)} ${top}L${right} ${round(y)}L${round(x)} ${bottom}L${left} ${round(y)}Z"/>`,
  ];
  return shapes[style % shapes.length] ?? "";
};

const keyOf = (lines: readonly PlotLine[], reference: Tick | undefined): string => {
  const entry = (kind: string, sample: string, name: string): string =>
    `<li><svg class="${kind}" viewBox="0 0 28 12" aria-hidden="true">${sample}</svg>${escapeHtml(name)}</li>`;
  const entries = lines.map(({ name, isWithoutMarks }, style) => {
    const mark = isWithoutMarks === true ? "" : markOf(style, 14, 6);
    const dash = dashes[style % dashes.length] ?? "";
    return entry(`line s${style % 9}`, `<path d="M0 6H28" stroke-dasharray="${dash}"/>${mark}`, name);
  });
  const compared = reference === undefined ? [] : [entry("", '<path class="reference" d="M0 6H28"/>', reference.label)];
  return `<ul class="key">${[...(lines.length > 1 ? entries : []), ...compared].join("")}</ul>`;
};

/** A chart as inline SVG with its legend; colours come from the page. */
export const plotOf = (plot: Plot): string => {
  const { lines = [], columns = [], reference } = plot;
  const scale = ([from, to]: readonly [number, number], start: number, end: number) => {
    const span = to === from ? 1 : to - from;
    return (value: number): number => round(start + ((value - from) / span) * (end - start));
  };
  const x = scale(plot.xRange, margin.left, width - margin.right);
  const y = scale(plot.yRange, height - margin.bottom, margin.top);
  const [left, right, bottom] = [margin.left, width - margin.right, height - margin.bottom];
  const parts = [
    ...plot.y.map(
      ({ at, label }) =>
        `<path class="grid" d="M${left} ${y(at)}H${right}"/>` +
        `<text x="${left - 6}" y="${y(at) + 4}" text-anchor="end">${escapeHtml(label)}</text>`,
    ),
    ...plot.x.map(
      ({ at, label }) => `<text x="${x(at)}" y="${bottom + 17}" text-anchor="middle">${escapeHtml(label)}</text>`,
    ),
    `<text class="title" x="${(left + right) / 2}" y="${height - 8}" ` +
      `text-anchor="middle">${escapeHtml(plot.xTitle)}</text>`,
    ...columns.map((value, place) => {
      const [from, to, top] = [x(place - 0.36), x(place + 0.36), y(value)];
      return (
        `<rect class="column" x="${from}" y="${top}" width="${round(to - from)}" ` +
        `height="${round(y(Math.max(0, plot.yRange[0])) - top)}"/>`
      );
    }),
    `<path class="axis" d="M${left} ${bottom}H${right}"/>`,
    ...(reference === undefined ? [] : [`<path class="reference" d="M${left} ${y(reference.at)}H${right}"/>`]),
    ...lines.map(({ points, bars = [], isWithoutMarks }, style) => {
      const path = points.map(([at, value], place) => `${place === 0 ? "M" : "L"}${x(at)} ${y(value)}`).join("");
      const errors = bars.map(([from, to], place) => `M${x(points[place]?.[0] ?? 0)} ${y(from)}V${y(to)}`).join("");
      const marks = isWithoutMarks === true ? "" : points.map(([at, value]) => markOf(style, x(at), y(value))).join("");
      return (
        `<g class="line s${style % 9}"><path d="${errors}"/>` +
        `<path d="${path}" stroke-dasharray="${dashes[style % dashes.length] ?? ""}"/>${marks}</g>`
      );
    }),
  ];
  const picture =
    `<svg class="plot" viewBox="0 0 ${width} ${height}" role="img" ` +
    `aria-label="${escapeHtml(plot.label)}">${parts.join("")}</svg>`;
  return picture + keyOf(lines, reference);
};

/** Ticks at round steps that cover a range, about `wanted` of them. */
export const plotTicks = (
  [from, to]: readonly [number, number],
  tell: (value: number) => string = (value) => printed(String(value)),
  wanted = 5,
): Tick[] => {
  const raw = Math.max(1e-9, (to - from) / wanted);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= raw * 0.999) ?? 10);
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const at = Number(((first + place) * step).toPrecision(12));
    return { at, label: tell(at) };
  });
};
