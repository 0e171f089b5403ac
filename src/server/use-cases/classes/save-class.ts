import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { classLimits, type SavedClass, type saveClassInput } from "../../../contract/classes/classes";
import { classes, classTeachers } from "../../db/classes-schema";
import type { Queries } from "../../db/open";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import { writeAudit } from "../audit";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { classChanged, lockClass, type ClassRow } from "./class-access";

type SaveClassInput = z.output<typeof saveClassInput>;

interface Made {
  readonly row: ClassRow;
  readonly isNew: boolean;
}

async function makeClass(
  tx: Queries,
  { clock, ids }: Dependencies,
  caller: Caller,
  input: SaveClassInput,
): Promise<Made> {
  const { userId: madeBy } = caller;
  const named = { name: input.name, schoolYear: input.school_year };
  const own = eq(classes.madeBy, madeBy);
  if ((await tx.$count(classes, own)) >= classLimits.classes) throw new CallRefusal("classesFull");
  const now = clock();
  const createKey = input.idempotency_key;
  const [made] = await tx
    .insert(classes)
    .values({ ...named, classId: ids(), version: 1, madeBy, createKey, createdAt: now })
    .onConflictDoNothing()
    .returning();
  if (made !== undefined) {
    await tx.insert(classTeachers).values({ classId: made.classId, userId: madeBy, role: "owner", since: now });
    return { row: made, isNew: true };
  }
  const [known] = await tx
    .select()
    .from(classes)
    .where(and(own, eq(classes.createKey, createKey)));
  if (known === undefined) throw new CallRefusal("classElsewhere");
  if (known.name !== named.name || known.schoolYear !== named.schoolYear) throw classChanged(known);
  return { row: known, isNew: false };
}

const savedClassOf = ({ classId, version }: ClassRow): SavedClass => ({ class_id: classId, version });

/**
 * Makes a class, whose owner the caller is, once for each key; or renames it, puts it away, or brings it back. A change
 * of an older version is refused by `classChanged`.
 */
export const saveClass = (
  deps: Dependencies,
  caller: Caller,
  { address, ...input }: SaveClassInput & { readonly address: string },
): Promise<SavedClass> =>
  inTransaction(deps.db, async (tx) => {
    const audit = (row: ClassRow, change: string) =>
      writeAudit(
        { db: tx, clock: deps.clock },
        {
          kind: "classChanged",
          account: caller.username,
          address,
          facts: { class: row.name, change },
          classId: row.classId,
        },
      );
    if (!("class_id" in input)) {
      const { row, isNew } = await makeClass(tx, deps, caller, input);
      if (isNew) await audit(row, "made");
      return savedClassOf(row);
    }
    const { row } = await lockClass(tx, caller, { class_id: input.class_id, archivedToo: true });
    const { name, school_year: schoolYear, archived } = input;
    const wasArchived = row.archivedAt !== null;
    // the same change sent twice
    if (row.name === name && row.schoolYear === schoolYear && wasArchived === archived) return savedClassOf(row);
    if (row.version !== input.version) throw classChanged(row);
    const archivedAt = archived ? (row.archivedAt ?? deps.clock()) : null;
    const [changed = row] = await tx
      .update(classes)
      .set({ name, schoolYear, archivedAt, version: row.version + 1 })
      .where(eq(classes.classId, row.classId))
      .returning();
    await audit(changed, wasArchived === archived ? "changed" : archived ? "archived" : "restored");
    return savedClassOf(changed);
  });
