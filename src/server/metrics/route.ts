import type { FastifyInstance, FastifyRequest } from "fastify";
import cluster from "node:cluster";
import { timingSafeEqual } from "node:crypto";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { Metrics } from "./metrics";
import { joinMetricsOfAll, metricsOfAll } from "./metrics-of-all";

const isBearer = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(Buffer.from(secretHashOf(headers.authorization ?? "")), Buffer.from(secretHashOf(`Bearer ${token}`)));

/**
 * Registers `GET /metrics` for Prometheus, for all processes on this port together. Without the token of the settings,
 * the page does not exist.
 */
export function registerMetrics(app: FastifyInstance, { registry }: Metrics, token: string): void {
  if (cluster.isWorker) joinMetricsOfAll(registry);
  app.get("/metrics", async (request, reply) => {
    if (!isBearer(request, token)) throw new CallRefusal("unknownCall");
    const text = cluster.isWorker ? await metricsOfAll() : await registry.metrics();
    return reply.type(registry.contentType).header("cache-control", "no-store").send(text);
  });
}
