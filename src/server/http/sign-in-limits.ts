import { RateLimiterMemory } from "rate-limiter-flexible";
import { CallRefusal } from "../refusal";
import type { Gate } from "../use-cases/passwords";

/**
 * Wrong passwords are counted for each account at each address, for each account, and for each
 * address; successes are not, so a class behind one address gets in.
 */
export function createSignInLimits(): (account: string, address: string) => Gate {
  const rules = [
    {
      points: 8,
      limiter: new RateLimiterMemory({ points: 8, duration: 300 }),
      keyOf: (account: string, address: string) => `${account}\n${address}`,
    },
    { points: 40, limiter: new RateLimiterMemory({ points: 40, duration: 600 }), keyOf: (account: string) => account },
    {
      points: 120,
      limiter: new RateLimiterMemory({ points: 120, duration: 60 }),
      keyOf: (_account: string, address: string) => address,
    },
  ];
  return (account, address) => {
    const name = account.trim().toLowerCase();
    return {
      enter: async () => {
        for (const { points, limiter, keyOf } of rules) {
          const standing = await limiter.get(keyOf(name, address));
          if (standing !== null && standing.consumedPoints >= points)
            throw new CallRefusal("tooManyRequests", {}, Math.max(1, Math.ceil(standing.msBeforeNext / 1000)));
        }
      },
      failed: async () => {
        for (const { limiter, keyOf } of rules) await limiter.penalty(keyOf(name, address));
      },
    };
  };
}
