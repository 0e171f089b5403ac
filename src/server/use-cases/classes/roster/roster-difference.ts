import { isDeepStrictEqual } from "node:util";
import { classLimits } from "../../../../contract/classes/classes";
import type { MemberFacts, RefusedRosterLine, RosterRow } from "../../../../contract/classes/rosters";
import { foldName } from "../../../../contract/validators/folding";
import type { ListedMember } from "./read-roster";
import { refusedRosterLine } from "./roster-faults";

/** A member of the class, present or left. */
export interface KnownMember {
  readonly memberId: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly username: string | null;
  readonly other: Readonly<Record<string, string>>;
  /** The account is linked, and its user name stands. */
  readonly isLinked: boolean;
  readonly hasLeft: boolean;
}

const factsOfMember = ({ name, externalId, username, other }: KnownMember): MemberFacts => ({
  name,
  external_id: externalId,
  username,
  other: { ...other },
});

const factsOfLine = ({ name, externalId, username, other }: ListedMember): MemberFacts => ({
  name,
  external_id: externalId,
  username,
  other: { ...other },
});

/** A member's facts after a line: what the line leaves open stays. */
export const factsAfter = (was: MemberFacts, line: MemberFacts): MemberFacts => ({
  name: line.name,
  external_id: line.external_id ?? was.external_id,
  username: line.username ?? was.username,
  other: { ...was.other, ...line.other },
});

const mayBoth = (one: string | null, other: string | null): boolean => one === null || other === null || one === other;

/** What the class has under each identifier and name; nobody is found under the empty name of an erased account. */
function indexOf(members: readonly KnownMember[]) {
  const numbers = new Map<string, KnownMember>();
  const usernames = new Map<string, KnownMember>();
  const names = new Map<string, KnownMember[]>();
  for (const member of members) {
    if (member.externalId !== null) numbers.set(member.externalId, member);
    if (member.username !== null) usernames.set(member.username, member);
    const folded = foldName(member.name);
    if (folded === "") continue;
    const alike = names.get(folded);
    if (alike === undefined) names.set(folded, [member]);
    else alike.push(member);
  }
  return { numbers, usernames, names };
}

type Match =
  | { readonly kind: "found"; readonly member: KnownMember }
  | { readonly kind: "new" }
  | { readonly kind: "asked"; readonly candidates: readonly KnownMember[] };

/** Whom a line without a known identifier means, by its name alone. */
function matchByName(line: ListedMember, alike: readonly KnownMember[]): Match {
  const possible = alike.filter(({ isLinked, username }) => !isLinked || mayBoth(username, line.username));
  const fitting = possible.filter(
    ({ externalId, username }) => mayBoth(externalId, line.externalId) && mayBoth(username, line.username),
  );
  const present = fitting.filter(({ hasLeft }) => !hasLeft);
  const [only, ...more] = present.length > 0 ? present : fitting;
  if (only !== undefined && more.length === 0) return { kind: "found", member: only };
  return possible.length === 0
    ? { kind: "new" }
    : { kind: "asked", candidates: fitting.length > 0 ? fitting : possible };
}

const rowOf = (line: ListedMember, { memberId, hasLeft, ...member }: KnownMember): RosterRow => {
  const was = factsOfMember({ memberId, hasLeft, ...member });
  const after = factsAfter(was, factsOfLine(line));
  const kind = hasLeft ? "new" : isDeepStrictEqual(after, was) ? "same" : "changed";
  return { line: line.line, kind, member_id: memberId, ...after, was };
};

const askedRow = (line: ListedMember, candidates: readonly KnownMember[]): RosterRow => ({
  line: line.line,
  kind: "conflict",
  member_id: null,
  ...factsOfLine(line),
  was: null,
  candidates: candidates.map((member) => ({
    member_id: member.memberId,
    ...factsOfMember(member),
    left: member.hasLeft,
  })),
});

/** Whom each line means by its identifiers, and the lines whose identifiers contradict each other or the class. */
function matchByIdentifiers(
  listed: readonly ListedMember[],
  { numbers, usernames }: ReturnType<typeof indexOf>,
): { readonly found: Map<number, KnownMember>; readonly refused: RefusedRosterLine[] } {
  const found = new Map<number, KnownMember>();
  const lineOf = new Map<string, number>();
  const refused: RefusedRosterLine[] = [];
  for (const { line, externalId, username } of listed) {
    const ofNumber = externalId === null ? undefined : numbers.get(externalId);
    const ofUsername = username === null ? undefined : usernames.get(username);
    const member = ofNumber ?? ofUsername;
    if (member === undefined) continue;
    const { memberId, name, isLinked } = member;
    const other = lineOf.get(memberId);
    if (ofNumber !== undefined && ofUsername !== undefined && ofNumber !== ofUsername)
      refused.push(refusedRosterLine("differentMembers", { line, text: `${ofNumber.name}, ${ofUsername.name}` }));
    else if (other !== undefined) refused.push(refusedRosterLine("sameMember", { line, other, text: name }));
    else if (isLinked && !mayBoth(member.username, username))
      refused.push(refusedRosterLine("linkedOtherwise", { line, text: member.username ?? "" }));
    else found.set(line, member);
    lineOf.set(memberId, line);
  }
  return { found, refused };
}

interface Difference {
  /** In the order of the list, then those who are not in it. */
  readonly rows: readonly RosterRow[];
  readonly refused: readonly RefusedRosterLine[];
}

/** The row of each line: by its identifiers, else by its name, which tells nothing where two lines share it. */
function matchedRows(
  listed: readonly ListedMember[],
  found: ReadonlyMap<number, KnownMember>,
  names: ReadonlyMap<string, readonly KnownMember[]>,
): RosterRow[] {
  const claimed = new Set([...found.values()].map(({ memberId }) => memberId));
  const waiting = new Map<string, number>();
  for (const { line, name } of listed)
    if (!found.has(line)) waiting.set(foldName(name), (waiting.get(foldName(name)) ?? 0) + 1);
  return listed.map((line) => {
    const known = found.get(line.line);
    if (known !== undefined) return rowOf(line, known);
    const folded = foldName(line.name);
    const free = (names.get(folded) ?? []).filter(({ memberId }) => !claimed.has(memberId));
    const match = matchByName(line, free);
    if (match.kind === "new") return { line: line.line, kind: "new", member_id: null, ...factsOfLine(line), was: null };
    if (match.kind === "asked") return askedRow(line, match.candidates);
    return waiting.get(folded) === 1 ? rowOf(line, match.member) : askedRow(line, [match.member]);
  });
}

/**
 * The difference between a class and a list: each line is matched by student ID, then user name, then by a name that
 * only one member has; where several may be meant, a person chooses.
 */
export function rosterDifference(
  members: readonly KnownMember[],
  listed: readonly ListedMember[],
  keepsOthers: boolean,
): Difference {
  const index = indexOf(members);
  const { found, refused } = matchByIdentifiers(listed, index);
  if (refused.length > 0) return { rows: [], refused };
  const rows = matchedRows(listed, found, index.names);
  const meant = new Set(rows.flatMap(({ member_id: memberId }) => memberId ?? []));
  const asked = new Set(rows.flatMap(({ candidates }) => candidates?.map(({ member_id: id }) => id) ?? []));
  const absent = members.filter(({ memberId, hasLeft }) => !hasLeft && !meant.has(memberId));
  const leaving = (keepsOthers ? [] : absent).map((member): RosterRow => ({
    line: null,
    kind: "left",
    member_id: member.memberId,
    ...factsOfMember(member),
    was: factsOfMember(member),
    ...(asked.has(member.memberId) ? { unless_chosen: true } : {}),
  }));
  const staying = keepsOthers ? absent.length : 0;
  const beyond = rows[classLimits.members - staying];
  const full = beyond === undefined ? [] : [refusedRosterLine("classFull", { line: beyond.line ?? 1 })];
  return { rows: [...rows, ...leaving], refused: full };
}
