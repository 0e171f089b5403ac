import { and, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { deliveryOf } from "../../../contract/families";
import type { RoomCommandResult, roomReopenInput } from "../../../contract/rooms/room-commands";
import { append, type AttemptRow } from "../../attempts/attempt";
import { wrongBook } from "../../db/collections-schema";
import type { Queries } from "../../db/open";
import { attemptReports } from "../../db/reports-schema";
import { seats } from "../../db/rooms-schema";
import { attempts, attemptStages } from "../../db/schema";
import { timeCredits } from "../../db/time-credits-schema";
import { CallRefusal } from "../../support/refusal";
import type { Caller } from "../caller";
import type { Dependencies } from "../dependencies";
import { noteResults } from "../outgoing/note-results";
import { releaseOf } from "../sitting/release";
import { moveSeats, seatsOf } from "./move-seats";
import { inRoom } from "./room-command";

type Deps = Pick<Dependencies, "catalogue" | "ids">;

interface Reopening {
  readonly now: number;
  readonly by: string;
  readonly ms: number;
  readonly note: string;
  /** The room is held: the clock of the sitting stands still. */
  readonly isHeld: boolean;
}

type StageRow = typeof attemptStages.$inferSelect;

/** By how much an end must move so that `ms` are left from now on. */
const shortOf = (end: number | null, { now, ms }: Pick<Reopening, "now" | "ms">): number =>
  end === null ? 0 : Math.max(0, now + ms - end);

/** Refuses what would be unfair: questions chosen by the answers before, keys that the student could have seen. */
async function refuseUnfair(tx: Queries, { catalogue }: Deps, attempt: AttemptRow, now: number): Promise<void> {
  const test = await catalogue.test(tx, attempt.menuId, attempt.version);
  if (deliveryOf(test.family, test.definition.exam_info).engine === "itemAdaptive")
    throw new CallRefusal("seatAdaptive");
  if ((await releaseOf(tx, test, attempt, now)).released) throw new CallRefusal("seatKeysOut");
  const [other] = await tx
    .select({ attemptId: attempts.attemptId })
    .from(attempts)
    .where(
      and(
        sql`${attempts.userId} = ${attempt.userId}`,
        eq(attempts.menuId, attempt.menuId),
        eq(attempts.status, "sitting"),
      ),
    );
  if (other !== undefined) throw new CallRefusal("seatSitsAgain");
}

/** The section that was under way when the sitting ended. */
async function lastStageOf(tx: Queries, { attemptId }: AttemptRow): Promise<StageRow> {
  const [row] = await tx
    .select()
    .from(attemptStages)
    .where(eq(attemptStages.attemptId, attemptId))
    .orderBy(desc(attemptStages.begunAt), desc(attemptStages.endedAt))
    .limit(1);
  if (row === undefined) throw new Error(`the sitting ${attemptId} has no section`);
  return row;
}

/** What was made of the answers at the end is made again at the next one. */
async function forgetEnd(tx: Queries, { attemptId }: AttemptRow): Promise<void> {
  await tx.delete(attemptReports).where(eq(attemptReports.attemptId, attemptId));
  await tx.delete(wrongBook).where(eq(wrongBook.attemptId, attemptId));
}

/** Lets a finished sitting of a locked attempt go on in its last section, with all answers, for at least `ms`. */
async function reopenSitting(tx: Queries, deps: Deps, attempt: AttemptRow, reopening: Reopening): Promise<void> {
  const { now, by, note, isHeld } = reopening;
  const { attemptId } = attempt;
  const stage = await lastStageOf(tx, attempt);
  const wholeMs = shortOf(attempt.deadline, reopening);
  const moved = stage.deadline === null ? null : stage.deadline + wholeMs;
  const stageMs = shortOf(moved, reopening);
  const stageDeadline = moved === null ? null : moved + stageMs;
  const given = [
    { stage: null, ms: wholeMs },
    { stage: stage.stage, ms: stageMs },
  ].filter(({ ms }) => ms > 0);
  const credits = given.map((one) => ({ ...one, creditId: deps.ids() }));
  if (credits.length > 0)
    await tx
      .insert(timeCredits)
      .values(
        credits.map((one) => ({ ...one, attemptId, reason: "extension" as const, givenBy: by, note, givenAt: now })),
      );
  await tx
    .update(attemptStages)
    .set({ endedAt: null, endReason: null, deadline: stageDeadline })
    .where(and(eq(attemptStages.attemptId, attemptId), eq(attemptStages.stage, stage.stage)));
  await forgetEnd(tx, attempt);
  await noteResults(tx, attempt, now);
  const deadline = attempt.deadline === null ? null : attempt.deadline + wholeMs;
  const payload = {
    credits: credits.map(({ creditId, stage: of, ms }) => ({ credit_id: creditId, stage: of, ms })),
    given_by: by,
    note,
    deadline,
    stage_deadline: stageDeadline,
  };
  await append(
    tx,
    attempt,
    now,
    { kind: "reopen", payload, leaseEpoch: attempt.leaseEpoch },
    {
      status: "sitting",
      stage: stage.stage,
      stageDeadline,
      deadline,
      closesAt: attempt.closesAt === null ? null : attempt.closesAt + shortOf(attempt.closesAt, reopening),
      stoppedAt: isHeld ? now : null,
      lockedAt: null,
      // a hand-in that is still on its way from the window of before does not end it again
      leaseEpoch: attempt.leaseEpoch + 1,
      leaseTurn: 0,
      leaseSeenAt: 0,
      finishReason: null,
      finishedAt: null,
      completedAt: null,
      score: null,
      awaitingPoints: null,
    },
  );
}

/**
 * Lets a student who has handed in go on where the test ended, for at least the given time; what was handed in stays.
 * Throws `seatAdaptive` for a test that chooses its questions by the answers, `seatKeysOut` once the student could have
 * seen the keys, and `seatSitsAgain` if the student has begun the test anew.
 */
export const reopenSeat = (
  deps: Dependencies,
  caller: Caller,
  input: z.output<typeof roomReopenInput>,
): Promise<RoomCommandResult> =>
  inRoom(deps, caller, input, async ({ tx, room, now }) => {
    if (room.phase !== "running" && room.phase !== "held")
      throw new CallRefusal("roomElsewhere", { phase: room.phase });
    const { seat_id: seatId, ms, reason } = input;
    const rows = await seatsOf(tx, room, [seatId]);
    if (rows.length === 0) throw new CallRefusal("seatUnknown");
    const { taken, refused } = await moveSeats(tx, rows, { type: "sitting.reopened" });
    const [seat] = taken;
    if (seat?.attemptId == null) return { kind: null, refused };
    const [attempt] = await tx.select().from(attempts).where(eq(attempts.attemptId, seat.attemptId)).for("update");
    if (attempt?.status !== "finished") throw new CallRefusal("roomElsewhere", { phase: room.phase });
    await refuseUnfair(tx, deps, attempt, now);
    await reopenSitting(tx, deps, attempt, { now, by: caller.userId, ms, note: reason, isHeld: room.phase === "held" });
    await tx.update(seats).set({ closedBy: null }).where(eq(seats.seatId, seatId));
    return { kind: "reopened", seats: [seatId], facts: { ms, reason } };
  });
