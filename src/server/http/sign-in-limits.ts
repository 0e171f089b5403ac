import type { FairQueue } from "../use-cases/fair-queue";
import type { Gate } from "../use-cases/passwords";
import { accountKey } from "./known-devices";
import type { MakeLimit } from "./limit";
import { createWaitingTries, type OwedTime } from "./waiting-tries";

/** Who tries to sign in: `device` is the id of one that the account has signed in on, else null. */
export interface SignInTry {
  readonly account: string;
  /** The network that asks, as `networkOf` names it. */
  readonly address: string;
  readonly device: string | null;
}

export type GateOf = (who: SignInTry) => Gate;

const freeTries = 8;
/** Where an account or an address is tried by many: so many each. */
const freeTriesWhenWatched = 2;
const shortestPauseMs = 500;
const longestPauseMs = 4_000;

/** What wrong tries of one account at one address may owe before the next ones wait. */
export const mostOwedMs = 6 * longestPauseMs;

/** Its `owed` holds `mostOwedMs`. */
interface SignInLimits extends OwedTime {
  readonly limit: MakeLimit;
  /** Where passwords are checked in turns; left out: where all of the process are. */
  readonly queue?: FairQueue | undefined;
}

/**
 * Wrong passwords and codes are counted for each account at each address, or on each device that the account has signed
 * in on. Who goes over it is slowed and never shut out. A try beyond the free ones is checked first and waits
 * afterwards, where it was wrong: the right password passes at once beside wrong ones under way. What wrong ones owe is
 * bounded; beyond it, tries wait for a place. An account that many addresses try, and an address that tries many
 * accounts, leave each of them fewer free tries. Tries are counted before they are checked, so that many at once are
 * many; a right one goes back.
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
