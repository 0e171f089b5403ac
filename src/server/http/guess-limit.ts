import type { FastifyReply, FastifyRequest } from "fastify";
import { CallRefusal } from "../support/refusal";
import type { MakeLimit } from "./limit";
import { networkOf } from "./network-of";

/** Work that may turn out to have been a guess. */
export type Guarded = <Result>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Result>,
) => Promise<Result>;

const seconds = 600;
/** Wrong codes of one device: a person mistypes less often. */
const mostOfDevice = 10;
/** From here on each try from an address waits. */
const freeOfAddress = 120;
/** Beyond this an address is refused: a school behind it mistypes less often, a machine guesses more. */
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
  /** Makes the id of a device that has none yet. */
  readonly newId: () => string;
}

/**
 * Wrong codes of invitations, counted by device and by address with the codes under way. A device that goes on guessing
 * is refused by itself; its address is slowed later, and refused last, so that nobody shuts others behind it out.
 * Counted before the work is done, so that many at once are many; what was no wrong code is taken back.
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
      if (!(error instanceof CallRefusal && error.fault === "invitationUnknown")) await giveBack();
      else if (device === null) setCookie(request, reply, newId());
      throw error;
    }
  };
}
