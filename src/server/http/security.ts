import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { ownWordHeader } from "../../contract/envelope";
import type { Config } from "../config";
import { failed } from "./envelope";

/** CSP sources of the inline scripts in a page, so that it runs these and no others. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );

const readPage = (webRoot: string | null): string => {
  if (webRoot === null) return "";
  try {
    return readFileSync(path.join(webRoot, "index.html"), "utf8");
  } catch {
    return "";
  }
};

/** What every reply says of how safely it is to be treated; worked out once, since it is always the same. */
async function safetyHeaders(config: Config): Promise<Record<string, string>> {
  const probe = Fastify();
  await probe.register(helmet, {
    global: true,
    referrerPolicy: { policy: "no-referrer" },
    crossOriginEmbedderPolicy: false,
    originAgentCluster: true,
    strictTransportSecurity: { maxAge: 31_536_000 },
    frameguard: { action: "deny" },
    contentSecurityPolicy: config.contentSecurity
      ? {
          useDefaults: false,
          directives: {
            "default-src": ["'none'"],
            "script-src": ["'self'", ...inlineScriptHashes(readPage(config.webRoot))],
            "style-src": ["'self'", "'unsafe-inline'"],
            "img-src": ["'self'", "data:"],
            "media-src": ["'self'", "data:"],
            "font-src": ["'self'", "data:"],
            "connect-src": ["'self'"],
            "manifest-src": ["'self'"],
            "worker-src": ["'self'"],
            "form-action": ["'self'"],
            "frame-ancestors": ["'none'"],
            "base-uri": ["'none'"],
            "object-src": ["'none'"],
          },
        }
      : false,
  });
  probe.get("/", async (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject("/");
  await probe.close();
  const { date: _date, connection: _connection, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}

export async function registerSecurity(app: FastifyInstance, config: Config, clock: () => number): Promise<void> {
  const headers = await safetyHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(headers).header(ownWordHeader, String(clock()));
    if (request.method === "GET" || request.method === "HEAD" || isOwn(request.headers, request.host)) return done();
    request.log.warn({ path: request.routeOptions.url }, "cross-site request refused");
    void reply.code(403).header("cache-control", "no-store").send(failed(request, "forbidden"));
  });
}

/** Whether a request that changes something comes from our own pages, or from no page at all. */
function isOwn(headers: Readonly<Record<string, string | string[] | undefined>>, host: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = headers["origin"];
  if (origin === undefined) return true;
  return URL.canParse(String(origin)) && new URL(String(origin)).host === host;
}
