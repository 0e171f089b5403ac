import { DatabaseError } from "pg";

/** An error and its causes, outermost first. */
export function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause) causes.push(cause);
  return causes;
}

const databaseErrorOf = (error: unknown): DatabaseError | undefined =>
  causesOf(error).find((cause): cause is DatabaseError => cause instanceof DatabaseError);

/** PostgreSQL's SQLSTATE of an error, however wrapped; else null. */
export const sqlStateOf = (error: unknown): string | null => databaseErrorOf(error)?.code ?? null;

/** The system's code of an error (`ECONNRESET`, …), however wrapped; else null. */
export const systemCodeOf = (error: unknown): string | null =>
  causesOf(error)
    .filter((cause) => !(cause instanceof DatabaseError))
    .map((cause) => ("code" in cause && typeof cause.code === "string" ? cause.code : null))
    .find((code) => code !== null) ?? null;

const lostCodes = new Set(
  (
    "ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN " +
    "ENOTFOUND EAI_AGAIN"
  ).split(" "),
);
/** Messages of pg when a connection is lost or silent; it gives no codes. */
const lostWords = new RegExp(
  "^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|" +
    "Client .* not queryable|Cannot use a pool)",
);
/**
 * SQLSTATEs of lost connections: connection errors, an operator's intervention except the cancelling of one statement,
 * connections ended by the server while idle.
 */
const lostStates = /^(08|57P|25P0[34])/;

/**
 * Whether connecting to a socket failed: it is missing, or too many clients wait. For files the same codes mean
 * something else.
 */
const isUnconnected = (cause: Error): boolean =>
  "syscall" in cause && cause.syscall === "connect" && "code" in cause && /^(ENOENT|EAGAIN)$/.test(String(cause.code));

/** Whether the connection is lost or silent: it must not be used again. */
export function isConnectionLost(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== null) return lostStates.test(state);
  return (
    lostCodes.has(systemCodeOf(error) ?? "") ||
    causesOf(error).some((cause) => lostWords.test(cause.message) || isUnconnected(cause))
  );
}

export interface Described {
  readonly name: string;
  readonly reason?: string;
  readonly code?: string;
  readonly sqlstate?: string;
  readonly constraint?: string;
  readonly table?: string;
  readonly column?: string;
  /** The text of the statement with placeholders, without the values. */
  readonly statement?: string;
  readonly stack: string;
}

const statementOf = (causes: readonly Error[]): string | undefined =>
  causes.flatMap((cause) => ("query" in cause && typeof cause.query === "string" ? [cause.query] : [])).at(0);

const framesOf = (causes: readonly Error[]): string =>
  causes
    .flatMap(({ stack = "" }) => stack.split("\n").filter((line) => /^\s+at /.test(line)))
    .slice(0, 20)
    .join("\n");

const longestReason = 300;

/**
 * Describes an error for the log. PostgreSQL's messages and details and the parameters of statements are left out,
 * because they contain text that users wrote.
 */
export function describeError(error: unknown): Described {
  const causes = causesOf(error);
  const known = databaseErrorOf(error);
  const code = systemCodeOf(error);
  const statement = statementOf(causes);
  const reason = known === undefined ? causes.filter((cause) => !("query" in cause)).at(-1)?.message : undefined;
  return {
    name: causes.at(-1)?.name ?? typeof error,
    ...(reason === undefined ? {} : { reason: reason.slice(0, longestReason) }),
    ...(code === null ? {} : { code }),
    ...(known?.code === undefined ? {} : { sqlstate: known.code }),
    ...(known?.constraint === undefined ? {} : { constraint: known.constraint }),
    ...(known?.table === undefined ? {} : { table: known.table }),
    ...(known?.column === undefined ? {} : { column: known.column }),
    ...(statement === undefined ? {} : { statement }),
    stack: framesOf(causes),
  };
}
