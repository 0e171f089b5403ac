import { percentAt, type Domain } from "../../../ui/chart/scale";

/** The half circle of the gauge, in units of its view box. */
export const gauge = { width: 280, height: 166, x: 140, y: 136, radius: 112 } as const;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The point of a value on the half circle, from left to right, at a distance from its centre. */
export function gaugePoint(domain: Domain, value: number, radius: number = gauge.radius): readonly [number, number] {
  const angle = Math.PI * (1 - percentAt(domain, value) / 100);
  return [rounded(gauge.x + Math.cos(angle) * radius), rounded(gauge.y - Math.sin(angle) * radius)];
}

/** The arc between two values. */
export const gaugeArc = (domain: Domain, [from, to]: Domain): string =>
  `M${gaugePoint(domain, from).join(" ")}A${gauge.radius} ${gauge.radius} 0 0 1 ${gaugePoint(domain, to).join(" ")}`;
