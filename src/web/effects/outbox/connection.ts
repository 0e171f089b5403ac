import { TimeLimitError, withTimeout, type Later } from "../later";
import { canKeep, openDeviceDatabase, type DeviceDatabase } from "./database";

/** Time limit, since some browsers leave an `open` or a transaction unanswered forever. */
export const storageLimitMs = 2_000;

/**
 * Runs `work` on the open database. Rejects where it fails or takes too long, and then closes the database, so that
 * nothing is written late.
 */
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
 * A database opened on first use, and again after a failure. Work that fails on a connection that was already open is
 * tried once more, since browsers close connections; `lost` is called then.
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
