import type { FastifyReply } from "fastify";
import { serverReplyHeader } from "../../contract/calls/envelope";
import type { Safety } from "./security";

/** Files that a page loads as its parts: no browser shows them as a document that could run or load anything. */
const parts = /\.(?:css|js|json|png|txt|webmanifest|woff2)(?:\.(?:br|gz))?$/;
/** A worker takes its policy from its own reply. */
const workers = /[/\\]sw(?:-off)?\.js(?:\.(?:br|gz))?$/;
/** `cross-origin-resource-policy` keeps the file out of other sites' processes. */
const needed: ReadonlySet<string> = new Set(["cross-origin-resource-policy", "x-content-type-options"]);

/** Whether a file of the build is part of a page, rather than a document or a worker. */
export const isPartOfPage = (file: string): boolean => parts.test(file) && !workers.test(file);

/** Leaves out of the reply what concerns documents, workers and calls, and what HTTP/1.1 does without being told. */
export function sendAsPart(reply: FastifyReply, safety: Safety): void {
  for (const name of Object.keys(safety.known())) if (!needed.has(name)) reply.removeHeader(name);
  reply.removeHeader(serverReplyHeader);
  if (reply.request.raw.httpVersion === "1.1") reply.raw.removeHeader("connection");
}
