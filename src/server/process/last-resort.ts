import type { EventEmitter } from "node:events";
import type { Logger } from "pino";
import { describeError } from "../db/failure";

/** A rejection that nobody handled is named in the log, without what people wrote, and ends no sitting. */
export const logStrays = (log: Logger, from: EventEmitter = process): void =>
  void from.on("unhandledRejection", (error: unknown) =>
    log.error({ err: describeError(error) }, "a rejection was handled by nobody"),
  );
