import type { FastifyInstance } from "fastify";
import type { FaultName } from "../../contract/calls/faults";
import { describeError, isConnectionLost, sqlStateOf, systemCodeOf } from "../db/failure";
import { CallRefusal } from "../support/refusal";
import { sendFault } from "./envelope";
import { createOverloadLog } from "./overload-log";

const byStatus: Readonly<Record<number, FaultName>> = {
  400: "invalidRequest",
  404: "unknownCall",
  413: "tooLarge",
  414: "tooLarge",
  415: "wrongMediaType",
  429: "tooManyRequests",
};

/**
 * SQLSTATE classes after which a call may be repeated: connection, a standby that is read-only, credentials and
 * database (an administrator is changing them), transaction aborted, no space, stopped by an operator, system.
 */
const unavailableStates = /^(08|25P|25006|28|3D|40|53|55|57|58)/;
/** SQLSTATE class of text that PostgreSQL cannot store and numbers out of range. */
const invalidStates = /^22/;

/** Refusals that are logged, since they may show an attack. */
const denials: ReadonlySet<FaultName> = new Set([
  "credentialsWrong",
  "accountDisabled",
  "accountRefused",
  "tooManyRequests",
  "forbidden",
]);

/** The fault that is reported to the caller for an error of any origin. */
export function faultOf(error: unknown): FaultName {
  if (error instanceof CallRefusal) return error.fault;
  const state = sqlStateOf(error);
  if (state !== null && unavailableStates.test(state)) return "unavailable";
  if (state !== null && invalidStates.test(state)) return "invalidRequest";
  if (isConnectionLost(error) || systemCodeOf(error) === "ENOSPC") return "unavailable";
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return byStatus[status] ?? (status >= 400 && status < 500 ? "invalidRequest" : "serverError");
}

export function handleErrors(app: FastifyInstance): void {
  const overloads = createOverloadLog(app);
  app.setErrorHandler((error, request, reply) => {
    const fault = faultOf(error);
    const isBusy = fault === "unavailable" && error instanceof CallRefusal;
    if (isBusy) overloads.note();
    else if (fault === "serverError" || fault === "unavailable")
      request.log.error({ err: describeError(error) }, fault);
    if (denials.has(fault)) request.log.warn({ fault, path: request.routeOptions.url, address: request.ip }, "denied");
    const refusal = error instanceof CallRefusal ? error : null;
    if (refusal?.retryAfter != null) reply.header("retry-after", String(refusal.retryAfter));
    if (fault === "unavailable" && refusal === null) reply.header("retry-after", "2");
    return sendFault(request, reply, fault, refusal?.data ?? {});
  });
}
