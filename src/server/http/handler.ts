import type { FastifyReply, FastifyRequest } from "fastify";
import type { z } from "zod";
import type { CallName } from "../../contract/calls/addresses";
import type { calls } from "../../contract/calls/calls";
import type { Envelope } from "../../contract/calls/envelope";
import type { WrittenReply } from "../support/written-reply";
import type { Bearer, Caller, Guest, Principal } from "../use-cases/caller";
import type { InPieces } from "./in-pieces";

type InputOf<Name extends CallName> = z.output<(typeof calls)[Name]["input"]>;
type OutputOf<Name extends CallName> = z.input<(typeof calls)[Name]["output"]>;
interface Callers {
  readonly public: null;
  readonly person: Caller;
  readonly guest: Guest;
  readonly sitter: Principal;
}
type CallerOf<Name extends CallName> = Callers[(typeof calls)[Name]["access"]];

/** Answers one call, given the caller as its access requires, the checked input, and the request itself. */
export type Handler<Who, Input, Output> = (
  who: Who,
  input: Input,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Output | InPieces | WrittenReply<Output>> | Output | InPieces;

/** A handler that identifies the bearer of the token itself, in the statement that does its work. */
export interface BearerHandler<Input, Output> {
  readonly ofBearer: Handler<Bearer, Input, Output>;
  /**
   * Reads the input of a usual call with the same result as the schema, but faster; null: the schema reads it. When
   * absent, the schema reads every input.
   */
  readonly readUsual?: (payload: unknown) => Input | null;
  /** Writes the reply as JSON; when absent, the default serializer does. */
  readonly write?: (reply: Envelope<Output>) => string | Buffer;
}

/** The handler of each call of the contract. */
export type Handlers = {
  readonly [Name in CallName]:
    | Handler<CallerOf<Name>, InputOf<Name>, OutputOf<Name>>
    | (CallerOf<Name> extends null ? never : BearerHandler<InputOf<Name>, OutputOf<Name>>);
};

/** The handlers of one subject's calls. */
export type HandlersFor<Name extends CallName> = Pick<Handlers, Name>;
