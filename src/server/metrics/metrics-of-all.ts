import cluster from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";
import { newId } from "../support/identifiers";

interface Asked {
  readonly kind: "metrics";
  readonly id: string;
  readonly text?: string;
}

const isAsked = (message: unknown): message is Asked =>
  typeof message === "object" && message !== null && "kind" in message && message.kind === "metrics";

/** In a worker: adds its metrics to those of all workers. */
export function joinMetricsOfAll(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry);
  new AggregatorRegistry();
}

/** In a worker: the metrics of all workers together. Rejects where the first process cannot collect them. */
export const metricsOfAll = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = newId();
    const take = (message: unknown): void => {
      if (!isAsked(message) || message.id !== id) return;
      process.off("message", take);
      if (message.text === undefined) reject(new Error("the metrics of the other processes could not be had"));
      else resolve(message.text);
    };
    process.on("message", take);
    process.send?.({ kind: "metrics", id } satisfies Asked);
  });

/** In the first process: answers workers that request the metrics of all. */
export function serveMetricsOfAll(): void {
  const all = new AggregatorRegistry();
  cluster.on("message", (worker, message: unknown) => {
    if (!isAsked(message)) return;
    const { id } = message;
    all.clusterMetrics().then(
      (text) => worker.send({ kind: "metrics", id, text } satisfies Asked),
      () => worker.send({ kind: "metrics", id } satisfies Asked),
    );
  });
}
