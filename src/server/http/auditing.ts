import type { FastifyRequest } from "fastify";
import type { AuditKind } from "../../contract/audit";
import type { FaultName } from "../../contract/faults";
import { describeError } from "../db/failure";
import { CallRefusal } from "../refusal";
import { isUserName, writeAudit } from "../use-cases/audit";
import type { Dependencies } from "../use-cases/dependencies";
import type { MakeLimit } from "./limit";

interface Deed<Result> {
  readonly kind: AuditKind;
  readonly account: string;
  readonly facts?: (result: Result) => Readonly<Record<string, string>>;
}

const refusedSignIns: ReadonlySet<FaultName> = new Set(["credentialsWrong", "accountDisabled", "tooManyRequests"]);

/** Does work and writes down that it was done, by whom and from where; the work stands where the writing fails. */
export function createAuditing(deps: Dependencies, limit: MakeLimit) {
  const refusals = limit("audit_refused", { points: 20, seconds: 3_600 });
  const write = (request: FastifyRequest, kind: AuditKind, account: string, facts: Record<string, string>) =>
    writeAudit(deps, { kind, account, address: request.ip, facts }).catch((error: unknown) =>
      request.log.error({ err: describeError(error), kind }, "what happened could not be written down"),
    );
  return {
    audited: async <Result>(
      request: FastifyRequest,
      { kind, account, facts }: Deed<Result>,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      const result = await work();
      await write(request, kind, account, facts?.(result) ?? {});
      return result;
    },
    /** Signs in, and writes down that somebody did or could not: of each account and address some refusals an hour. */
    signingIn: async <Result>(
      request: FastifyRequest,
      account: string,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      try {
        const result = await work();
        await write(request, "signedIn", account, {});
        return result;
      } catch (error) {
        const isRefused = error instanceof CallRefusal && refusedSignIns.has(error.fault);
        if (isRefused && (await isUserName(deps, account))) {
          const isNew = (await refusals.count(`${account}\n${request.ip}`)) <= 20;
          if (isNew) await write(request, "signInRefused", account, { why: error.fault });
        }
        throw error;
      }
    },
  };
}
