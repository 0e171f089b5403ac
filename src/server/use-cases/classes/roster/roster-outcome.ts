import { isDeepStrictEqual } from "node:util";
import type { MemberFacts, RosterRow } from "../../../../contract/classes/rosters";
import { factsAfter } from "./roster-difference";

interface Placed extends MemberFacts {
  readonly member_id: string;
}

/** What a difference does to a class once every conflict is decided. */
export interface RosterOutcome {
  /** Members of before, with their facts; those who had left are in the class again. */
  readonly changed: readonly Placed[];
  readonly added: readonly MemberFacts[];
  readonly left: readonly string[];
  /** How many of `changed` had left. */
  readonly returned: number;
}

const factsOf = ({ name, external_id, username, other }: MemberFacts): MemberFacts => ({
  name,
  external_id,
  username,
  other,
});

/**
 * What a difference does with the choices of a person, by line. A number: the line of a conflict that is not decided,
 * or not by one of its candidates, or by one who was chosen before.
 */
export function rosterOutcome(
  rows: readonly RosterRow[],
  chosen: Readonly<Record<string, string | null>>,
): RosterOutcome | number {
  const changed: Placed[] = [];
  const added: MemberFacts[] = [];
  const taken = new Set<string>();
  let returned = 0;
  for (const row of rows) {
    const { line, kind, member_id: memberId, candidates = [] } = row;
    if (kind === "changed" || (kind === "new" && memberId !== null)) {
      if (memberId !== null) changed.push({ member_id: memberId, ...factsOf(row) });
      if (kind === "new") returned += 1;
    } else if (kind === "new") added.push(factsOf(row));
    else if (kind === "conflict" && line !== null) {
      const choice = Object.hasOwn(chosen, line) ? chosen[line] : undefined;
      if (choice === undefined) return line;
      if (choice === null) {
        added.push(factsOf(row));
        continue;
      }
      const candidate = candidates.find(({ member_id: id }) => id === choice);
      if (candidate === undefined || taken.has(choice)) return line;
      taken.add(choice);
      const before = factsOf(candidate);
      const after = factsAfter(before, factsOf(row));
      if (candidate.left) returned += 1;
      if (candidate.left || !isDeepStrictEqual(before, after)) changed.push({ member_id: choice, ...after });
    }
  }
  const left = rows.flatMap(({ kind, member_id: id }) =>
    kind === "left" && id !== null && !taken.has(id) ? [id] : [],
  );
  return { changed, added, left, returned };
}
