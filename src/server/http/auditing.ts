import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { CallName } from "../../contract/calls/addresses";
import type { FaultName } from "../../contract/calls/faults";
import { id } from "../../contract/calls/primitives";
import type { AuditKind } from "../../contract/site/audit-kinds";
import { describeError } from "../db/failure";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import { isSitting, userNameOf, writeAudit, type AuditSubject } from "../use-cases/audit";
import { isGuest, type Principal } from "../use-cases/caller";
import { createCallerOf } from "../use-cases/caller-of-token";
import type { Dependencies } from "../use-cases/dependencies";
import type { MakeLimit } from "./limit";

interface Action<Result> {
  readonly kind: AuditKind;
  readonly account: string;
  readonly facts?: (result: Result) => Readonly<Record<string, string>>;
  readonly about?: (result: Result) => AuditSubject;
}

interface Asked {
  readonly call: CallName;
  /** The caller; null: not signed in. */
  readonly owner: () => Promise<Principal | null>;
  readonly payload: unknown;
}

const mostForeign = 20;
const attemptNamed = z.looseObject({ attempt_id: id });

const refusedSignIns: ReadonlySet<FaultName> = new Set(["credentialsWrong", "accountDisabled", "tooManyRequests"]);

/** Does work and writes it to the audit log with the account and the address. The work stands even if writing fails. */
export function createAuditing(deps: Dependencies, limit: MakeLimit) {
  const refusals = limit("audit_refused", { points: 20, seconds: 3_600 });
  const foreign = limit("audit_foreign", { points: mostForeign, seconds: 3_600 });
  const callerOf = createCallerOf(deps);
  const write = (
    request: FastifyRequest,
    kind: AuditKind,
    account: string,
    facts: Record<string, string>,
    subject: AuditSubject = {},
  ) =>
    writeAudit(deps, { kind, account, address: request.ip, facts, ...subject }).catch((error: unknown) =>
      request.log.error({ err: describeError(error), kind }, "what happened could not be written down"),
    );
  /** Logs at most `mostForeign` requests for other people's attempts per account and hour. */
  async function noteForeign(request: FastifyRequest, { call, owner, payload }: Asked): Promise<void> {
    const caller = await owner();
    const named = attemptNamed.safeParse(payload);
    if (caller === null || !named.success || !(await isSitting(deps, named.data.attempt_id))) return;
    const account = isGuest(caller) ? "" : caller.username;
    const isNew = (await foreign.count(isGuest(caller) ? caller.guestId : account)) <= mostForeign;
    if (isNew) await write(request, "foreignAsked", account, { call, sitting: named.data.attempt_id });
  }
  return {
    audited: async <Result>(
      request: FastifyRequest,
      { kind, account, facts, about }: Action<Result>,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      const result = await work();
      await write(request, kind, account, facts?.(result) ?? {}, about?.(result));
      return result;
    },
    /** Signs in without a password and logs the account and the method. */
    entering: async <Result extends { readonly token: string }>(
      request: FastifyRequest,
      by: "code" | "provider" | "registration" | "link",
      work: Promise<Result>,
    ): Promise<Result> => {
      const result = await work;
      const { username } = await callerOf(secretHashOf(result.token));
      await write(request, "signedIn", username, { by });
      return result;
    },
    /** Logs a refused request if it was for another person's attempt. */
    noticeForeign: async (request: FastifyRequest, asked: Asked, error: unknown): Promise<void> => {
      if (error instanceof CallRefusal && error.fault === "attemptNotFound") await noteForeign(request, asked);
    },
    /** Signs in and logs the success or refusal: at most 20 refusals an hour per account and address. */
    signingIn: async <Result extends { readonly token: string }>(
      request: FastifyRequest,
      typed: string,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      try {
        const result = await work();
        await write(request, "signedIn", (await callerOf(secretHashOf(result.token))).username, {});
        return result;
      } catch (error) {
        const isRefused = error instanceof CallRefusal && refusedSignIns.has(error.fault);
        const account = isRefused ? await userNameOf(deps, typed) : null;
        if (isRefused && account !== null) {
          const isNew = (await refusals.count(`${account}\n${request.ip}`)) <= 20;
          if (isNew) await write(request, "signInRefused", account, { why: error.fault });
        }
        throw error;
      }
    },
  };
}
