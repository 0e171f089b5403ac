import type { LocalMessage } from "../messages/local-outbox";

/** What the first process says to those that answer calls. */
export type ToWorker =
  | { readonly kind: "begin"; readonly url: string; readonly poolSize: number }
  | { readonly kind: "kept"; readonly message: LocalMessage };

/** What those say to the first. */
export type FromWorker =
  | { readonly kind: "hearing" }
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "failed"; readonly sentence: string }
  | { readonly kind: "kept"; readonly message: LocalMessage };

/** prom-client sends messages of its own over the same channel, which are not these. */
export const isOurs = <Message extends ToWorker | FromWorker>(message: unknown): message is Message =>
  typeof message === "object" &&
  message !== null &&
  "kind" in message &&
  ["begin", "kept", "hearing", "listening", "failed"].includes(String(message.kind));
