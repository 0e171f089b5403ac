import type { Language } from "../../../contract/item/content";
import { roomLimits } from "../../../contract/rooms/room-limits";
import type { BoardSeat } from "../../../contract/rooms/rooms";
import { foldSearch } from "../../../contract/validators/folding";

/** What an invigilator sees of a seat first, in the order of who needs a look. */
export const seatStates = [
  "locked",
  "silentUnsent",
  "silent",
  "secondDevice",
  "paused",
  "waiting",
  "sitting",
  "admitted",
  "expected",
  "handedIn",
  "dismissed",
  "absent",
] as const;
export type SeatState = (typeof seatStates)[number];

type Looked = Pick<BoardSeat, "phase" | "seen_at" | "unsent" | "entrants" | "lockdown">;

const isInside = ({ phase }: Looked): boolean => ["admitted", "sitting", "paused"].includes(phase);

/** Whether a device that has the questions was last heard of too long ago, by the server's clock. */
export const isSilent = ({ phase, seen_at: seenAt }: Looked, now: number): boolean =>
  (phase === "sitting" || phase === "paused") && seenAt !== null && now - seenAt > roomLimits.silentAfterMs;

/** The state under which a seat is listed; the first that applies. */
export function stateOfSeat(seat: Looked, now: number): SeatState {
  if (isInside(seat) && seat.lockdown?.phase === "locked") return "locked";
  if (isSilent(seat, now)) return seat.unsent > 0 ? "silentUnsent" : "silent";
  return isInside(seat) && seat.entrants.length > 0 ? "secondDevice" : seat.phase;
}

/** A seat with the state under which it is listed. */
export interface ListedSeat {
  readonly seat: BoardSeat;
  readonly state: SeatState;
}

/** The seats in the order of who needs a look; then by name, as people of that language sort names. */
export function listedSeats(seats: readonly BoardSeat[], now: number, language: Language): ListedSeat[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return seats
    .map((seat) => ({ seat, state: stateOfSeat(seat, now) }))
    .toSorted(
      (one, other) =>
        seatStates.indexOf(one.state) - seatStates.indexOf(other.state) ||
        compare(one.seat.name, other.seat.name) ||
        compare(one.seat.seat_id, other.seat.seat_id),
    );
}

/** The seats in an order of before; those that it lacks come last. */
export const steadySeats = (seats: readonly ListedSeat[], order: readonly string[]): readonly ListedSeat[] => {
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ seat }: ListedSeat): number => places.get(seat.seat_id) ?? order.length;
  return seats.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Which seats are shown. */
export interface SeatFilter {
  readonly search: string;
  /** null: seats in any state. */
  readonly state: SeatState | null;
}

export const filteredSeats = (seats: readonly ListedSeat[], { search, state }: SeatFilter): readonly ListedSeat[] => {
  const wanted = foldSearch(search.trim());
  return seats.filter(
    (one) => (state === null || one.state === state) && (wanted === "" || foldSearch(one.seat.name).includes(wanted)),
  );
};
