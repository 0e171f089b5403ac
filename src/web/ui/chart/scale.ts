export type Domain = readonly [low: number, high: number];

export const clampToDomain = (value: number, [low, high]: Domain): number => Math.min(high, Math.max(low, value));

/** The position of `value` in the domain, as percent of its width; outside the domain below 0 or above 100. */
export const percentAt = ([low, high]: Domain, value: number): number =>
  Math.round(((value - low) / (high - low)) * 1e5) / 1e3;

/** The same as an SVG length, which scales with the chart and needs no measuring. */
export const across = (domain: Domain, value: number): `${number}%` => `${percentAt(domain, value)}%`;

/** The width of the range `from`–`to`, as an SVG length. */
export const stretch = (domain: Domain, [from, to]: Domain): `${number}%` =>
  `${Math.round((percentAt(domain, to) - percentAt(domain, from)) * 1e3) / 1e3}%`;

/** Percent from the top: a higher value is higher. */
export const up = (domain: Domain, value: number): number => Math.round((100 - percentAt(domain, value)) * 1e3) / 1e3;

const niceSteps = [1, 2, 5];

/** The smallest of 1, 2, 5, 10, 20, 50 … that divides `span` into at most `most` pieces. */
export const niceStep = (span: number, most: number): number => {
  const least = span / Math.max(1, most);
  const power = 10 ** Math.floor(Math.log10(least));
  return (niceSteps.find((step) => step * power >= least * (1 - 1e-9)) ?? 10) * power;
};

/** Multiples of a nice step inside the domain, at most `most` + 1 of them. */
export const ticksOf = ([low, high]: Domain, most: number): number[] => {
  const step = niceStep(high - low, most);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => Math.round((first + index) * step * 1e6) / 1e6,
  );
};

interface Window {
  /** The ends are multiples of it. */
  readonly step: number;
  /** Space on both sides of the values. */
  readonly margin: number;
  readonly span: number;
  readonly limits: Domain;
}

/** The part of `limits` that contains every value with its margin and is at least `span` wide. */
export const windowAround = (values: readonly number[], { step, margin, span, limits }: Window): Domain => {
  const held = values.map((value) => clampToDomain(value, limits));
  const low = Math.min(...held) - margin;
  const high = Math.max(...held) + margin;
  const more = Math.max(0, span - (high - low)) / 2;
  const from = Math.floor((low - more) / step) * step;
  const to = Math.ceil((high + more) / step) * step;
  const shift = from < limits[0] ? limits[0] - from : to > limits[1] ? limits[1] - to : 0;
  return [Math.max(limits[0], from + shift), Math.min(limits[1], to + shift)];
};
