/** Centre, radius and room for the labels of a radar, in its own units. */
export const radar = { width: 440, height: 320, x: 220, y: 158, radius: 104, labels: 122 } as const;

export type RadarPoint = readonly [x: number, y: number];

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The point of a share of 0–1 on a spoke; the first spoke points up, the others follow clockwise. */
export const spokePoint = (spoke: number, spokes: number, share: number, reach: number = radar.radius): RadarPoint => {
  const angle = (2 * Math.PI * spoke) / spokes - Math.PI / 2;
  return [rounded(radar.x + Math.cos(angle) * reach * share), rounded(radar.y + Math.sin(angle) * reach * share)];
};

/** The closed line through a share on each spoke. */
export const radarPath = (shares: readonly number[]): string =>
  `M${shares.map((share, spoke) => spokePoint(spoke, shares.length, share).join(" ")).join("L")}Z`;
