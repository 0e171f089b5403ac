import type { FastifyReply, FastifyRequest } from "fastify";
import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";
import type { createGuessLimit } from "./guess-limit";

const guesses: ReadonlySet<FaultName> = new Set(["invitationUnknown", "roomCodeUnknown", "tooManyRequests"]);

/** Does the work of a call that opens an invitation, unless too many wrong codes were guessed. */
export type CountGuesses = <Result>(
  input: { code?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>;

/** Counts tries at codes and logs wrong ones. The token of a link is not counted, since it cannot be guessed. */
export const countGuesses =
  (guessed: ReturnType<typeof createGuessLimit>): CountGuesses =>
  async ({ code }, request, reply, work) => {
    if (code === undefined) return work();
    try {
      return await guessed(request, reply, work);
    } catch (error) {
      if (error instanceof CallRefusal && guesses.has(error.fault))
        request.log.warn({ address: request.ip, fault: error.fault }, "a code was guessed wrong");
      throw error;
    }
  };
