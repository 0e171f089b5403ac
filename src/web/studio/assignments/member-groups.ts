import type { AssignedMember } from "../../../contract/classes/assignments";

/** The groups of members, those whom a teacher looks for first. */
const groups = ["notBegun", "sitting", "handedIn", "missed"] as const;
type Group = (typeof groups)[number];

const groupOf: Readonly<Record<AssignedMember["state"], Group>> = {
  notBegun: "notBegun",
  sitting: "sitting",
  handedIn: "handedIn",
  marking: "handedIn",
  settled: "handedIn",
  missed: "missed",
  absent: "missed",
};

export interface MemberGroup {
  readonly group: Group;
  readonly members: readonly AssignedMember[];
}

/** The members whose names contain the words, by how far they are; groups without members are left out. */
export function groupedMembers(members: readonly AssignedMember[], words: string): MemberGroup[] {
  const wanted = words.trim().toLowerCase();
  const found = members.filter(({ name }) => name.toLowerCase().includes(wanted));
  return groups
    .map((group) => ({ group, members: found.filter(({ state }) => groupOf[state] === group) }))
    .filter((one) => one.members.length > 0);
}
