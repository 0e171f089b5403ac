import type { LocalMessage } from "../messages/local-outbox";

/** Messages from the first process to the workers. */
export type ToWorker =
  | { readonly kind: "begin"; readonly url: string; readonly poolSize: number }
  | { readonly kind: "kept"; readonly message: LocalMessage };

/** Messages from a worker to the first process. */
export type FromWorker =
  | { readonly kind: "hearing" }
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "failed"; readonly sentence: string }
  | { readonly kind: "kept"; readonly message: LocalMessage };

/** Whether a message is one of these; prom-client sends other messages over the same channel. */
export const isOurs = <Message extends ToWorker | FromWorker>(message: unknown): message is Message =>
  typeof message === "object" &&
  message !== null &&
  "kind" in message &&
  ["begin", "kept", "hearing", "listening", "failed"].includes(String(message.kind));
