import type { LookupAddress } from "node:dns";
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from "node:http";
import { Agent as HttpsAgent, request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { checkedAddresses, type AddressRules } from "./checked-address";
import { OutgoingFault } from "./outgoing-fault";

const usualTimeoutMs = 10_000;
const mostBytes = 1_048_576;
const mostRedirects = 3;
const idleMs = 5_000;

export interface OutgoingRequest {
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface OutgoingReply {
  readonly status: number;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
  /** The address that answered. */
  readonly url: string;
}

/** Sends a request to another system. Throws `OutgoingFault` where there is no usable answer. */
export type Outgoing = (address: string, request?: OutgoingRequest) => Promise<OutgoingReply>;

/** Connects to the addresses that were checked, whatever the name resolves to by now. */
const lookupOf =
  (found: readonly LookupAddress[]): LookupFunction =>
  (_host, options, callback) => {
    const [first] = found;
    if (options.all === true) callback(null, [...found]);
    else if (first !== undefined) callback(null, first.address, first.family);
  };

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

const textOf = async (reply: IncomingMessage, host: string): Promise<string> => {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of reply as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > mostBytes) {
      reply.destroy();
      throw new OutgoingFault("tooLarge", host);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString("utf8");
};

const headersOf = ({ headers }: IncomingMessage): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join() : value]),
  );

interface Sent extends OutgoingRequest {
  readonly url: URL;
  readonly found: readonly LookupAddress[];
  readonly signal: AbortSignal;
}

/**
 * Makes the one way by which this server sends requests that others have a say in: https only but for this machine, no
 * private networks but for hosts that the site names, to the address that was checked, within 10 s and 1 MB, with
 * redirects on the same host alone.
 */
export function createOutgoing(rules: AddressRules, timeoutMs = usualTimeoutMs): Outgoing {
  const agents = {
    "http:": new HttpAgent({ keepAlive: true, timeout: idleMs }),
    "https:": new HttpsAgent({ keepAlive: true, timeout: idleMs }),
  };

  const answerOf = ({ url, found, signal, method = "GET", headers = {}, body }: Sent): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const isHttps = url.protocol === "https:";
      const sent = (isHttps ? requestHttps : requestHttp)(url, {
        method,
        agent: agents[isHttps ? "https:" : "http:"],
        lookup: lookupOf(found),
        signal,
        headers: {
          accept: "application/json",
          "user-agent": "Invigil",
          ...headers,
          ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
        },
      });
      sent.on("response", resolve);
      sent.on("error", reject);
      sent.end(body);
    });

  const follow = async (url: URL, request: OutgoingRequest, signal: AbortSignal): Promise<OutgoingReply> => {
    let current = url;
    for (let count = 0; ; count += 1) {
      const found = await checkedAddresses(current, rules);
      const reply = await answerOf({ ...request, url: current, found, signal });
      const status = reply.statusCode ?? 0;
      const text = await textOf(reply, current.host);
      const { location } = reply.headers;
      if (!redirects.has(status) || location === undefined)
        return { status, headers: headersOf(reply), text, url: current.href };
      const next = URL.canParse(location, current) ? new URL(location, current) : null;
      const isGet = (request.method ?? "GET") === "GET";
      if (next?.origin !== url.origin || !isGet || count === mostRedirects)
        throw new OutgoingFault("redirected", url.host);
      current = next;
    }
  };

  return async (address, request = {}) => {
    if (!URL.canParse(address)) throw new OutgoingFault("addressForbidden", address.slice(0, 100));
    const url = new URL(address);
    const signal = AbortSignal.timeout(timeoutMs);
    const late = new Promise<never>((_resolve, reject) =>
      signal.addEventListener("abort", () => reject(new OutgoingFault("timedOut", url.host)), { once: true }),
    );
    try {
      return await Promise.race([follow(url, request, signal), late]);
    } catch (error) {
      if (error instanceof OutgoingFault) throw error;
      throw new OutgoingFault(signal.aborted ? "timedOut" : "unreachable", url.host, { cause: error });
    }
  };
}
