import { serverReplyHeader, successCodes } from "../../contract/calls/envelope";
import { faults } from "../../contract/calls/faults";

/** Format of answers and bodies on the wire (SPEC §5, §7). */
export interface Wire {
  /** Names of the envelope's fields. */
  readonly names: { readonly code: string; readonly msg: string; readonly data: string; readonly status?: string };
  /** Codes that count as success beside 200. */
  readonly successCodes: readonly (number | string)[];
  readonly bodies: "json" | "form";
  /** Milliseconds that a call may take. */
  readonly timeout: number;
  /** A call whose URL contains one of these covers the page until it is answered. */
  readonly covering: readonly string[];
  /** Header by which the server's own replies are recognised; null: any envelope is taken as the server's. */
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

/** The wire format set by a build: the defaults with the changes in a JSON text. */
export const siteWire = (told: string | undefined): Wire =>
  told === undefined ? defaultWire : { ...defaultWire, ...(JSON.parse(told) as Partial<Wire>) };

export interface ReadEnvelope {
  /** Status in the envelope, used in place of the HTTP status; null: it has none. */
  readonly status: number | null;
  readonly code: number | string;
  readonly msg: string;
  readonly data: unknown;
}

const statusIn = (value: unknown): number | null => {
  const status = Number(value);
  return status >= 100 && status < 600 ? status : null;
};

/** Reads the envelope of a body by the configured field names; null where the body is not an envelope. */
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

/** Codes below this are HTTP's, which any server may send. */
const firstOwnCode = 100_000;
const ownCodes: ReadonlySet<number> = new Set(
  Object.values(faults)
    .map(({ code }): number => code)
    .filter((code) => code >= firstOwnCode),
);

/**
 * Whether an envelope is surely the server's: by its header, by a code that only this server uses, or, since older
 * servers send no header, by a success with data.
 */
export const isServerReply = ({ code, data }: ReadEnvelope, headers: Headers, wire: Wire): boolean => {
  if (wire.serverReplyHeader === null || headers.has(wire.serverReplyHeader) || ownCodes.has(Number(code))) return true;
  return wire.successCodes.includes(code) && typeof data === "object" && data !== null && !Array.isArray(data);
};

/**
 * The data returned to the caller of a successful call: a list as it is, an object with the code added where it has
 * none.
 */
export const shaped = ({ code, data }: ReadEnvelope): unknown =>
  typeof data === "object" && data !== null && !Array.isArray(data) ? { code, ...data } : data;

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/**
 * A body as it is sent: JSON, or form fields in which lists and objects are JSON; form data with a file is unchanged.
 */
export const bodyOf = (input: object, { bodies }: Wire): object =>
  bodies === "json" || input instanceof FormData
    ? input
    : new URLSearchParams(
        Object.entries(input).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])),
      );
