import type { FastifyCompressRouteOptions } from "@fastify/compress";
import { constants } from "node:zlib";
import type { CallName } from "../../contract/calls/addresses";

/** What a connection sends in one round trip at the least: ten segments (RFC 6928). */
const oneFlight = 14_600;
/** Below this a stream costs more than the compression itself. */
const compressedAtOnce = 32 * 1024;

/**
 * A reply that arrives in one round trip anyway is not worth its compression, which costs more than the answer; one
 * that does not is compressed by the quickest way there is.
 */
const quick: FastifyCompressRouteOptions["compress"] = {
  threshold: oneFlight,
  syncThreshold: compressedAtOnce,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};

/** How replies are compressed to what a whole year asks for at the same moment; others as usual. */
export const compression: Partial<Record<CallName, FastifyCompressRouteOptions["compress"]>> = {
  answerExercise: quick,
  answerRecord: quick,
  advanceExam: quick,
};
