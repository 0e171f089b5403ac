import type { PendingChoice, StoredOperation } from "../../../../machines/outbox/operation";
import type { ChoiceRow, ClosedRow, OperationRow } from "./database";
import { seal, unseal, type Sealed, type SealingKey } from "./seal";

const dayMs = 86_400_000;
/**
 * Confirmed rows stay this long after the attempt is closed, to restore a server that was reset to yesterday's backup.
 */
export const closedLifeMs = dayMs;
export const confirmedLifeMs = 30 * dayMs;

export const operationRow = async (
  by: SealingKey,
  person: string,
  at: number,
  { attemptId, operation, standing }: StoredOperation,
): Promise<OperationRow> => ({
  key: operation.key,
  attemptId,
  person,
  state: standing.state,
  at,
  sealed: await seal(by, { operation, standing }),
});

export const choiceRow = async (
  by: SealingKey,
  person: string,
  attemptId: string,
  choice: PendingChoice,
): Promise<ChoiceRow> => ({ attemptId, person, sealed: await seal(by, choice) });

/** Whether a row may belong to a person; rows of database version 1 have no person and match everyone. */
export const isOf = (person: string, row: { readonly person?: string }): boolean =>
  row.person === undefined || row.person === person;

type Kept = Pick<StoredOperation, "operation" | "standing">;
const unknownLease = { lease: "", epoch: 0, isLate: false } as const;

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "operation" in value && "standing" in value;

/** The available keys: that of the person whose rows are read, and the browser's. */
export interface KeysHere {
  readonly own: CryptoKey | null;
  readonly browser: CryptoKey | null;
}

/** The value of a row; locked: its person's key is not available; damaged: it cannot be decrypted. */
export type Read<Value> = { readonly value: Value } | "locked" | "damaged";
export const isRead = <Value>(read: Read<Value>): read is { readonly value: Value } => typeof read === "object";

const readBy = async <Value>(
  { own, browser }: KeysHere,
  { sealed }: { readonly sealed: Sealed },
  take: (value: unknown) => Value | null,
): Promise<Read<Value>> => {
  try {
    const key = sealed.person === undefined ? browser : own;
    if (key === null) return sealed.person === undefined ? "damaged" : "locked";
    const value = take(await unseal(key, sealed));
    return value === null ? "damaged" : { value };
  } catch {
    return "damaged";
  }
};

export const readOperation = (keys: KeysHere, row: OperationRow): Promise<Read<StoredOperation>> =>
  readBy(keys, row, (value) => {
    const { operation, standing } = isKept(value)
      ? value
      : { operation: { ...unknownLease, ...(value as Kept["operation"]) }, standing: { state: "waiting" } as const };
    return operation.key === row.key ? { attemptId: row.attemptId, operation, standing } : null;
  });

export const readChoice = (keys: KeysHere, row: ChoiceRow): Promise<Read<PendingChoice>> =>
  readBy(keys, row, (value) => value as PendingChoice | null);

/** Keys of the rows past their lifetime; only rows that the server has confirmed expire. */
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
