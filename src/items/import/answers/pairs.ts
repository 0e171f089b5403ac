import type { Html, MatchRecord, OptionRecord } from "../record";
import { Refusal } from "../refusal";
import { mixedOptions } from "./mixed";

const most = 1000;

/** A row: what stands on the left, null for a spare target, and what it goes with. */
export interface MatchRow {
  readonly source: Html | null;
  readonly target: Html;
}

/**
 * Rows as pairs, with the targets in another order than the rows. Equal targets are one target, and rows without a left
 * side are spare targets. Throws Refusal.
 */
export const pairsOf = (rows: readonly MatchRow[]): MatchRecord => {
  if (rows.length > most) throw new Refusal("choicesOutOfRange", String(rows.length));
  const targets = new Map<string, OptionRecord>();
  const sources: OptionRecord[] = [];
  const pairs: [string, string][] = [];
  for (const { source, target } of rows) {
    const known = targets.get(target.html) ?? { id: `t${targets.size + 1}`, content: target };
    targets.set(target.html, known);
    if (source === null) continue;
    const id = `s${sources.length + 1}`;
    sources.push({ id, content: source });
    pairs.push([id, known.id]);
  }
  if (sources.length === 0) throw new Refusal("keyMissing");
  return { kind: "match", sources, targets: mixedOptions([...targets.values()]), pairs, marking: "shares" };
};
