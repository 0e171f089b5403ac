import { and, eq, inArray, isNull, ne, or, type SQL } from "drizzle-orm";
import { classMembers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { attempts, tests } from "../../db/schema";
import type { Dependencies } from "../dependencies";
import { assignedAttempts, type AssignedPerson, type Form } from "./assigned-members";
import { assignmentFindingsOf, type AssignmentFinding, type CheckedMember } from "./assignment-findings";
import type { AssignmentRow } from "./assignment-row";
import { memberLimitsOf } from "./member-window";

/** An assignment as it would be saved; `assignmentId` null: it is new. */
export type DraftAssignment = Pick<
  AssignmentRow,
  "classId" | "menuId" | "edition" | "opensAt" | "closesAt" | "attempts" | "place" | "releasePhase"
> & { readonly assignmentId: string | null };

const nameOf = ({ menuId, version }: Form): string => `${menuId}@${version}`;

const ofForm = ({ menuId, version }: Form): SQL | undefined =>
  and(eq(tests.menuId, menuId), eq(tests.version, version));

/** Those of these forms at which attempts can begin, by their names. */
async function openForms(queries: Queries, forms: readonly Form[]): Promise<ReadonlySet<string>> {
  const distinct = [...new Map(forms.map((form) => [nameOf(form), form])).values()];
  const rows = await queries
    .select({ menuId: tests.menuId, version: tests.version })
    .from(tests)
    .where(and(eq(tests.published, true), or(...distinct.map(ofForm))));
  return new Set(rows.map(nameOf));
}

/** Who of a class has sat which of these forms outside an assignment, as `user menu`. */
async function satOutside(
  queries: Queries,
  { classId, assignmentId }: DraftAssignment,
  forms: readonly Form[],
): Promise<ReadonlySet<string>> {
  const ofClass = queries
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(eq(classMembers.classId, classId));
  const elsewhere =
    assignmentId === null ? undefined : or(isNull(attempts.assignmentId), ne(attempts.assignmentId, assignmentId));
  const rows = await queries
    .selectDistinct({ userId: attempts.userId, menuId: attempts.menuId })
    .from(attempts)
    .where(
      and(
        inArray(attempts.userId, ofClass),
        inArray(attempts.menuId, [...new Set(forms.map(({ menuId }) => menuId))]),
        ne(attempts.kind, "preview"),
        elsewhere,
      ),
    );
  return new Set(rows.map(({ userId, menuId }) => `${userId} ${menuId}`));
}

/** The makeup window of a member as it was entered; null: none. */
function makeupOf({ opensAt, closesAt }: DraftAssignment, { target }: AssignedPerson): CheckedMember["makeup"] {
  if (target === null || (target.opensAt === null && target.closesAt === null)) return null;
  return { opensAt: target.opensAt ?? opensAt, closesAt: target.closesAt ?? closesAt };
}

/** What would be wrong with an assignment if it were saved now for these members. */
export async function checkAssignment(
  queries: Queries,
  { catalogue }: Pick<Dependencies, "catalogue">,
  draft: DraftAssignment,
  { persons, strangers }: { readonly persons: readonly AssignedPerson[]; readonly strangers: number },
  now: number,
): Promise<AssignmentFinding[]> {
  const { assignmentId } = draft;
  const ofClass: Form = { menuId: draft.menuId, version: draft.edition };
  const forms = [ofClass, ...persons.map(({ form }) => form)];
  const open = await openForms(queries, forms);
  const sat = await satOutside(queries, draft, forms);
  const attempted = assignmentId === null ? null : await assignedAttempts(queries, { assignmentId });
  const { definition } = await catalogue.outline(queries, ofClass.menuId, ofClass.version);
  const members = persons
    .filter(({ leftAt }) => leftAt === null)
    .map((person): CheckedMember => {
      const own = attempted?.get(person.memberId) ?? [];
      return {
        memberId: person.memberId,
        name: person.name,
        hasAccount: person.userId !== null,
        limits: person.limits,
        makeup: makeupOf(draft, person),
        hasOtherForm: person.form.menuId !== ofClass.menuId,
        isFormOpen: open.has(nameOf(person.form)),
        used: own.length,
        isSitting: own.some(({ status }) => status === "sitting"),
        satBefore: sat.has(`${person.userId} ${person.form.menuId}`),
      };
    });
  const { usual } = memberLimitsOf(definition, null);
  return assignmentFindingsOf({ ...draft, isFormOpen: open.has(nameOf(ofClass)), usual, members, strangers }, now);
}
