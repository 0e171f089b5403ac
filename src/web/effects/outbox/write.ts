import type { StorageWork } from "../../../../machines/outbox/operation";
import { onDisk, type DeviceDatabase } from "./database";
import { choiceRow, operationRow } from "./rows";
import type { SealingKey } from "./seal";

/** A transaction on which all its requests were made. */
interface Begun {
  readonly transaction: { readonly done: Promise<void>; commit(): void };
  readonly requests: readonly Promise<unknown>[];
}

type Keep = Extract<StorageWork, { type: "keep" }>;
interface Writer {
  readonly person: string;
  /** Time by the device's own clock (epoch ms). */
  readonly at: number;
  readonly sealingKey: () => Promise<SealingKey>;
}

const keep = async (database: DeviceDatabase, { person, at, sealingKey }: Writer, { stored, replaces }: Keep) => {
  const { attemptId, operation, standing } = stored;
  const row = await operationRow(await sealingKey(), person, at, stored);
  const before = standing.state === "refused" ? await database.get("operations", row.key) : undefined;
  // a row without a person may belong to another person, for whom the server would accept it
  const isLeft = before !== undefined && before.person === undefined;
  return (): Begun => {
    // work already confirmed need not wait for the disk, nor delay the next answer
    const durability = standing.state === "confirmed" ? {} : onDisk;
    const transaction = database.transaction(["operations", "choices"], "readwrite", durability);
    const operations = transaction.objectStore("operations");
    const isAnswered = standing.state === "waiting" && operation.kind === "answer";
    const requests = [
      ...(isLeft ? [] : [operations.put(row)]),
      ...replaces.map((other) => operations.delete(other)),
      ...(isAnswered ? [transaction.objectStore("choices").delete(attemptId)] : []),
    ];
    return { transaction, requests };
  };
};

/**
 * Does the asynchronous part (encryption, reads). The returned function makes all requests of the transaction
 * synchronously.
 */
export const prepare = async (database: DeviceDatabase, writer: Writer, work: StorageWork): Promise<() => Begun> => {
  switch (work.type) {
    case "keep":
      return keep(database, writer, work);
    case "forget":
      return () => {
        const transaction = database.transaction("operations", "readwrite", onDisk);
        return { transaction, requests: work.keys.map((one) => transaction.store.delete(one)) };
      };
    case "choose": {
      const row = await choiceRow(await writer.sealingKey(), writer.person, work.attemptId, work.choice);
      return () => {
        // a choice is not yet an answer: it may be lost in a power cut
        const transaction = database.transaction("choices", "readwrite");
        return { transaction, requests: [transaction.store.put(row)] };
      };
    }
    case "close": {
      const { attemptId } = work;
      const known = await database.get("closed", attemptId);
      return () => {
        const transaction = database.transaction(["closed", "choices"], "readwrite");
        const closed = transaction.objectStore("closed").put({ attemptId, at: known?.at ?? writer.at });
        return { transaction, requests: [closed, transaction.objectStore("choices").delete(attemptId)] };
      };
    }
  }
};
