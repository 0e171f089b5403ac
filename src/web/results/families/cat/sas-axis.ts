import type { Domain } from "../../../ui/chart/scale";

/** The axis of standard age scores; it contains the lowest and the highest reported score. */
export const sasAxis: Domain = [58, 142];
export const sasTicks = [60, 80, 100, 120, 140] as const;

/** The borders between stanines, halfway between their scores, from 1|2 to 8|9. */
const borders = [73.5, 81.5, 88.5, 96.5, 103.5, 111.5, 118.5, 126.5] as const;

/** The part of the axis of each stanine, from 1 to 9. */
export const stanineStretches: readonly Domain[] = [...borders, sasAxis[1]].map((to, place) => [
  borders[place - 1] ?? sasAxis[0],
  to,
]);
