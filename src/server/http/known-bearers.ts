import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { FaultName } from "../../contract/calls/faults";
import { bearerKey } from "./bearer-key";

const most = 50_000;
const unknown: ReadonlySet<FaultName> = new Set(["tokenInvalid", "visitorUnknown"]);

/** The hashes of the latest tokens that were found valid in this process. An address alone proves nothing. */
export interface KnownBearers {
  readonly isKnown: (request: Pick<FastifyRequest, "headers">) => boolean;
  /** Records the outcome of a request with a token: success shows that the token is valid, some refusals that not. */
  readonly note: (request: Pick<FastifyRequest, "headers">, fault: FaultName | null) => void;
}

export function createKnownBearers(): KnownBearers {
  const known = new LRUCache<string, true>({ max: most });
  return {
    isKnown: ({ headers }) => headers.authorization !== undefined && known.has(bearerKey(headers)),
    note: ({ headers }, fault) => {
      if (fault === null) known.set(bearerKey(headers), true);
      else if (unknown.has(fault)) known.delete(bearerKey(headers));
    },
  };
}
