import type { FastifyRequest } from "fastify";

/** Whether a host name, as in an address, means this machine. */
export const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host === "::1" || /^127(?:\.\d{1,3}){3}$/.test(host);

const hostOf = (header: string): string =>
  URL.canParse(`http://${header}`) ? new URL(`http://${header}`).hostname : "";

/** Whether somebody at this very machine asks: not through a proxy, and not by a name that merely points here. */
export function isLocal({ socket, headers }: Pick<FastifyRequest, "socket" | "headers">): boolean {
  const peer = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers["forwarded"] !== undefined;
  return isLoopbackHost(peer) && !isForwarded && isLoopbackHost(hostOf(headers.host ?? ""));
}
