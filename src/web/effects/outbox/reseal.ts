import { onDisk, type ChoiceRow, type DeviceDatabase, type OperationRow } from "./database";
import { seal, type Sealed } from "./seal";

/** Rows of one person that are encrypted by the browser's key, each with its decrypted value. */
export interface ToReseal {
  readonly person: string;
  readonly key: CryptoKey;
  readonly operations: readonly (readonly [OperationRow, unknown])[];
  readonly choices: readonly (readonly [ChoiceRow, unknown])[];
}

const isSame = (one: Sealed, other: Sealed): boolean => one.iv.every((byte, place) => byte === other.iv[place]);

/** Encrypts rows by their person's key, except rows that another window has changed meanwhile. */
export const reseal = async (
  database: DeviceDatabase,
  { person, key, operations, choices }: ToReseal,
): Promise<void> => {
  const anew = async <Row extends { readonly sealed: Sealed }>([row, value]: readonly [Row, unknown]) => ({
    before: row,
    row: { ...row, sealed: await seal({ key, person }, value) },
  });
  const [doneOperations, doneChoices] = [
    await Promise.all(operations.map(anew<OperationRow>)),
    await Promise.all(choices.map(anew<ChoiceRow>)),
  ];
  const transaction = database.transaction(["operations", "choices"], "readwrite", onDisk);
  const [storedOperations, storedChoices] = [transaction.objectStore("operations"), transaction.objectStore("choices")];
  await Promise.all([
    ...doneOperations.map(async ({ before, row }) => {
      const now = await storedOperations.get(row.key);
      if (now !== undefined && isSame(now.sealed, before.sealed)) await storedOperations.put(row);
    }),
    ...doneChoices.map(async ({ before, row }) => {
      const now = await storedChoices.get(row.attemptId);
      if (now !== undefined && isSame(now.sealed, before.sealed)) await storedChoices.put(row);
    }),
    transaction.done,
  ]);
};
