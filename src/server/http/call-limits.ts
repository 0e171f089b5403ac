import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance } from "fastify";
import { hash } from "node:crypto";

/** Far above what a person or a class behind one address does, far below what starves the others. */
const callsAMinute = 6_000;

/** Limits each person's calls, or each address's where nobody is signed in; over it: 429 with Retry-After. */
export async function limitCalls(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    max: callsAMinute,
    timeWindow: 60_000,
    cache: 20_000,
    keyGenerator: ({ headers, ip }) =>
      headers.authorization === undefined ? ip : hash("sha256", headers.authorization, "base64url"),
    addHeaders: {
      "x-ratelimit-limit": false,
      "x-ratelimit-remaining": false,
      "x-ratelimit-reset": false,
      "retry-after": true,
    },
    addHeadersOnExceeding: { "x-ratelimit-limit": false, "x-ratelimit-remaining": false, "x-ratelimit-reset": false },
  });
}
