import { TimeLimitError, withTimeout, type Later } from "../later";
import { canKeep, openDeviceDatabase, type DeviceDatabase } from "./database";

/** Browsers are known to leave an `open` or a transaction unanswered for ever. */
export const storageLimitMs = 2_000;

/** Does `work` on the open database; rejects where that fails or takes too long, and closes it: nothing comes late. */
export type UseDatabase = <Result>(work: (database: DeviceDatabase) => Promise<Result>) => Promise<Result>;

const open = async (name: string, lost: () => void, signal: AbortSignal): Promise<DeviceDatabase> => {
  if (!canKeep()) throw new Error("this page cannot keep answers");
  const database = await openDeviceDatabase(name, lost);
  try {
    signal.throwIfAborted();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/**
 * A database that is opened with the first use, and anew after anything has failed. What fails on a connection that
 * was open before is tried once more: browsers take connections away, which `lost` is told.
 */
export const makeConnection = (name: string, later: Later, lost: () => void): UseDatabase => {
  let current: Promise<DeviceDatabase> | null = null;

  const opening = (): Promise<DeviceDatabase> => {
    const forget = () => {
      if (current === mine) current = null;
    };
    const takenAway = () => {
      forget();
      lost();
    };
    const mine = withTimeout(later, storageLimitMs, (signal) => open(name, takenAway, signal));
    current = mine;
    mine.catch(forget);
    return mine;
  };

  const inDatabase = async <Result>(
    work: (database: DeviceDatabase) => Promise<Result>,
    mayRepeat: boolean,
  ): Promise<Result> => {
    const wasOpen = current !== null;
    const mine = current ?? opening();
    const database = await mine;
    try {
      return await withTimeout(later, storageLimitMs, () => work(database));
    } catch (error) {
      if (current === mine) current = null;
      database.close();
      if (!wasOpen || !mayRepeat || error instanceof TimeLimitError) throw error;
      return inDatabase(work, false);
    }
  };

  return (work) => inDatabase(work, true);
};
