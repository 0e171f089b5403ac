import type { ClassResults, MemberResult, MemberState, ResultCell } from "../../../contract/classes/class-results";
import type { Language } from "../../../contract/item/content";
import { localized } from "../../i18n/language";

export type ResultItem = ClassResults["items"][number];

/** What names a member in the address: a deleted one is found by the attempt. */
export const keyOfMember = ({ member_id, attempt_id }: MemberResult): string => member_id ?? attempt_id ?? "";

/** The columns beside the questions; no id of a question contains the sign. */
export const nameColumn = "#name";
export const scoreColumn = "#score";

/** The column by which the members are sorted: one of the two above, or the id of a question. */
export interface MatrixOrder {
  readonly column: string;
  readonly isDown: boolean;
}

/** A third of the class by its scores, from the lowest. */
export type ClassThird = "low" | "middle" | "high";
export const thirdsOfClass = ["high", "middle", "low"] as const satisfies readonly ClassThird[];

/** The part of the class on screen; null: all of it. */
export interface MatrixFilter {
  readonly state: MemberState | null;
  readonly third: ClassThird | null;
  /** A skill by its name in the language on screen. */
  readonly skill: string | null;
}

export const wholeMatrix: MatrixFilter = { state: null, third: null, skill: null };
export const byScore: MatrixOrder = { column: scoreColumn, isDown: true };

export const cellOf = ({ cells }: MemberResult, itemId: string): ResultCell | undefined =>
  cells.find(({ item_id }) => item_id === itemId);

const ranks: Readonly<Record<string, number>> = { right: 3, partly: 2, wrong: 1, skipped: 0 };

/** How well an answer did, for sorting: by its mark, then by its points; null: nothing to sort by. */
const standing = (cell: ResultCell | undefined): number | null => {
  const rank = cell === undefined ? undefined : ranks[cell.mark];
  return rank === undefined ? null : rank * 10_000 + (cell?.points ?? 0);
};

const compareNumbers = (one: number | null, other: number | null, isDown: boolean): number => {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return isDown ? other - one : one - other;
};

/** The members in the order of a column; whoever has no value there comes last, and equals stand by name. */
export function sortedMembers(
  members: readonly MemberResult[],
  { column, isDown }: MatrixOrder,
  language: Language,
): readonly MemberResult[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (one: MemberResult, other: MemberResult) =>
    compare(one.name, other.name) || compare(keyOfMember(one), keyOfMember(other));
  if (column === nameColumn)
    return members.toSorted((one, other) => (isDown ? byName(other, one) : byName(one, other)));
  const valueOf = (member: MemberResult) => (column === scoreColumn ? member.score : standing(cellOf(member, column)));
  const values = new Map(members.map((member) => [member, valueOf(member)]));
  return members.toSorted(
    (one, other) => compareNumbers(values.get(one) ?? null, values.get(other) ?? null, isDown) || byName(one, other),
  );
}

/** The third in which each member stands, by its key; equal scores stand in one third, no score in none. */
export function thirdsByMember(members: readonly MemberResult[]): ReadonlyMap<string, ClassThird> {
  const scores = members.flatMap(({ score }) => (score === null ? [] : [score])).toSorted((one, other) => one - other);
  const names = ["low", "middle", "high"] as const;
  return new Map(
    members.flatMap((member) => {
      const { score } = member;
      const third = score === null ? undefined : names[Math.floor((scores.indexOf(score) * 3) / scores.length)];
      return third === undefined ? [] : [[keyOfMember(member), third] as const];
    }),
  );
}

/** The members that a filter leaves. */
export function filteredMembers(members: readonly MemberResult[], { state, third }: MatrixFilter) {
  const thirds = third === null ? null : thirdsByMember(members);
  return members.filter(
    (member) =>
      (state === null || member.state === state) && (thirds === null || thirds.get(keyOfMember(member)) === third),
  );
}

/** The questions that a filter leaves. */
export const filteredItems = (items: readonly ResultItem[], { skill }: MatrixFilter, language: Language) =>
  skill === null ? items : items.filter((item) => localized(item.skill, language) === skill);
