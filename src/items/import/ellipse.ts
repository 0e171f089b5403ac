const corners = 48;

type Pair = readonly [number, number];

/** The corners of a polygon that looks like an ellipse, from its middle and its half width and height. */
export const ellipsePoints = ([x, y]: Pair, [halfWidth, halfHeight]: Pair): readonly Pair[] =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const round = (value: number): number => Math.round(value * 1_000) / 1_000 + 0;
    return [round(x + halfWidth * Math.cos(angle)), round(y + halfHeight * Math.sin(angle))];
  });
