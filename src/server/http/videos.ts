import type { FastifyInstance } from "fastify";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "../use-cases/dependencies";
import { videoByReceipt } from "../use-cases/videos/video-receipt";
import { storedMedia } from "./media";
import { sendFile } from "./send-file";

/** Films that explain items, to who has a receipt; nothing on the way keeps them. */
export function registerVideos(app: FastifyInstance, deps: Dependencies): void {
  app.route<{ Params: { "*": string } }>({
    method: ["GET", "HEAD"],
    // a named part of an address may have no more than a hundred letters
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
