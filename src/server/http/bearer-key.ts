import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

const known = new WeakMap<IncomingHttpHeaders, string>();

/** The hash under which the bearer of a request's token is remembered and counted; computed once for a request. */
export function bearerKey(headers: IncomingHttpHeaders): string {
  const before = known.get(headers);
  if (before !== undefined) return before;
  const key = callerKey(headers.authorization ?? "");
  known.set(headers, key);
  return key;
}

/** The hash under which a caller is counted. */
export const callerKey = (caller: string): string => hash("sha256", caller, "base64url");
