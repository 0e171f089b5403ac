import type { Html, MatchRecord, OptionRecord } from "../record";
import { Refusal } from "../refusal";
import { mixedOptions } from "./mixed";

const most = 1000;

/** A row of a matching question: its left side, null for a spare target, and the target that belongs to it. */
export interface MatchRow {
  readonly source: Html | null;
  readonly target: Html;
}

/**
 * The pairs of a matching question from its rows, with the targets in another order than the rows. Equal targets become
 * one; rows without a left side become spare targets. Throws Refusal.
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
