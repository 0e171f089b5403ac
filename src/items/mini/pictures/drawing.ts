/** Fills that stand out from a light and from a dark page; outlines take the colour of the text. */
export const pictureColours = {
  red: "#e0625a",
  orange: "#eb9145",
  yellow: "#f0c148",
  green: "#63a866",
  blue: "#5a9bd8",
  purple: "#9a7fd0",
  pink: "#e58bb0",
  brown: "#b08259",
  grey: "#a3a9b4",
  sand: "#dcc59a",
  none: "none",
} as const;
export type Paint = keyof typeof pictureColours;

const filled = (fill: Paint): string => (fill === "none" ? "" : ` fill="${pictureColours[fill]}"`);

/** Parts of a drawing in a box of 64 by 64, each an SVG element. */
export const disc = (x: number, y: number, r: number, fill: Paint = "none"): string =>
  `<circle cx="${x}" cy="${y}" r="${r}"${filled(fill)}/>`;
export const oval = (x: number, y: number, rx: number, ry: number, fill: Paint = "none"): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"${filled(fill)}/>`;
export const box = (x: number, y: number, width: number, height: number, round: number, fill: Paint = "none"): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}"${filled(fill)}/>`;
export const shape = (d: string, fill: Paint = "none"): string => `<path d="${d}"${filled(fill)}/>`;
/** Small filled dots, such as eyes, buttons or pips. */
export const dots = (...places: readonly (readonly [x: number, y: number])[]): string =>
  places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="currentColor" stroke="none"/>`).join("");
export const turnedDrawing = (degrees: number, drawing: string): string =>
  `<g transform="rotate(${degrees} 32 32)">${drawing}</g>`;
