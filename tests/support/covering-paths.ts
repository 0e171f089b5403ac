import type { ChartPath } from "./paths";

/** The steps of a path: from which state by which event to which other. */
const stepsIn = (path: ChartPath): string[] =>
  path.map(({ event, snapshot }, place) => JSON.stringify([path[place - 1]?.snapshot.value, event, snapshot.value]));

/** A few of these paths that have every step from state to state which any of them has. */
export const coveringPaths = (paths: readonly ChartPath[]): ChartPath[] => {
  const left = new Set(paths.flatMap(stepsIn));
  const rest = paths.map((path) => ({ path, steps: stepsIn(path) }));
  const chosen: ChartPath[] = [];
  while (left.size > 0) {
    const newIn = ({ steps }: (typeof rest)[number]) =>
      new Set(steps.filter((step) => left.has(step))).size / steps.length;
    const best = rest.reduce((one, other) => (newIn(other) > newIn(one) ? other : one));
    for (const step of best.steps) left.delete(step);
    chosen.push(best.path);
  }
  return chosen;
};
