import type { FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { describeError } from "../db/failure";
import { isGuest, type Principal } from "../use-cases/caller";
import type { Dependencies } from "../use-cases/dependencies";
import { isNotedLongAgo, noteSession } from "../use-cases/personal/note-session";
import { deviceOf } from "./device";

/** The number of groups shown of an IPv6 address. */
const groupsShown = 3;

/** An address without the part that identifies a household: 203.0.113.* or 2001:db8:7:*. Null for other text. */
export function shortenedAddress(ip: string): string | null {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  const address = mapped ?? ip;
  if (isIP(address) === 4) return `${address.split(".").slice(0, 3).join(".")}.*`;
  if (isIP(address) !== 6) return null;
  const [head = ""] = address.split("::");
  const groups = head.split(":").filter((group) => group !== "");
  return `${groups.slice(0, groupsShown).join(":") || ":"}:*`;
}

/** Records that the caller's session is in use, at most every few minutes; never fails the call. */
export async function noteCaller(deps: Dependencies, caller: Principal | null, request: FastifyRequest): Promise<void> {
  if (caller === null || isGuest(caller) || !isNotedLongAgo(caller, deps.clock())) return;
  const place = { ...deviceOf(request), address: shortenedAddress(request.ip) };
  await noteSession(deps, caller, place).catch((error: unknown) =>
    request.log.warn({ err: describeError(error) }, "a session in use could not be noted"),
  );
}
