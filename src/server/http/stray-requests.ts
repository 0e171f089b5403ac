import type { FastifyReply, FastifyRequest } from "fastify";
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { faultMessages } from "../../contract/calls/fault-messages";
import { faults, type FaultName } from "../../contract/calls/faults";
import { sendFault } from "./envelope";
import type { Safety } from "./security";

interface Parsing extends Error {
  readonly code?: string;
}

interface Stray {
  readonly fault: FaultName;
  readonly status: number;
}

const unreadable: Stray = { fault: "invalidRequest", status: 400 };
const strays: Readonly<Record<string, Stray>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { fault: "invalidRequest", status: 408 },
  HPE_HEADER_OVERFLOW: { fault: "tooLarge", status: 413 },
};

/** A raw HTTP reply in the envelope of this API: a request that could not be parsed has no reply object. */
function wordsFor({ fault, status }: Stray, headers: Readonly<Record<string, string>>): string {
  const { code } = faults[fault];
  const body = JSON.stringify({ code, msg: faultMessages[fault].zh, data: {} });
  const all = {
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    "cache-control": "no-store",
    connection: "close",
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`, ...lines, "", body].join("\r\n");
}

/** Answers requests that reach no route and no hook, because their address or their bytes cannot be read. */
export const strayRequests = (safety: Safety) => ({
  frameworkErrors: (_error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    void sendFault(request, reply.headers(safety.known()), "invalidRequest");
  },
  clientErrorHandler: (error: Parsing, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const stray = strays[error.code ?? ""] ?? unreadable;
    if (socket.writable) socket.write(wordsFor(stray, safety.known()));
    socket.destroy(error);
  },
});
