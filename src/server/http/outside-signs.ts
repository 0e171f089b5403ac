import type { FastifyRequest } from "fastify";
import type { IncomingHttpHeaders } from "node:http";
import { isLoopbackHost } from "../support/loopback";

/** Headers that proxies add. */
const ofProxies = new RegExp(
  "^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|client-ip|" +
    "(?:cf|fastly|fly|x-original|x-envoy|x-amzn|x-appengine|x-azure)-.*)$",
);

const longestShown = 80;
/** Makes foreign text safe for a log and a terminal. */
const shown = (text: string): string => text.replaceAll(/[^\w.:/[\]-]/g, "?").slice(0, longestShown);

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : "");

/** Over HTTP/1.1 every browser asks to keep or upgrade the connection; proxies replace this header or drop it. */
const isPassedOn = ({ "user-agent": agent = "", connection = "" }: IncomingHttpHeaders): boolean =>
  agent.startsWith("Mozilla/") && !/\b(?:keep-alive|upgrade)\b/i.test(connection);

/**
 * The sign in a request that it comes from another machine or through a proxy; null where there is none, which does not
 * prove the opposite.
 */
export function outsideSign({
  socket,
  headers,
  raw,
}: Pick<FastifyRequest, "socket" | "headers"> & {
  readonly raw: { readonly httpVersion: string };
}): string | null {
  const peer = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  if (!isLoopbackHost(peer)) return `a connection from ${shown(peer)}`;
  const added = Object.keys(headers).find((name) => ofProxies.test(name));
  if (added !== undefined) return `the header ${shown(added)}`;
  for (const name of ["origin", "referer"] as const) {
    const value = headers[name];
    if (value !== undefined && !isLoopbackHost(hostOf(value))) return `${name} ${shown(hostOf(value) || value)}`;
  }
  const host = headers.host ?? "";
  const name = hostOf(`http://${host}`);
  if (host !== "" && !isLoopbackHost(name)) return `host ${shown(name || host)}`;
  // nginx before 1.29.7 uses HTTP/1.0 towards its backends; browsers do not
  if (raw.httpVersion === "1.0") return "HTTP/1.0";
  return isPassedOn(headers) ? `the header connection ${shown(headers.connection ?? "")}`.trimEnd() : null;
}
