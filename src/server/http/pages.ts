import serveStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { existsSync } from "node:fs";
import path from "node:path";
import type { Config } from "../configuration/config";
import type { Dependencies } from "../use-cases/dependencies";
import { sendFault } from "./envelope";
import { allowFrame } from "./lti/framed-pages";
import { registerMedia } from "./media";
import { isPageAddress } from "./page-address";
import { isPartOfPage, sendAsPart } from "./part-of-page";
import { registerSebPages } from "./seb-pages";
import type { Safety } from "./security";
import { forever } from "./send-file";
import { registerUploads } from "./uploads";
import { registerVideos } from "./videos";

/**
 * Serves the built app: hashed files are cached for ever, the page itself is always revalidated, and it is served for
 * every address of the app.
 */
export async function registerPages(
  app: FastifyInstance,
  deps: Dependencies,
  config: Config,
  safety: Safety,
): Promise<void> {
  registerMedia(app, deps);
  registerUploads(app, deps);
  registerVideos(app, deps);
  registerSebPages(app, deps);
  const root = config.webRoot;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    await allowFrame(deps, request, reply);
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  };
  const hasPages = root !== null && existsSync(path.join(root, "index.html"));
  if (hasPages) {
    await app.register(serveStatic, {
      root: path.resolve(root),
      wildcard: true,
      index: false,
      cacheControl: false,
      dotfiles: "ignore",
      preCompressed: true,
      lastModified: false,
      setHeaders: (reply, file) => {
        reply.header("cache-control", file.includes(`${path.sep}assets${path.sep}`) ? forever : "no-cache");
        if (isPartOfPage(file)) sendAsPart(reply, safety);
      },
    });
  }
  // requested by the hundred when a device first caches the pages: sent by name, without the folder listings by which
  // the plugin's route checks upper and lower case
  if (hasPages)
    app.get<{ Params: { readonly "*": string } }>("/assets/*", ({ params }, reply) =>
      reply.sendFile(`assets/${params["*"]}`),
    );
  if (hasPages) app.get("/", sendPage);
  // browsers with an old service worker get the script that removes it
  if (hasPages && !config.keepsPages)
    app.get("/sw.js", (_request, reply) => reply.header("cache-control", "no-cache").sendFile("sw-off.js"));
  app.setNotFoundHandler((request, reply) => {
    const isPage = hasPages && (request.method === "GET" || request.method === "HEAD") && isPageAddress(request.url);
    return isPage ? sendPage(request, reply) : sendFault(request, reply, "unknownCall");
  });
}
