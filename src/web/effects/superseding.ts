import { asFault } from "../../../machines/support/fault";

interface Flight {
  readonly cancel: AbortController;
  successor: Promise<unknown> | null;
}

type Send = (signal: AbortSignal) => Promise<unknown>;

/**
 * Cancels an earlier identical call that is still under way. The caller of the earlier one gets the answer of the
 * later: two parts of a page that make the same call both get it.
 */
export const makeSuperseding = () => {
  const flights = new Map<string, Flight>();
  const fly = async (key: string, given: AbortSignal | undefined, send: Send): Promise<unknown> => {
    const cancel = new AbortController();
    const flight: Flight = { cancel, successor: null };
    const earlier = flights.get(key);
    flights.set(key, flight);
    const answer = send(given === undefined ? cancel.signal : AbortSignal.any([given, cancel.signal]));
    if (earlier !== undefined) {
      earlier.successor = answer;
      earlier.cancel.abort();
    }
    try {
      return await answer;
    } catch (fault) {
      if (flight.successor === null || given?.aborted === true) throw fault;
      return await flight.successor.catch((later: unknown) => {
        if (asFault(later).code !== "aborted" || given?.aborted === true) throw later;
        return fly(key, given, send);
      });
    } finally {
      if (flights.get(key) === flight) flights.delete(key);
    }
  };
  return fly;
};
