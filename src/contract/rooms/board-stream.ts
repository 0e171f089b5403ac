/**
 * The stream of a board (`text/event-stream`, by GET with `room_id` and `since`): the event `board` with a whole
 * `Board`, then `update` events with a `BoardUpdate` each; the id is the number of the last event of the room.
 */
export const boardStreamPath = "/api/room/stream";

/** Of the stream of a board, in ms. */
export const boardStreamTimes = {
  /** A comment shows that the stream still comes through. */
  commentMs: 15_000,
  /** Before a reader opens a broken stream again. */
  retryMs: 2_000,
  /** Nothing came through for so long: the stream is taken as broken. */
  openingMs: 4_000,
  silenceMs: 20_000,
} as const;
