import { counts } from "../../attempts/sections";
import type { TestDefinition } from "../../db/shapes";

/** One sentence on why the items of a fixed test do not fit its sections, null if they do. */
export function faultOfFixed(
  { sections, section_rules: rules = {} }: TestDefinition,
  items: number,
  placed: ReadonlyMap<string, number>,
): string | null {
  const scored = sections
    .filter(counts)
    .map(({ stage, items: wanted }) => ({ stage, wanted, draw: rules[stage]?.draw, own: placed.get(stage) ?? 0 }));
  for (const { stage, wanted, draw, own } of scored) {
    if (draw === undefined) continue;
    if (!Number.isInteger(draw) || draw < 1) return `its section "${stage}" draws ${draw} items`;
    if (draw > own) return `its section "${stage}" draws ${draw} items and has ${own}`;
    if (draw !== wanted) return `its section "${stage}" draws ${draw} items and says that it has ${wanted}`;
  }
  const all = scored.reduce((sum, { wanted, draw, own }) => sum + (draw === undefined ? wanted : own), 0);
  if (all !== items) return `its sections ask for ${all} items and ${items} are there`;
  const uneven = scored.find(({ draw, wanted, own }) => draw === undefined && wanted !== own);
  return uneven === undefined
    ? null
    : `its section "${uneven.stage}" asks for ${uneven.wanted} items and has ${uneven.own}`;
}
