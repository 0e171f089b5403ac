import type { Visit } from "../../contract/account/visitors";

/** The attempt that a guest of a room has ended, which its invigilator may open again; null: none. */
export const endedInRoom = (visit: Visit | undefined): string | null =>
  visit?.of_room === true && visit.attempt?.status === "finished" ? visit.attempt.attempt_id : null;
