import type { DrawnPoint } from "../layout/drawing";

const radius = 6;

const towards = (from: DrawnPoint, to: DrawnPoint, most: number): DrawnPoint => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const part = length === 0 ? 0 : Math.min(most, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
const said = ({ x, y }: DrawnPoint) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** An SVG path through the points, with rounded corners. */
export function pathOf(points: readonly DrawnPoint[]): string {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return "";
  const corners = points.slice(1, -1).map((corner, place) => {
    const before = towards(corner, points[place] ?? corner, radius);
    const after = towards(corner, points[place + 2] ?? corner, radius);
    return `L ${said(before)} Q ${said(corner)} ${said(after)}`;
  });
  return [`M ${said(first)}`, ...corners, `L ${said(last)}`].join(" ");
}
