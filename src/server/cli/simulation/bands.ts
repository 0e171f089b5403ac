type Bands = readonly (readonly [from: number, to: number])[];

const between = (ends: readonly number[]): Bands => ends.slice(1).map((to, place) => [ends[place] ?? 0, to]);

/** Bands of true scores for the figures of simulations: of the SAT, in points. */
export const sectionBands = between([200, 350, 400, 450, 500, 550, 600, 650, 801]);
export const totalBands = between([400, 700, 800, 900, 1000, 1100, 1200, 1300, 1601]);

/** Bands of the CAT, in SAS. */
export const sasBands = between([59, 80, 90, 100, 110, 120, 142]);

/** Bands of MAP and of MAP Mini, for children who cannot read yet, in RIT. */
export const ritBands = between([100, 170, 180, 190, 200, 210, 220, 230, 240, 250, 301]);
export const miniBands = between([100, 140, 150, 160, 170, 180, 190, 200, 241]);

/** Bands of the OPT, in points: the levels from pre-A1 to C2. */
export const levelBands = between([0, 0.5, 20.5, 40.5, 60.5, 80.5, 100.5, 121]);
