import { and, desc, eq, isNull, lt, ne, notInArray, or } from "drizzle-orm";
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { rosterDiffInput, RosterDiff, RosterRow } from "../../../../contract/classes/rosters";
import { rosterDifferences } from "../../../db/classes-schema";
import type { Queries } from "../../../db/open";
import { inTransaction } from "../../../db/transaction";
import { CallRefusal } from "../../../support/refusal";
import type { Caller } from "../../caller";
import type { Dependencies } from "../../dependencies";
import { findClass, type ClassRow } from "../class-access";
import { knownMembers } from "./known-members";
import { readRoster, type ListedMember } from "./read-roster";
import { rosterDifference } from "./roster-difference";

/** How long a difference waits to be applied, in ms, and how many of one class wait. */
export const rosterLifeMs = 86_400_000;
const mostWaiting = 5;
const mostRefused = 100;

async function store(
  tx: Queries,
  { classId, version }: ClassRow,
  rows: readonly RosterRow[],
  now: number,
): Promise<string> {
  const digest = createHash("sha256")
    .update(JSON.stringify([classId, version, rows]))
    .digest("hex");
  await tx
    .insert(rosterDifferences)
    .values({ classId, digest, version, rows, madeAt: now })
    .onConflictDoUpdate({
      target: [rosterDifferences.classId, rosterDifferences.digest],
      set: { madeAt: now },
    });
  const ofClass = eq(rosterDifferences.classId, classId);
  // several are made in one millisecond: the one that is answered stays whatever their order
  const isOther = ne(rosterDifferences.digest, digest);
  const newest = tx
    .select({ digest: rosterDifferences.digest })
    .from(rosterDifferences)
    .where(and(ofClass, isOther))
    .orderBy(desc(rosterDifferences.madeAt), desc(rosterDifferences.digest))
    .limit(mostWaiting - 1);
  const isPast = lt(rosterDifferences.madeAt, now - rosterLifeMs);
  const isSuperseded = and(isNull(rosterDifferences.applied), notInArray(rosterDifferences.digest, newest));
  await tx.delete(rosterDifferences).where(and(ofClass, isOther, or(isPast, isSuperseded)));
  return digest;
}

interface Listed {
  readonly classId: string;
  readonly members: readonly ListedMember[];
  readonly columns: { readonly read: string[]; readonly other: string[] };
  /** Members who are not in the list stay. */
  readonly keepOthers: boolean;
}

const refuseArchived = ({ archivedAt }: ClassRow): void => {
  if (archivedAt !== null) throw new CallRefusal("classArchived");
};

/** Compares a class with the lines of a list, and stores the difference under its digest to be applied. */
export async function storedDifference(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  { classId, members, columns, keepOthers }: Listed,
): Promise<RosterDiff> {
  const { row } = await findClass(db, caller, classId);
  refuseArchived(row);
  const difference = rosterDifference(await knownMembers(db, row.classId), members, keepOthers);
  const rows = [...difference.rows];
  if (difference.refused.length > 0)
    return { digest: null, rows: [], columns, refused: difference.refused.slice(0, mostRefused) };
  return { digest: await inTransaction(db, (tx) => store(tx, row, rows, clock())), rows, columns, refused: [] };
}

/**
 * Compares a class with a list, and stores the difference under its digest to be applied. Nothing of the class changes.
 * What cannot be read is named by line and column, and then nothing is stored.
 */
export async function diffRoster(
  deps: Pick<Dependencies, "db" | "clock">,
  caller: Caller,
  input: z.output<typeof rosterDiffInput>,
): Promise<RosterDiff> {
  const { row } = await findClass(deps.db, caller, input.class_id);
  refuseArchived(row);
  const { members, columns, refused } = await readRoster(
    "text" in input ? input.text : Buffer.from(input.file, "base64"),
  );
  if (refused.length > 0) return { digest: null, rows: [], columns, refused: refused.slice(0, mostRefused) };
  return storedDifference(deps, caller, { classId: row.classId, members, columns, keepOthers: input.keep_others });
}
