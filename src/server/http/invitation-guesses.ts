import type { FastifyReply, FastifyRequest } from "fastify";
import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";
import type { createGuessLimit } from "./guess-limit";

const guesses: ReadonlySet<FaultName> = new Set(["invitationUnknown", "tooManyRequests"]);

/** Does the work of a call that opens an invitation, where not too many codes were guessed wrong. */
export type CountGuesses = <Result>(
  input: { code?: string | undefined },
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>;

/** A link's token is beyond guessing; a code is counted, and a wrong one written to the log. */
export const countGuesses =
  (guessed: ReturnType<typeof createGuessLimit>): CountGuesses =>
  async ({ code }, request, reply, work) => {
    if (code === undefined) return work();
    try {
      return await guessed(request, reply, work);
    } catch (error) {
      if (error instanceof CallRefusal && guesses.has(error.fault))
        request.log.warn({ address: request.ip, fault: error.fault }, "an invitation code was guessed wrong");
      throw error;
    }
  };
