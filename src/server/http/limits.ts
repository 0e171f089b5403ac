import { RateLimiterMemory } from "rate-limiter-flexible";
import { CallRefusal } from "../refusal";

/** At most `points` in `seconds` for each key; one more is refused until then. */
export function createLimit(points: number, seconds: number): (key: string) => Promise<void> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return async (key) => {
    const standing = await limiter.penalty(key);
    if (standing.consumedPoints > points)
      throw new CallRefusal("tooManyRequests", {}, Math.max(1, Math.ceil(standing.msBeforeNext / 1000)));
  };
}

/**
 * What may be asked without a session is limited by address, so that nobody fills the site or the bill for messages.
 */
export const createAccountLimits = () => ({
  /** A class of thirty registers in one lesson, from one address. */
  register: createLimit(60, 3_600),
  socialLogin: createLimit(120, 60),
  findPassword: createLimit(60, 600),
  smsByAddress: createLimit(40, 3_600),
  smsByPhone: createLimit(5, 3_600),
  smsPause: createLimit(1, 60),
  /** By account, as the next one is: a picture costs much to make anew, all data much to read. */
  upload: createLimit(30, 600),
  exportData: createLimit(6, 600),
});
