import { CallRefusal } from "../refusal";
import type { Gate } from "../use-cases/passwords";
import { accountKey } from "./known-devices";
import type { MakeLimit } from "./limit";

/** Who tries to sign in: `device` is the id of one that the account has signed in on, else null. */
export interface SignInTry {
  readonly account: string;
  readonly address: string;
  readonly device: string | null;
}

export type GateOf = (who: SignInTry) => Gate;

const freeTries = 8;
/** Where an account or an address is tried by many: so many each. */
const freeTriesWhenWatched = 2;
const shortestPauseMs = 500;
const longestPauseMs = 4_000;
/** Those that wait longest are answered before the client gives up. */
const mostInLine = 3;

/**
 * Wrong passwords and codes are counted for each account at each address, or on each device that the account has signed
 * in on. Who goes over it is slowed, one try after the other, and never shut out: the right password gets in, so nobody
 * locks another out. An account that many addresses try, and an address that tries many accounts, leave each of them
 * fewer free tries. Tries are counted before they are checked, so that many at once are many; a right one goes back.
 */
export function createSignInLimits(limit: MakeLimit, pause: (ms: number) => Promise<void>): GateOf {
  const ofPair = limit("sign_in", { points: freeTries, seconds: 300 });
  const ofDevice = limit("sign_in_device", { points: freeTries, seconds: 300 });
  const ofAccount = limit("sign_in_account", { points: 40, seconds: 600 });
  const ofAddress = limit("sign_in_address", { points: 120, seconds: 60 });
  const lines = new Map<string, { length: number; last: Promise<void> }>();

  const waitInLine = async (key: string, ms: number): Promise<void> => {
    const line = lines.get(key) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= mostInLine) throw new CallRefusal("tooManyRequests", {}, longestPauseMs / 1_000);
    lines.set(key, line);
    line.length += 1;
    line.last = line.last.then(() => pause(ms));
    await line.last;
    line.length -= 1;
    if (line.length === 0) lines.delete(key);
  };
  const slow = async (key: string, over: number): Promise<void> => {
    if (over > 0) await waitInLine(key, Math.min(longestPauseMs, shortestPauseMs * 2 ** Math.min(over - 1, 10)));
  };

  return ({ account, address, device }) => {
    const name = accountKey(account);
    if (device !== null) {
      const key = `${name}\n${device}`;
      return {
        enter: async () => slow(key, (await ofDevice.count(key)) - freeTries),
        passed: () => ofDevice.giveBack(key),
      };
    }
    const pair = `${name}\n${address}`;
    return {
      enter: async () => {
        const tried = await ofPair.count(pair);
        const isWatched = (await ofAccount.isOver(name)) || (await ofAddress.isOver(address));
        await Promise.all([ofAccount.count(name), ofAddress.count(address)]);
        await slow(pair, tried - (isWatched ? freeTriesWhenWatched : freeTries));
      },
      passed: async () => {
        await Promise.all([ofPair.giveBack(pair), ofAccount.giveBack(name), ofAddress.giveBack(address)]);
      },
    };
  };
}
