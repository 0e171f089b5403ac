import type { FairQueue } from "../use-cases/fair-queue";
import type { Gate } from "../use-cases/passwords";
import { accountKey } from "./known-devices";
import type { MakeLimit } from "./limit";
import { createWaitingTries, type OwedTime } from "./waiting-tries";

/** A try at signing in. `device` is the id of a device that the account has signed in on, else null. */
export interface SignInTry {
  readonly account: string;
  /** The requesting network, as returned by `networkOf`. */
  readonly address: string;
  readonly device: string | null;
}

export type GateOf = (who: SignInTry) => Gate;

const freeTries = 8;
/** The free tries of each pair where an account is tried from many addresses, or an address tries many accounts. */
const freeTriesWhenWatched = 2;
const shortestPauseMs = 500;
const longestPauseMs = 4_000;

/** The most ms of delay that wrong tries of one account at one address may owe before further tries wait. */
export const mostOwedMs = 6 * longestPauseMs;

/** The bucket `owed` must have the capacity `mostOwedMs`. */
interface SignInLimits extends OwedTime {
  readonly limit: MakeLimit;
  /** The queue in which passwords are checked; when absent, the queue shared by the whole process. */
  readonly queue?: FairQueue | undefined;
}

/**
 * Wrong passwords and codes are counted per account and address, or per device that the account has signed in on.
 * Beyond the limit, tries are delayed, never shut out. A try beyond the free ones is checked first and delayed
 * afterwards if it was wrong, so that the right password passes immediately beside wrong ones under way. The owed delay
 * is bounded; beyond it, tries wait for room. An account that is tried from many addresses, and an address that tries
 * many accounts, have fewer free tries. Tries are counted before they are checked, so that simultaneous ones count; a
 * right one is taken back.
 */
export function createSignInLimits({ limit, owed, clock, pause, queue }: SignInLimits): GateOf {
  const ofPair = limit("sign_in", { points: freeTries, seconds: 300 });
  const ofDevice = limit("sign_in_device", { points: freeTries, seconds: 300 });
  const ofAccount = limit("sign_in_account", { points: 40, seconds: 600 });
  const ofAddress = limit("sign_in_address", { points: 120, seconds: 60 });
  const place = createWaitingTries({ owed, clock, pause });

  return ({ account, address, device }) => {
    const name = accountKey(account);
    const key = `${name}\n${device ?? address}`;
    let owedMs = 0;
    const owe = async (over: number): Promise<void> => {
      if (over <= 0) return;
      owedMs = Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(over - 1, 10));
      await place(key, owedMs);
    };
    const counts = device === null ? ofPair : ofDevice;
    return {
      source: { key: device ?? address, isKnown: device !== null },
      queue,
      enter: async () => {
        const tried = await counts.count(key);
        if (device !== null) return owe(tried - freeTries);
        const isWatched = (await ofAccount.isOver(name)) || (await ofAddress.isOver(address));
        await Promise.all([ofAccount.count(name), ofAddress.count(address)]);
        return owe(tried - (isWatched ? freeTriesWhenWatched : freeTries));
      },
      passed: async () => {
        await Promise.all([
          counts.giveBack(key),
          ...(owedMs === 0 ? [] : [owed.takeOut(key, owedMs)]),
          ...(device === null ? [ofAccount.giveBack(name), ofAddress.giveBack(address)] : []),
        ]);
      },
      failed: async () => void (owedMs === 0 || (await pause(owedMs))),
    };
  };
}
