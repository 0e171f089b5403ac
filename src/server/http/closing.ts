import type { FastifyInstance } from "fastify";
import { sendFault } from "./envelope";

const comeAgainAfterSeconds = "2";

/** Answers requests with 503 and `Retry-After` that arrive on open connections while the server closes. */
export function refuseWhileClosing(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook("preClose", (done) => {
    isClosing = true;
    done();
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (isClosing) void sendFault(request, reply.header("retry-after", comeAgainAfterSeconds), "unavailable");
    else done();
  });
}
