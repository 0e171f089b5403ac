import type { FastifyCompressRouteOptions } from "@fastify/compress";
import { constants } from "node:zlib";
import type { CallName } from "../../contract/calls/addresses";

/** The bytes that a connection sends in one round trip at least: ten segments (RFC 6928). */
export const oneFlight = 14_600;
/** Below this size a stream costs more than the compression itself. */
const compressedAtOnce = 32 * 1024;

/**
 * A reply that arrives in one round trip is not compressed, since compressing costs more than the answer itself. A
 * larger one is compressed at the fastest level.
 */
const quick: FastifyCompressRouteOptions["compress"] = {
  threshold: oneFlight,
  syncThreshold: compressedAtOnce,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
};

/**
 * Compression of replies to the calls that a whole year group sends at the same moment; other calls use the default.
 */
export const compression: Partial<Record<CallName, FastifyCompressRouteOptions["compress"]>> = {
  answerExercise: quick,
  answerRecord: quick,
  advanceExam: quick,
};
