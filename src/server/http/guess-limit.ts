import type { FastifyReply, FastifyRequest } from "fastify";
import type { FaultName } from "../../contract/calls/faults";
import { CallRefusal } from "../support/refusal";
import type { MakeLimit } from "./limit";
import { networkOf } from "./network-of";

/** Runs work that may turn out to be a wrong guess of a code. */
export type Guarded = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>;

const wrongCodes: ReadonlySet<FaultName> = new Set(["invitationUnknown", "roomCodeUnknown"]);

const seconds = 600;
/** The most wrong codes of one device; a person mistypes less often. */
const mostOfDevice = 10;
/** The number of tries after which each further one from an address is delayed. */
const freeOfAddress = 120;
/**
 * The number of tries after which an address is refused: a school behind it mistypes less often, a machine guesses more
 * often.
 */
const mostOfAddress = 1_200;
const pauseMs = 2_000;

const cookieName = "invigil_guest";
const cookiePattern = /(?:^|;\s*)invigil_guest=([\w-]{20,64})(?:;|$)/;

function setCookie(request: FastifyRequest, reply: FastifyReply, id: string): void {
  const secure = request.protocol === "https" ? "; Secure" : "";
  reply.header("set-cookie", `${cookieName}=${id}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`);
}

interface GuessLimitOptions {
  readonly limit: MakeLimit;
  readonly pause: (ms: number) => Promise<void>;
  /** Makes the id for a device that has none yet. */
  readonly newId: () => string;
}

/**
 * Limits wrong codes of invitations and rooms, counted by device and by address, tries under way included. A device
 * that goes on guessing is refused on its own; its address is delayed later and refused last, so that one guesser does
 * not shut out others behind the same address. Tries are counted before the work is done, so that many simultaneous
 * ones count; a try that was not a wrong code is taken back.
 */
export function createGuessLimit({ limit, pause, newId }: GuessLimitOptions): Guarded {
  const ofDevice = limit("guess_device", { points: mostOfDevice, seconds });
  const ofAddress = limit("guess", { points: mostOfAddress, seconds });
  return async (request, reply, work) => {
    const address = networkOf(request.ip);
    const device = cookiePattern.exec(request.headers.cookie ?? "")?.[1] ?? null;
    const giveBack = async () => {
      await Promise.all([ofAddress.giveBack(address), device === null ? null : ofDevice.giveBack(device)]);
    };
    if (device !== null) await ofDevice.take(device);
    const tried = await ofAddress.count(address);
    if (tried > mostOfAddress) throw new CallRefusal("tooManyRequests", {}, seconds);
    if (tried > freeOfAddress) await pause(pauseMs);
    try {
      const result = await work();
      await giveBack();
      return result;
    } catch (error) {
      if (!(error instanceof CallRefusal && wrongCodes.has(error.fault))) await giveBack();
      else if (device === null) setCookie(request, reply, newId());
      throw error;
    }
  };
}
