import type { Calls } from "../../../contract/calls/calls";
import type { ClassMember } from "../../../contract/classes/classes";

export type MemberChange = Calls["changeMember"]["input"]["change"];

/** The facts of a member as fields show them. */
export const typedFactsOf = ({ name, external_id: externalId, username }: ClassMember) => ({
  kind: "facts" as const,
  name,
  external_id: externalId ?? "",
  username: username ?? "",
});
