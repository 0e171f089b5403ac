import serveStatic from "@fastify/static";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Config } from "../config";
import type { Database } from "../db/open";
import { media } from "../db/schema";
import { CallRefusal } from "../refusal";
import { sendFault } from "./envelope";

const forever = "public, max-age=31536000, immutable";

/** Files of items, by the hash of their bytes: nobody can guess one that was not shown to them. */
function registerMedia(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { sha256: string } }>("/media/:sha256", async (request, reply) => {
    const { sha256 } = request.params;
    if (!/^[0-9a-f]{64}$/.test(sha256)) throw new CallRefusal("unknownCall");
    const [file] = await db
      .select({ type: media.type, bytes: media.bytes })
      .from(media)
      .where(eq(media.sha256, sha256));
    if (file === undefined) throw new CallRefusal("unknownCall");
    return reply
      .header("cache-control", forever)
      .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .type(file.type)
      .send(file.bytes);
  });
}

/** The built app: hashed files for ever, the page itself always fresh, and the page for every address of the app. */
export async function registerPages(app: FastifyInstance, db: Database, config: Config): Promise<void> {
  registerMedia(app, db);
  const root = config.webRoot;
  const hasPages = root !== null && existsSync(path.join(root, "index.html"));
  if (hasPages) {
    await app.register(serveStatic, {
      root: path.resolve(root),
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (reply, file) =>
        void reply.header("cache-control", file.includes(`${path.sep}assets${path.sep}`) ? forever : "no-cache"),
    });
  }
  if (hasPages) app.get("/", (_request, reply) => reply.header("cache-control", "no-cache").sendFile("index.html"));
  app.setNotFoundHandler((request, reply) => {
    const [address = "/"] = request.url.split("?");
    const isPage =
      hasPages &&
      (request.method === "GET" || request.method === "HEAD") &&
      !/^\/(api|assets|media)\/|\.[a-z0-9]{1,8}$/i.test(address);
    return isPage
      ? reply.header("cache-control", "no-cache").sendFile("index.html")
      : sendFault(request, reply, "unknownCall");
  });
}
