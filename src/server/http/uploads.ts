import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import type { IncomingMessage } from "node:http";
import { uploadLimits } from "../../contract/site/upload-limits";
import { uploads } from "../db/upload-schema";
import { CallRefusal } from "../support/refusal";
import type { Dependencies } from "../use-cases/dependencies";
import { readParts } from "./bounded-parts";
import { forever, sendFile } from "./send-file";

/** The bytes allowed beside the file: the multipart lines and the other fields. */
const aroundFile = 16 * 1024;

async function formOf(request: FastifyRequest, payload: IncomingMessage): Promise<FormData> {
  const type = request.headers["content-type"] ?? "";
  const mostBytes = uploadLimits.file + aroundFile;
  if (Number(request.headers["content-length"] ?? 0) > mostBytes) {
    payload.resume();
    throw new CallRefusal("fileTooLarge");
  }
  const body = await readParts(payload, type, mostBytes);
  try {
    return await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
  } catch {
    throw new CallRefusal("invalidRequest");
  }
}

/** Registers a route that accepts only `multipart/form-data`; its handler receives a `FormData`. */
export function routeWithFiles(app: FastifyInstance, options: RouteOptions): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("multipart/form-data", formOf);
    scope.route(options);
  });
}

/** Serves uploaded files by the hash in their address. */
export function registerUploads(app: FastifyInstance, { db, files }: Pick<Dependencies, "db" | "files">): void {
  app.route<{ Params: { fileId: string } }>({
    method: ["GET", "HEAD"],
    url: "/uploads/:fileId",
    compress: false,
    handler: async (request, reply) => {
      const { fileId } = request.params;
      if (!/^[0-9a-f]{64}$/.test(fileId)) throw new CallRefusal("unknownCall");
      const [file] = await db.select().from(uploads).where(eq(uploads.fileId, fileId));
      if (file === undefined || (file.userId === null && file.purpose === "avatar"))
        throw new CallRefusal("unknownCall");
      const { type, size } = file;
      const read = (range: Parameters<typeof files.read>[1]) => files.read(fileId, range);
      return sendFile(request, reply, { tag: fileId, type, size, caching: forever, read });
    },
  });
}
