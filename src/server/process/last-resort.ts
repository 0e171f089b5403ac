import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { describeError } from "../db/failure";

/** Logs unhandled rejections, without text that users wrote, instead of ending the process. */
export const logStrays = (log: Logger, from: EventEmitter = process): void =>
  void from.on("unhandledRejection", (error: unknown) =>
    log.error({ err: describeError(error) }, "a rejection was handled by nobody"),
  );
