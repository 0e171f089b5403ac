import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { readFileSync } from "node:fs";
import path from "node:path";
import { serverReplyHeader } from "../../contract/calls/envelope";
import type { SiteFields } from "../../contract/site/site-fields";
import type { Config } from "../configuration/config";
import { foreignSources } from "../live-site/content-policy";
import type { LiveSite } from "../live-site/live-site";
import { faultEnvelope } from "./envelope";
import { inlineScriptHashes, inlineStyleHashes } from "./inline-hashes";
import { isCallAddress, isOfPlatforms, isPageAddress } from "./page-address";

const readPage = (webRoot: string | null): string => {
  if (webRoot === null) return "";
  try {
    return readFileSync(path.join(webRoot, "index.html"), "utf8");
  } catch {
    return "";
  }
};

/** Browser features that the pages never use. */
const withheld = ["camera", "display-capture", "geolocation", "hid", "microphone", "midi", "payment", "serial", "usb"];

/** The security headers of every reply for the present settings of the site. */
async function safetyHeaders(config: Config, site: SiteFields): Promise<Record<string, string>> {
  const { pictures, scripts, connections } = foreignSources(site);
  const page = readPage(config.webRoot);
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
            "script-src": ["'self'", ...inlineScriptHashes(page), ...scripts],
            "style-src": ["'self'", ...inlineStyleHashes(page)],
            "style-src-attr": ["'unsafe-inline'"],
            "img-src": ["'self'", "data:", ...pictures],
            "media-src": ["'self'", "data:"],
            "font-src": ["'self'", "data:"],
            "connect-src": ["'self'", ...connections],
            "manifest-src": ["'self'"],
            "worker-src": ["'self'"],
            "form-action": ["'self'"],
            "frame-ancestors": ["'none'"],
            "base-uri": ["'none'"],
            "object-src": ["'none'"],
            // a foreign script does not use this site's Trusted Types policies
            ...(scripts.length > 0 ? {} : { "require-trusted-types-for": ["'script'"] }),
            "trusted-types": ["invigil", "markup", "dompurify"],
          },
        }
      : false,
  });
  probe.get("/", async (_request, reply) => reply.code(204).send());
  const { headers } = await probe.inject("/");
  await probe.close();
  headers["permissions-policy"] = withheld.map((feature) => `${feature}=()`).join(", ");
  const { date: _date, connection: _connection, ...rest } = headers;
  return Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]));
}

/** The security headers, computed once per change of the site. */
function createHeaders(config: Config): (site: SiteFields) => Promise<Record<string, string>> {
  let made: { readonly site: SiteFields; readonly headers: Promise<Record<string, string>> } | null = null;
  return (site) => {
    if (made?.site !== site) made = { site, headers: safetyHeaders(config, site) };
    return made.headers;
  };
}

/** The headers that matter for a reply that is not a page: it loads nothing and shows nothing. */
const ofData = [
  "cross-origin-resource-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

const dataHeaders = (headers: Readonly<Record<string, string>>): Record<string, string> => ({
  ...Object.fromEntries(ofData.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]))),
  ...(headers["content-security-policy"] === undefined ? {} : { "content-security-policy": dataPolicy }),
});

/** The security headers of every reply, as last computed. */
export interface Safety {
  /** For replies to calls, which are data. */
  readonly ofData: () => Readonly<Record<string, string>>;
  /** For everything that can be opened as a document. */
  readonly known: () => Readonly<Record<string, string>>;
  /** Updates the headers after a change of the site, since the policy lists the foreign sources it uses. */
  readonly renew: () => Promise<void>;
}

/** Computes the headers before the first request. */
export async function createSafety(config: Config, site: LiveSite): Promise<Safety> {
  const headersOf = createHeaders(config);
  let headers = await headersOf(site.known());
  const data = dataHeaders(headers);
  return {
    ofData: () => data,
    known: () => headers,
    renew: async () => {
      headers = await headersOf(await site.current());
    },
  };
}

export function registerSecurity(app: FastifyInstance, clock: () => number, safety: Safety): void {
  app.addHook("onRequest", async (request) => {
    // only pages need the current policy; the calls that carry answers make no query
    if (request.method === "GET" && isPageAddress(request.url)) await safety.renew();
  });
  app.addHook("onRequest", (request, reply, done) => {
    const isData = request.method === "POST" || isCallAddress(request.url);
    reply.headers(isData ? safety.ofData() : safety.known()).header(serverReplyHeader, String(clock()));
    if (request.method === "GET" || request.method === "HEAD" || isOwn(request.headers, request.host)) return done();
    if (isOfPlatforms(request.url)) return done();
    request.log.warn({ path: request.routeOptions.url }, "cross-site request refused");
    void reply.code(403).header("cache-control", "no-store").send(faultEnvelope(request, "forbidden"));
  });
}

/** Whether a request that changes data comes from this site's pages, or from no page at all. */
function isOwn(headers: Readonly<Record<string, string | string[] | undefined>>, host: string): boolean {
  const site = headers["sec-fetch-site"];
  if (site !== undefined) return site === "same-origin" || site === "none";
  const origin = headers["origin"];
  if (origin === undefined) return true;
  return URL.canParse(String(origin)) && new URL(String(origin)).host === host;
}
