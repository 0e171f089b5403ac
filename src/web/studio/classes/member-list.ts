import type { ClassMember } from "../../../contract/classes/classes";
import type { Language } from "../../../contract/item/content";

/** The column by which the members of a class are ordered. */
export interface MemberOrder {
  readonly by: "name" | "external_id" | "access" | "time";
  readonly isDescending: boolean;
}

/** The order after a press on the head of a column: that column, or the other direction. */
export const turnedOrder = (order: MemberOrder, by: MemberOrder["by"]): MemberOrder => ({
  by,
  isDescending: order.by === by && !order.isDescending,
});

const timeOf = ({ accommodation }: ClassMember): number =>
  accommodation === null ? 1 : (accommodation.time_factor ?? Infinity);

const accessPlace = { account: 0, link: 1, asked: 2, none: 3 } as const;

/** The members in this order; equal ones stand by name, and numbers in texts count as numbers. */
export function orderedMembers(
  members: readonly ClassMember[],
  { by, isDescending }: MemberOrder,
  language: Language,
): readonly ClassMember[] {
  const texts = new Intl.Collator(language === "zh" ? "zh-CN" : "en", { numeric: true });
  const byName = (a: ClassMember, b: ClassMember) => texts.compare(a.name, b.name);
  const compare: Record<MemberOrder["by"], (a: ClassMember, b: ClassMember) => number> = {
    name: byName,
    external_id: (a, b) => texts.compare(a.external_id ?? "\uffff", b.external_id ?? "\uffff"),
    access: (a, b) => accessPlace[a.access] - accessPlace[b.access],
    time: (a, b) => (timeOf(a) === timeOf(b) ? 0 : timeOf(a) < timeOf(b) ? -1 : 1),
  };
  const sign = isDescending ? -1 : 1;
  return members.toSorted((a, b) => sign * compare[by](a, b) || byName(a, b));
}

/** The members whose name, user name, number or other column contains every typed word. */
export function foundMembers(members: readonly ClassMember[], typed: string): readonly ClassMember[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return members;
  return members.filter(({ name, username, external_id: externalId, other }) => {
    const text = [name, username ?? "", externalId ?? "", ...Object.values(other)].join("\n").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** A list of names has a name on each line that is not blank. */
export const namesIn = (text: string): number => text.split("\n").filter((line) => line.trim() !== "").length;

const cell = (text: string): string => (/[",\n\r\t;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The members as a list that can be read again: CSV with headings. */
export function listOfMembers(members: readonly ClassMember[]): string {
  const others = [...new Set(members.flatMap(({ other }) => Object.keys(other)))];
  const rows = members.map(({ name, external_id: externalId, username, other }) => [
    name,
    externalId ?? "",
    username ?? "",
    ...others.map((column) => other[column] ?? ""),
  ]);
  return [["name", "external_id", "username", ...others], ...rows].map((row) => row.map(cell).join(",")).join("\n");
}
