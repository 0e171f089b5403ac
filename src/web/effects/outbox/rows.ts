import type { Choice, StoredOperation } from "../../../../machines/outbox/operation";
import type { ChoiceRow, ClosedRow, OperationRow } from "./database";
import { seal, unseal } from "./seal";

const dayMs = 86_400_000;
/** A server restored from a backup of yesterday is healed by what the device still has. */
export const closedLifeMs = dayMs;
export const confirmedLifeMs = 30 * dayMs;

export const operationRow = async (
  key: CryptoKey,
  person: string,
  at: number,
  { attemptId, operation, standing }: StoredOperation,
): Promise<OperationRow> => ({
  key: operation.key,
  attemptId,
  person,
  state: standing.state,
  at,
  sealed: await seal(key, { operation, standing }),
});

export const choiceRow = async (
  key: CryptoKey,
  person: string,
  attemptId: string,
  choice: Choice,
): Promise<ChoiceRow> => ({ attemptId, person, sealed: await seal(key, choice) });

/** Rows of the first version are of nobody in particular. */
export const isOf = (person: string, row: { readonly person?: string }): boolean =>
  row.person === undefined || row.person === person;

type Kept = Pick<StoredOperation, "operation" | "standing">;
const unknownHold = { lease: "", epoch: 0, isLate: false } as const;

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "operation" in value && "standing" in value;

/** What a row holds; null where it cannot be read. */
export const storedOperation = async (key: CryptoKey, row: OperationRow): Promise<StoredOperation | null> => {
  try {
    const value = await unseal(key, row.sealed);
    const { operation, standing } = isKept(value)
      ? value
      : { operation: { ...unknownHold, ...(value as Kept["operation"]) }, standing: { state: "waiting" } as const };
    return operation.key === row.key ? { attemptId: row.attemptId, operation, standing } : null;
  } catch {
    return null;
  }
};

/** The choice that a row holds; null where it cannot be read or where there is none. */
export const storedChoice = async (key: CryptoKey, row: ChoiceRow): Promise<Choice | null> => {
  try {
    return (await unseal(key, row.sealed)) as Choice | null;
  } catch {
    return null;
  }
};

/** Keys of the rows that have had their time: only what the server has confirmed ever goes by itself. */
export const outlived = (
  rows: readonly OperationRow[],
  closed: readonly ClosedRow[],
  now: number,
): { readonly operations: readonly string[]; readonly closed: readonly string[] } => {
  const closings = new Map(closed.map(({ attemptId, at }) => [attemptId, at]));
  const isOver = ({ attemptId, state, at = now }: OperationRow) =>
    state === "confirmed" && (now - at > confirmedLifeMs || now - (closings.get(attemptId) ?? now) > closedLifeMs);
  return {
    operations: rows.filter(isOver).map(({ key }) => key),
    closed: closed.filter(({ at }) => now - at > confirmedLifeMs).map(({ attemptId }) => attemptId),
  };
};
