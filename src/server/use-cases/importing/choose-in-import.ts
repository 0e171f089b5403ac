import { and, eq, inArray, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import type { ImportDetail, chooseInImportInput, leaveOutInput } from "../../../contract/importing/importing";
import { importQuestions } from "../../db/imports-schema";
import { inTransaction } from "../../db/transaction";
import { CallRefusal } from "../../support/refusal";
import type { Dependencies } from "../dependencies";
import { detailOf } from "./import-detail";
import { changeImport, lockVersion } from "./import-row";

/** Stores a person's choices for one test of an import, replacing earlier ones. */
export const chooseInImport = (
  { db, clock }: Dependencies,
  { import_id: importId, version, test, choices }: z.output<typeof chooseInImportInput>,
): Promise<ImportDetail> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, { importId, version }, ["reviewing"]);
    const read = row.tests[test];
    const places = Object.keys(choices.sections ?? {});
    if (read === undefined || places.some((place) => read.sections[Number(place)] === undefined))
      throw new CallRefusal("invalidRequest");
    return detailOf(tx, await changeImport(tx, row, { choices: { ...row.choices, [test]: choices } }, clock()));
  });

/** Leaves questions out of an import, or includes them again. */
export const leaveOut = (
  { db, clock }: Dependencies,
  { import_id: importId, version, numbers, left_out: leftOut }: z.output<typeof leaveOutInput>,
): Promise<ImportDetail> =>
  inTransaction(db, async (tx) => {
    const row = await lockVersion(tx, { importId, version }, ["reviewing"]);
    await tx
      .update(importQuestions)
      .set({ leftOut })
      .where(
        and(
          eq(importQuestions.importId, importId),
          inArray(importQuestions.number, numbers),
          isNotNull(importQuestions.itemId),
        ),
      );
    return detailOf(tx, await changeImport(tx, row, {}, clock()));
  });
