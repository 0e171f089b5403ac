import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { Heartbeat, heartbeatInput } from "../../contract/attempt/exam";
import { createGatherer } from "../attempts/answer-batch/gather";
import { leasedAttemptColumns, standingIn, type LeasedAttempt } from "../attempts/lease";
import { ownerColumns } from "../attempts/owner";
import { comparedId } from "../db/columns";
import type { Queries } from "../db/open";
import { attempts } from "../db/schema";
import { givenRows, placeholder, statement } from "../db/statement";
import { secretHashOf } from "../support/identifiers";
import { CallRefusal } from "../support/refusal";
import type { Principal } from "./caller";
import type { Dependencies } from "./dependencies";
import type { SeatSigns } from "./rooms/seat-signs";
import { createSeatUpdates, seatAsJson, type SeatOfSitting } from "./rooms/seat-updates";
import { currentAttempt } from "./sitting/current";
import { noteAbsences } from "./sitting/note-absences";
import { isEndDue } from "./sitting/settle";

interface Beat {
  readonly caller: Principal;
  readonly input: z.output<typeof heartbeatInput>;
}

/** A sitting as it is at a heartbeat; in a room with its seat. */
interface BeatingSitting extends LeasedAttempt {
  readonly seat: SeatOfSitting | null;
}

const askedColumns = {
  place: "integer",
  attempt_id: "uuid",
  lease_hash: "text",
  user_id: "text",
  guest_id: "text",
} as const;

/**
 * A lateral join, so that each attempt is looked up by its key: for many attempts, PostgreSQL might prefer a full scan.
 */
const readStatement = statement<BeatingSitting & { readonly place: number }, "asked">(
  "beating_sittings",
  () => sql`
  select asked.place, ${leasedAttemptColumns(sql`asked.lease_hash`)}, ${seatAsJson(sql`${attempts.attemptId}`)} as seat
  from ${givenRows("asked", askedColumns)}, lateral (
    select * from ${attempts}
    where ${attempts.attemptId} = asked.attempt_id
      and (${attempts.userId} = asked.user_id or ${attempts.guestId} = asked.guest_id)
    limit 1
  ) as ${attempts}`,
);

const heldColumns = { attempt_id: "uuid", epoch: "integer", turn: "integer" } as const;

/** Rows that somebody else holds are left, so that no heartbeat waits for an answer. */
const leaseStatement = statement<object, "held" | "now">(
  "leases_seen",
  () => sql`
  update ${attempts} set lease_seen_at = ${placeholder("now")}::bigint
  from (
    select ${attempts.attemptId} as attempt_id
    from ${givenRows("held", heldColumns)} join ${attempts} on ${attempts.attemptId} = held.attempt_id
    where ${attempts.leaseEpoch} = held.epoch and ${attempts.leaseTurn} = held.turn
    for no key update of attempts skip locked
  ) as seen
  where ${attempts.attemptId} = seen.attempt_id`,
);

/** A lease is a window's for 25 seconds after its last sign: in a room, every second heartbeat is written. */
const leaseWriteMs = 8_000;

async function readBeats(db: Queries, beats: readonly Beat[], now: number): Promise<(BeatingSitting | null)[]> {
  const asked = beats.map(({ caller, input }, place) => {
    const { userId, guestId } = ownerColumns(caller);
    return {
      place,
      attempt_id: comparedId(input.attempt_id),
      lease_hash: secretHashOf(input.lease),
      user_id: userId,
      guest_id: guestId,
    };
  });
  const read: (BeatingSitting | null)[] = beats.map(() => null);
  for (const { place, ...row } of await readStatement(db, { asked: JSON.stringify(asked) })) read[place] = row;
  const held = read.flatMap((row) => {
    if (row === null) return [];
    const { attemptId, status, leaseSeenAt } = row.attempt;
    const { kind, epoch, turn } = standingIn(row);
    const isDue = kind === "current" && status === "sitting" && now - leaseSeenAt >= leaseWriteMs;
    return isDue ? [{ attempt_id: attemptId, epoch, turn }] : [];
  });
  if (held.length > 0) await leaseStatement(db, { held: JSON.stringify(held), now });
  return read;
}

const ways = 2;
const mostTogether = 64;

/** Answers heartbeats; created once per process. */
export type Heartbeats = (caller: Principal, input: Beat["input"]) => Promise<Heartbeat>;

/**
 * A heartbeat of a window keeps its lease alive and returns the server's time; in a room it also tells of the window to
 * the invigilators, and of the room to the window. Those that arrive together are read in one statement. Takes no lock,
 * so that it does not wait for answers. Throws `attemptNotFound`.
 */
export function createHeartbeats(deps: Dependencies, signs: SeatSigns): Heartbeats {
  const updateOf = createSeatUpdates(deps.db);
  const readBeat = createGatherer<Beat, BeatingSitting | null>({
    send: (beats) => readBeats(deps.db, beats, deps.clock()),
    outcomeOfError: (error) => {
      throw error;
    },
    ways,
    most: mostTogether,
  });
  return async (caller, input) => {
    const read = await readBeat({ caller, input });
    if (read === null) throw new CallRefusal("attemptNotFound");
    const now = deps.clock();
    const attempt = isEndDue(read.attempt, now)
      ? await currentAttempt(deps, caller, read.attempt.attemptId)
      : read.attempt;
    const { seat } = read;
    const isHeld = standingIn(read).kind === "current";
    if (seat !== null && isHeld) {
      const { seatId, roomId } = seat;
      await signs.note({ seatId, roomId, seenAt: now, unsent: input.pending, readSeq: input.read_seq });
    }
    const told = input.absences ?? [];
    return {
      server_time: now,
      deadline: attempt.deadline,
      stage_deadline: attempt.stageDeadline,
      lease_held: isHeld,
      status: attempt.status,
      stage: attempt.stage,
      last_seq: attempt.lastSeq,
      ...(attempt.lockedAt === null ? {} : { locked_at: attempt.lockedAt }),
      ...(told.length === 0 ? {} : { absences: await noteAbsences(deps.db, attempt, told, now) }),
      ...(seat === null
        ? {}
        : {
            stopped_at: attempt.stoppedAt,
            room: await updateOf({ attemptId: attempt.attemptId, seat, since: input.room_seq }),
          }),
    };
  };
}
