import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { hash } from "node:crypto";
import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";

const most = 50_000;
const unknown: ReadonlySet<FaultName> = new Set(["tokenInvalid", "visitorUnknown"]);

/** The hashes of the latest tokens that were found valid in this process. An address alone proves nothing. */
export interface KnownBearers {
  readonly isKnown: (request: Pick<FastifyRequest, "headers">) => boolean;
  /** Does the work of a request with a token. Success records the token as valid; a refusal of the token removes it. */
  readonly learning: <Result>(request: Pick<FastifyRequest, "headers">, work: () => Promise<Result>) => Promise<Result>;
}

export function createKnownBearers(): KnownBearers {
  const known = new LRUCache<string, true>({ max: most });
  const keyOf = ({ headers }: Pick<FastifyRequest, "headers">): string =>
    hash("sha256", headers.authorization ?? "", "base64url");
  return {
    isKnown: (request) => request.headers.authorization !== undefined && known.has(keyOf(request)),
    learning: async (request, work) => {
      try {
        const result = await work();
        known.set(keyOf(request), true);
        return result;
      } catch (error) {
        if (error instanceof CallRefusal && unknown.has(error.fault)) known.delete(keyOf(request));
        throw error;
      }
    },
  };
}
