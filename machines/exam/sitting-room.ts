import type { RoomUpdate, SeatNotice, TimeCredit } from "../../src/contract/rooms/room-update";

/** What the invigilator lets the student read: a message, or that the sitting goes on after the hand-in. */
export type RoomMessage = Extract<SeatNotice, { readonly kind: "message" | "reopened" }>;

/** What a window knows of the room in which its student sits. Times are in ms since 1970, by the server's clock. */
export interface SittingRoom {
  /** The number of the room's last event that the window knows. */
  readonly seq: number;
  /** The number of the last message that the student has read. */
  readonly readSeq: number;
  /** Messages that the student has not read, in order. */
  readonly unread: readonly RoomMessage[];
  /** Why the clock was last stopped; empty: no reason was given. */
  readonly stopReason: string;
  /** When all sittings of the room end; null: each by its own clock. */
  readonly endsAt: number | null;
  readonly endReason: string;
  /** The invigilator has ended the sitting; its deadline says when. */
  readonly isEnding: boolean;
  /** All time given, earliest first. */
  readonly given: readonly TimeCredit[];
}

const nothingKnown: SittingRoom = {
  seq: 0,
  readSeq: 0,
  unread: [],
  stopReason: "",
  endsAt: null,
  endReason: "",
  isEnding: false,
  given: [],
};

const withUnread = (room: SittingRoom, notice: RoomMessage): SittingRoom =>
  notice.seq > room.readSeq ? { ...room, unread: [...room.unread, notice] } : room;

function withNotice(room: SittingRoom, notice: SeatNotice): SittingRoom {
  switch (notice.kind) {
    case "message":
      return withUnread(room, notice);
    case "stopped":
      return { ...room, stopReason: notice.reason };
    case "endPlanned":
      return { ...room, endReason: notice.reason };
    case "ending":
      return { ...room, isEnding: true, endReason: notice.reason };
    case "reopened":
      return { ...withUnread(room, notice), isEnding: false, endReason: "" };
    case "extended":
    case "resumed":
      return room;
  }
}

/** Marks all messages up to a number as read. */
export const withRead = (room: SittingRoom, seq: number): SittingRoom => ({
  ...room,
  readSeq: Math.max(room.readSeq, seq),
  unread: room.unread.filter((message) => message.seq > seq),
});

/**
 * What the window knows after the server's update. Events that it knows already are left out, and a reply that was
 * overtaken by a newer one changes nothing.
 */
export function roomAfterUpdate(before: SittingRoom | null, update: RoomUpdate | undefined): SittingRoom | null {
  if (update === undefined) return before;
  const known = before ?? nothingKnown;
  if (update.seq < known.seq) return known;
  const read = withRead(known, update.read_seq ?? 0);
  const after = update.events.filter(({ seq }) => seq > known.seq).reduce(withNotice, read);
  return { ...after, seq: update.seq, endsAt: update.ends_at, given: update.given ?? known.given };
}
