import { createServer, request as ask, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { addresses, type CallName } from "../../src/contract/calls/addresses";

/** The reply that reaches the browser in place of the server's. */
export interface ForgedReply {
  readonly status: number;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

export type Chaos =
  /** The connection breaks before the server receives anything. */
  | { readonly kind: "dropBefore" }
  /** The server has answered, but the reply is dropped. */
  | { readonly kind: "dropAfter" }
  /** The connection breaks, and the server notices only then: after later requests. */
  | { readonly kind: "hold"; readonly until: Promise<unknown> }
  /** The server gets the request three times at the same time; one of the replies comes back. */
  | { readonly kind: "triple" }
  | { readonly kind: "delay"; readonly ms: number }
  /** No byte ever comes back. */
  | { readonly kind: "hang" }
  /** The reply ends in the middle, by a length that is true. */
  | { readonly kind: "truncate" }
  | { readonly kind: "forge"; readonly reply: ForgedReply };

export interface Rule {
  readonly on: readonly CallName[] | "everything";
  /** Only for requests that satisfy this. */
  readonly where?: (sent: Exchange["sent"]) => boolean;
  readonly chaos: Chaos;
  /** How often; omitted: always. */
  readonly times?: number;
}

/** One request, the server's reply, and the part of it that reached the browser. Times are epoch ms. */
export interface Exchange {
  readonly call: CallName | null;
  readonly at: number;
  /** The token that it came with. */
  readonly bearer: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly upstream: Upstream[];
  /** The time at which the server's own reply was passed on unchanged; null: it was not. */
  toldAt: number | null;
}

export interface Upstream {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const html = { "content-type": "text/html; charset=utf-8" };
const json = { "content-type": "application/json" };
const forge = (status: number, body: string, headers: Record<string, string>): Chaos => ({
  kind: "forge",
  reply: { status, body, headers },
});

export const dropBefore: Chaos = { kind: "dropBefore" };
export const dropAfter: Chaos = { kind: "dropAfter" };
export const delayUntil = (until: Promise<unknown>): Chaos => ({ kind: "hold", until });
export const badGateway = forge(502, "<html><h1>502 Bad Gateway</h1></html>", html);
export const unavailable = forge(503, "<html><h1>503 Service Unavailable</h1></html>", html);
export const emptyNotFound = forge(404, "", {});
export const captivePortal = forge(200, "<html><form>Sign in to this network</form></html>", html);
export const patience = (seconds: number): Chaos => forge(503, "", { "retry-after": String(seconds) });
/** JSON of something other than the server that looks like an envelope. */
export const stranger = (code: number, status: number): Chaos => forge(status, JSON.stringify({ code }), json);

const nameOf = new Map<string, CallName>(
  Object.entries(addresses).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]),
);

/**
 * A proxy that injects the requested faults and records every call of the API. With `heard` it records nothing, and
 * passes each of the server's replies to it before any other receiver.
 */
export async function chaosProxy(
  target: () => string,
  heard?: (exchange: Pick<Exchange, "call" | "sent">, reply: Upstream) => void,
) {
  let rules: { readonly rule: Rule; left: number }[] = [];
  const exchanges: Exchange[] = [];

  const pass = (method: string, path: string, headers: IncomingHttpHeaders, body: Buffer): Promise<Upstream> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(target());
      const { "accept-encoding": _encoding, ...rest } = headers;
      const upstream = ask({ hostname, port, method, path, headers: rest }, (reply) => {
        const chunks: Buffer[] = [];
        reply.on("data", (chunk: Buffer) => chunks.push(chunk));
        reply.on("error", reject);
        reply.on("end", () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
        );
      });
      upstream.on("error", reject);
      upstream.end(body);
    });

  const tell = (response: ServerResponse, { status, headers, body }: Upstream): Promise<void> =>
    new Promise((resolve) => {
      const { "transfer-encoding": _chunked, connection: _hop, ...rest } = headers;
      response.writeHead(status, { ...rest, "content-length": body.length });
      response.end(body, resolve);
    });

  const take = (call: CallName | null, sent: Exchange["sent"]): Chaos | null => {
    const isMeant = ({ on, where }: Rule) =>
      (on === "everything" || (call !== null && on.includes(call))) && (where?.(sent) ?? true);
    const due = rules.find(({ rule, left }) => left > 0 && isMeant(rule));
    if (due !== undefined) due.left -= 1;
    return due?.rule.chaos ?? null;
  };

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const call = nameOf.get(`${request.method} ${path.split("?")[0]}`) ?? null;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const isJson = request.headers["content-type"]?.startsWith("application/json") === true;
      const sent = call === null || !isJson ? {} : (JSON.parse(body.toString()) as Exchange["sent"]);
      const bearer = request.headers.authorization?.replace("Bearer ", "") ?? "";
      const exchange: Exchange = { call, at: Date.now(), bearer, sent, upstream: [], toldAt: null };
      if (call !== null && heard === undefined) exchanges.push(exchange);
      const chaos = take(call, sent);
      const hangUp = () => void request.socket.destroy();
      const forward = () => pass(request.method ?? "GET", path, request.headers, body);

      const work = async (): Promise<void> => {
        if (chaos?.kind === "dropBefore") return hangUp();
        if (chaos?.kind === "hang") return;
        if (chaos?.kind === "hold") {
          hangUp();
          await chaos.until;
          return void exchange.upstream.push(await forward());
        }
        if (chaos?.kind === "forge") {
          response.writeHead(chaos.reply.status, chaos.reply.headers).end(chaos.reply.body);
          return;
        }
        if (chaos?.kind === "delay") await new Promise((resolve) => setTimeout(resolve, chaos.ms));
        const replies = await Promise.all(Array.from({ length: chaos?.kind === "triple" ? 3 : 1 }, forward));
        exchange.upstream.push(...replies);
        for (const reply of replies) heard?.(exchange, reply);
        const [reply] = replies;
        if (chaos?.kind === "dropAfter" || reply === undefined) return hangUp();
        if (chaos?.kind === "truncate") {
          const half = reply.body.subarray(0, reply.body.length / 2);
          return tell(response, { ...reply, body: half });
        }
        exchange.toldAt = Date.now();
        await tell(response, reply);
      };
      work().catch(hangUp);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges: exchanges as readonly Exchange[],
    /** From now on; answers how to end it. */
    cause: (rule: Rule): (() => void) => {
      const entry = { rule, left: rule.times ?? Number.POSITIVE_INFINITY };
      rules.push(entry);
      return () => void (rules = rules.filter((one) => one !== entry));
    },
    /** Everything passes again. */
    calm: (): void => void (rules = []),
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export type ChaosProxy = Awaited<ReturnType<typeof chaosProxy>>;

/** The code of the server's envelope; null where the reply was none. */
export const codeOf = ({ body }: Upstream): number | null => {
  try {
    const { code } = JSON.parse(body.toString()) as { code?: unknown };
    return typeof code === "number" ? code : null;
  } catch {
    return null;
  }
};

export const dataOf = ({ body }: Upstream): Record<string, unknown> =>
  (JSON.parse(body.toString()) as { data: Record<string, unknown> | null }).data ?? {};
