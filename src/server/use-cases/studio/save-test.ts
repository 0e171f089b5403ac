import { and, eq, lte } from "drizzle-orm";
import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { DraftTest } from "../../../contract/studio/draft-test";
import { studioLimits } from "../../../contract/studio/studio-items";
import { editionPhaseSchema, type SavedTest, type saveTestInput } from "../../../contract/studio/studio-tests";
import type { Queries } from "../../db/open";
import { testDrafts, testDraftVersions } from "../../db/studio-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { createDraftGatherer, type DraftSaving } from "./draft-gathering";
import { afterEvents, lockTest, testChanged, type TestRow } from "./test-row";

/** The reply to a stored change. */
export const savedTestOf = ({ testId, version, touchedAt }: TestRow): SavedTest => ({
  test_id: testId,
  version,
  saved_at: touchedAt,
});

const storeVersion = async (tx: Queries, { testId, version, definition, touchedAt }: TestRow): Promise<void> => {
  await tx.insert(testDraftVersions).values({ testId, version, definition, savedAt: touchedAt }).onConflictDoNothing();
  await tx
    .delete(testDraftVersions)
    .where(and(eq(testDraftVersions.testId, testId), lte(testDraftVersions.version, version - studioLimits.versions)));
};

const createTest = async (
  tx: Queries,
  { userId }: Caller,
  facts: { readonly testId: string; readonly createKey: string; readonly definition: DraftTest; readonly now: number },
): Promise<TestRow> => {
  const { now, ...named } = facts;
  const own = eq(testDrafts.userId, userId);
  if ((await tx.$count(testDrafts, own)) >= studioLimits.drafts) throw new CallRefusal("draftsFull");
  const [made] = await tx
    .insert(testDrafts)
    .values({
      ...named,
      userId,
      version: 1,
      phase: "drafting",
      blocking: 0,
      edition: 0,
      findings: [],
      createdAt: now,
      touchedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (made) return made;
  const [known] = await tx
    .select()
    .from(testDrafts)
    .where(and(own, eq(testDrafts.createKey, named.createKey)));
  if (known === undefined) throw new CallRefusal("testDraftUnknown");
  if (!isDeepStrictEqual(known.definition, named.definition)) throw testChanged(known);
  return known;
};

type SaveTestInput = z.output<typeof saveTestInput>;

const saveInTransaction = (
  { db, clock, ids }: Dependencies,
  caller: Caller,
  input: SaveTestInput,
): Promise<SavedTest> =>
  inTransaction(db, async (tx) => {
    const { definition } = input;
    const now = clock();
    if (!("test_id" in input))
      return savedTestOf(
        await createTest(tx, caller, { testId: ids(), createKey: input.idempotency_key, definition, now }),
      );
    const row = await lockTest(tx, caller, { test_id: input.test_id });
    if (isDeepStrictEqual(row.definition, definition)) return savedTestOf(row);
    if (row.version !== input.version) throw testChanged(row);
    await storeVersion(tx, row);
    const [changed] = await tx
      .update(testDrafts)
      .set({
        ...afterEvents(row, [{ type: "content.changed" }]),
        definition,
        version: row.version + 1,
        touchedAt: now,
        findings: [],
      })
      .where(eq(testDrafts.testId, row.testId))
      .returning();
    return savedTestOf(changed ?? row);
  });

/** A change as the function of the database takes it. */
const changeOf = (
  token_hash: string,
  { test_id, version, definition }: Extract<SaveTestInput, { readonly test_id: string }>,
) => ({ token_hash, test_id, version, definition });

/** The phase that follows each one when the content changes; the chart changes nothing else then. */
const phasesAfterChange = Object.fromEntries(
  editionPhaseSchema.options.map((phase) => [
    phase,
    afterEvents({ phase, blocking: 0, edition: 0 }, [{ type: "content.changed" }]).phase,
  ]),
);

/**
 * Stores draft tests as `createItemSaving` stores questions: new ones once, changes of an older version refused by
 * `testDraftChanged`. A change leads back to drafting; what is published stays as it is.
 */
export function createTestSaving(deps: Dependencies): DraftSaving<SaveTestInput, SavedTest> {
  const store = createDraftGatherer<ReturnType<typeof changeOf>>(deps, {
    name: "save_test_drafts",
    given: [JSON.stringify(phasesAfterChange)],
    nameOf: ({ test_id }) => test_id,
  });
  return {
    saveUsual: async (tokenHash, input) => {
      if (!("test_id" in input)) return null;
      const stored = await store(changeOf(tokenHash, input));
      return stored === null ? null : { test_id: input.test_id, version: stored.version, saved_at: stored.savedAt };
    },
    save: (caller, input) => saveInTransaction(deps, caller, input),
  };
}
