import type { FastifyRequest } from "fastify";
import type { PermissionName } from "../../contract/account/permissions";
import type { CallSchema } from "../../contract/calls/call-schema";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { callerHasPermission, isGuest, type Bearer, type Principal } from "../use-cases/caller";
import { createCallerOf } from "../use-cases/caller-of-token";
import type { Dependencies } from "../use-cases/dependencies";
import { guestBearer } from "../use-cases/guests/guest-of";

const bearer = /^Bearer ([\w-]{20,128})$/i;

const visitorBearer = /^Bearer (v\.[\w-]{0,128})$/i;

/** Reads the bearer of a request's token: a guest where the token begins with `v.`, else a person. */
export type ShownBy = (request: FastifyRequest) => Bearer;

export function createShownBy(deps: Dependencies): ShownBy {
  const callerOf = createCallerOf(deps);
  return ({ headers: { authorization = "" } }) => {
    const visitorToken = visitorBearer.exec(authorization)?.[1];
    if (visitorToken !== undefined) return guestBearer(deps, visitorToken);
    const token = bearer.exec(authorization)?.[1];
    if (token === undefined) throw new CallRefusal("tokenInvalid");
    const tokenHash = secretHashOf(token);
    return { tokenHash, caller: () => callerOf(tokenHash) };
  };
}

type Access = Exclude<CallSchema["access"], "public">;

/**
 * Whether a call is open to the bearer of a valid token. A guest's right comes from the invitation; guests have no
 * permissions.
 */
const mayCall = (access: Access, asked: PermissionName | undefined, principal: Principal): boolean =>
  (access === "sitter" || (access === "guest") === isGuest(principal)) &&
  (asked === undefined || isGuest(principal) || callerHasPermission(principal, asked));

/** The same bearer with an access check: its `caller` throws `forbidden` where the call is not open to the bearer. */
export const admitted = (access: Access, { tokenHash, caller }: Bearer, asked?: PermissionName): Bearer => ({
  tokenHash,
  caller: async () => {
    const principal = await caller();
    if (!mayCall(access, asked, principal)) throw new CallRefusal("forbidden");
    return principal;
  },
});
