export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

/** `#rrggbb` or `rgba(r, g, b, a)`; throws for anything else. */
export function colour(text: string): Colour {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  if (hex !== null) return [parseInt(hex[1] ?? "", 16), parseInt(hex[2] ?? "", 16), parseInt(hex[3] ?? "", 16), 1];
  const parts = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(text);
  if (parts === null) throw new Error(`no colour: ${text}`);
  return [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4])];
}

const mix = (one: number, other: number, share: number): number => one + (other - one) * share;
const mixed = (one: Colour, other: Colour, share: number): Colour => [
  mix(one[0], other[0], share),
  mix(one[1], other[1], share),
  mix(one[2], other[2], share),
  1,
];

/** The visible colour of `top` over an opaque background. */
export const over = (top: Colour, ground: Colour): Colour => mixed(ground, top, top[3]);

/** The colours of a gradient between two of its stops, ends included. */
export const between = (one: Colour, other: Colour): Colour[] =>
  Array.from({ length: 21 }, (_, step) => mixed(one, other, step / 20));

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2, relative luminance contrast: 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
