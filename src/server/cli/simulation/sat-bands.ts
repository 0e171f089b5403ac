const bandsBetween = (ends: readonly number[]): (readonly [number, number])[] =>
  ends.slice(1).map((to, place) => [ends[place] ?? 0, to]);

/** Bands of points in which simulations of the SAT tell their figures. */
export const sectionBands = bandsBetween([200, 350, 400, 450, 500, 550, 600, 650, 801]);
export const totalBands = bandsBetween([400, 700, 800, 900, 1000, 1100, 1200, 1300, 1601]);
