import { ofetch } from "ofetch";
import { addresses, type CallName } from "../../contract/addresses";
import type { Calls } from "../../contract/calls";
import { successCodes, type Envelope } from "../../contract/envelope";
import { faults } from "../../contract/faults";
import type { Fault } from "../../../machines/support/fault";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Milliseconds; 60 000 unless told. */
  readonly timeout?: number;
  /** In place of the stored token, for what is sent after it has been removed. */
  readonly token?: string;
  /** Send although the page is going away (at most 64 kB). */
  readonly keepalive?: boolean;
}

/** Sends one call; answers its `data`, throws a `Fault`. An array comes as it is, an object with the envelope's `code` merged in where it has none. */
export type SendCall = <Name extends CallName>(name: Name, input: Calls[Name]["input"], options?: CallOptions) => Promise<Calls[Name]["output"]>;

export interface CallEnvironment {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly menuId: () => string;
  readonly language: () => string;
  /** The server no longer knows the token that was sent. */
  readonly onTokenRejected: (token: string) => void;
}

const requestTimeout = 60_000;

const isEnvelope = (body: unknown): body is Envelope<unknown> => typeof body === "object" && body !== null && "code" in body && (typeof body.code === "number" || typeof body.code === "string");

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const shaped = ({ code, data }: Envelope<unknown>): unknown => (typeof data === "object" && data !== null && !Array.isArray(data) ? { code, ...data } : data);

/** Without an envelope, a good status means that something else answered: a login page of the network, a proxy. */
const bareFault = (status: number, wait: { retryAfterMs?: number }): Fault => (status < 400 ? { code: "network" } : { code: "http", status, ...wait });

const retryAfter = (headers: Headers): { retryAfterMs?: number } => {
  const seconds = Number(headers.get("retry-after") ?? 0);
  return seconds > 0 ? { retryAfterMs: seconds * 1000 } : {};
};

export function makeCall(environment: CallEnvironment): SendCall {
  const send = async (name: CallName, input: object, options: CallOptions): Promise<unknown> => {
    const { method, path } = addresses[name];
    const token = options.token ?? environment.token();
    const deadline = AbortSignal.timeout(options.timeout ?? requestTimeout);
    const signal = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
    const headers: Record<string, string> = { "Accept-Language": environment.language(), menuId: environment.menuId() };
    if (token !== null && token !== "") headers["Authorization"] = `Bearer ${token}`;
    const response = await ofetch
      .raw<unknown>(path, {
        baseURL: environment.baseUrl,
        method,
        headers,
        signal,
        retry: 0,
        keepalive: options.keepalive ?? false,
        ignoreResponseError: true,
        parseResponse: parsed,
        ...(method === "GET" ? { query: input } : { body: input }),
      })
      .catch((): never => {
        if (options.signal?.aborted === true) throw { code: "aborted" } satisfies Fault;
        throw { code: deadline.aborted ? "timeout" : "network" } satisfies Fault;
      });
    const body = response._data;
    const wait = retryAfter(response.headers);
    if (!isEnvelope(body)) throw bareFault(response.status, wait);
    if (successCodes.includes(body.code)) return shaped(body);
    const code = Number(body.code);
    if (code === faults.tokenInvalid.code && token !== null) environment.onTokenRejected(token);
    throw { code, status: response.status, msg: body.msg, ...(body.data == null ? {} : { data: body.data }), ...wait } satisfies Fault;
  };
  return (name, input, options = {}) => send(name, input, options) as Promise<Calls[typeof name]["output"]>;
}
