import type { FastifyInstance } from "fastify";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "../use-cases/dependencies";
import { videoByReceipt } from "../use-cases/videos/video-receipt";
import { storedMedia } from "./media";
import { sendFile } from "./send-file";

/** Serves explanation videos to callers with a receipt; no cache on the way may store them. */
export function registerVideos(app: FastifyInstance, deps: Dependencies): void {
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    // a named parameter of an address may have at most a hundred characters
    url: "/video/*",
    compress: false,
    handler: async (request, reply) => {
      const { sha256, type } = await videoByReceipt(deps, request.params["*"]);
      const file = await storedMedia(deps.db, sha256);
      if (file === null) throw new CallRefusal("unknownCall");
      return sendFile(request, reply, { ...file, type, caching: "private, no-store" });
    },
  });
}
