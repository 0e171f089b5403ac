import { serverReplyHeader, successCodes } from "../../contract/calls/envelope";
import { faults } from "../../contract/calls/faults";

/** How answers and bodies look on the wire (SPEC §5, §7). */
export interface Wire {
  /** What the fields of the envelope are called. */
  readonly names: { readonly code: string; readonly msg: string; readonly data: string; readonly status?: string };
  /** Codes that count as success beside 200. */
  readonly successCodes: readonly (number | string)[];
  readonly bodies: "json" | "form";
  /** Milliseconds that a call may take. */
  readonly timeout: number;
  /** A call whose URL contains one of these covers the page until it is answered. */
  readonly covering: readonly string[];
  /** The header by which the server's own replies are known; null: any envelope is taken for its word. */
  readonly serverReplyHeader: string | null;
}

export const defaultWire: Wire = {
  names: { code: "code", msg: "msg", data: "data", status: "status" },
  successCodes,
  bodies: "json",
  timeout: 60_000,
  covering: ["doEdit"],
  serverReplyHeader: serverReplyHeader,
};

/** The wire that a build is told of: JSON with what is otherwise than by default. */
export const siteWire = (told: string | undefined): Wire =>
  told === undefined ? defaultWire : { ...defaultWire, ...(JSON.parse(told) as Partial<Wire>) };

export interface ReadEnvelope {
  /** In place of that of HTTP; null: the envelope names none. */
  readonly status: number | null;
  readonly code: number | string;
  readonly msg: string;
  readonly data: unknown;
}

const statusIn = (value: unknown): number | null => {
  const status = Number(value);
  return status >= 100 && status < 600 ? status : null;
};

/** The envelope in a body, whatever its fields are called; null where the body is none. */
export const readEnvelope = (body: unknown, { names }: Wire): ReadEnvelope | null => {
  if (typeof body !== "object" || body === null) return null;
  const fields = new Map(Object.entries(body) as [string, unknown][]);
  const code = fields.get(names.code);
  const msg = fields.get(names.msg);
  return typeof code === "number" || typeof code === "string"
    ? {
        status: statusIn(fields.get(names.status ?? "")),
        code,
        msg: typeof msg === "string" ? msg : "",
        data: fields.get(names.data) ?? null,
      }
    : null;
};

/** Codes below are of HTTP, and anybody's. */
const firstOwnCode = 100_000;
const ownCodes: ReadonlySet<number> = new Set(
  Object.values(faults)
    .map(({ code }): number => code)
    .filter((code) => code >= firstOwnCode),
);

/**
 * Whether an envelope is surely the server's: by its header, by a code that nobody else has, or, since a server of
 * yesterday sends no header, by a success that has data.
 */
export const isServerReply = ({ code, data }: ReadEnvelope, headers: Headers, wire: Wire): boolean => {
  if (wire.serverReplyHeader === null || headers.has(wire.serverReplyHeader) || ownCodes.has(Number(code))) return true;
  return wire.successCodes.includes(code) && typeof data === "object" && data !== null && !Array.isArray(data);
};

/**
 * What the caller of a successful call is given: a list as it is, an object with the code merged in where it has none.
 */
export const shaped = ({ code, data }: ReadEnvelope): unknown =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? { code, ...data } : data;

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** A body as it is sent: JSON, or form fields, with lists and objects in them as JSON; one with a file as it is. */
export const bodyOf = (input: object, { bodies }: Wire): object =>
  bodies === "json" || input instanceof FormData
    ? input
    : new URLSearchParams(
        Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])),
      );
