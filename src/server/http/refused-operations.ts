import type { FastifyBaseLogger } from "fastify";
import { createHash } from "node:crypto";
import { idempotencyKeySchema } from "../../contract/attempt/exam";
import type { CallName } from "../../contract/calls/addresses";
import type { FaultName } from "../../contract/calls/faults";
import { isNestedTooDeep } from "../attempts/json-depth";
import type { Owner } from "../attempts/owner";
import { keepRefused } from "../attempts/refused";
import { describeError } from "../db/failure";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "../use-cases/dependencies";

/** Refusals after which the log contains the operation, or which do not concern the operation itself. */
const passing: ReadonlySet<FaultName> = new Set([
  "answerHeld",
  "stageUnopened",
  "tokenInvalid",
  "accountRefused",
  "visitorUnknown",
  "tooManyRequests",
  "unavailable",
  "serverError",
]);

const takenFrom: Partial<Record<CallName, ReadonlySet<FaultName>>> = {
  answerExercise: new Set(["attemptClosed", "answerLate"]),
  updateCheckStatus: new Set(),
};

/** The longest id that is stored. */
const longestId = 64;
const idIn = (value: unknown): string | null =>
  typeof value === "string" && value.length <= longestId && /^[\w.-]+$/.test(value) ? value : null;

function namesIn(payload: unknown): { attemptId: string | null; idempotencyKey: string } {
  const fields = typeof payload === "object" && payload !== null ? (payload as Readonly<Record<string, unknown>>) : {};
  const key = idempotencyKeySchema.safeParse(fields["idempotency_key"]);
  const text = isNestedTooDeep(payload) ? "" : JSON.stringify(payload);
  const digest = () => createHash("sha256").update(text).digest("base64url");
  return { attemptId: idIn(fields["attempt_id"]), idempotencyKey: key.success ? key.data : digest() };
}

interface RefusableCall {
  readonly call: CallName;
  /** The caller, null if not signed in; only evaluated after a refusal. */
  readonly owner: () => Promise<Owner | null>;
  readonly payload: unknown;
  readonly log: FastifyBaseLogger;
}

async function keep(deps: Dependencies, { call, owner, payload }: RefusableCall, fault: FaultName): Promise<void> {
  const whose = await owner();
  if (whose === null) return;
  const operation = { owner: whose, call, refusedBy: "server", fault, payload } as const;
  await keepRefused(deps.db, deps, { ...operation, ...namesIn(payload) });
}

/**
 * Stores an operation of an attempt that is refused for good with its payload, outside the transaction that was rolled
 * back. Never rejects, so that the refusal is the same whether storing succeeds or not.
 */
export async function storeIfRefused(deps: Dependencies, asked: RefusableCall, error: unknown): Promise<void> {
  const logged = takenFrom[asked.call];
  if (logged === undefined || !(error instanceof CallRefusal)) return;
  if (passing.has(error.fault) || logged.has(error.fault)) return;
  await keep(deps, asked, error.fault).catch((reason: unknown) =>
    asked.log.warn({ reason: describeError(reason) }, "a refused operation could not be kept"),
  );
}
