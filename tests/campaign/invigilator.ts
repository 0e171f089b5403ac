import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { setTimeout as pause } from "node:timers/promises";
import { v7 as uuidv7 } from "uuid";
import { users } from "../../src/server/db/accounts-schema";
import type { Database } from "../../src/server/db/open";
import { roomEntries, roomEvents, rooms, seats } from "../../src/server/db/rooms-schema";
import { attempts } from "../../src/server/db/schema";
import { newId, newSecret } from "../../src/server/support/identifiers";
import { openSession } from "../../src/server/use-cases/sign-in";
import { connect, Refused } from "../bench/load/call";
import { openBenchRoom } from "../bench/room/rooms-of-load";
import type { Chance } from "./chance";

const retryMs = 200;
const extensionMs = 60_000;

type CommandName =
  | "holdRoom"
  | "resumeRoom"
  | "pauseSeats"
  | "unpauseSeats"
  | "extendSeats"
  | "messageSeats"
  | "moveDevice";

/** What an invigilator does meanwhile, with its relative frequency; it is over when the promise resolves. */
export type RoomAct = readonly [name: string, act: (chance: Chance) => Promise<void>, weight: number];

/** A room in which some students of a class sit, and its invigilator. */
export interface CampaignRoom {
  readonly assignmentId: string;
  readonly people: readonly { readonly person: string; readonly token: string }[];
  /** Lets all of them in, and starts. */
  readonly start: () => Promise<void>;
  readonly acts: readonly RoomAct[];
  /**
   * What is wrong with the room, as sentences: a command that was answered is there once, the events have no gap, no
   * clock stands still, and every deadline is the limit with the credits of the ledger.
   */
  readonly judge: () => Promise<string[]>;
}

const isDecided = (error: unknown): boolean => error instanceof Refused && /: 1012\d\d /.test(error.message);

/** Opens the room of a new class of `size` members for a test; all calls go by the network at `url`. */
export async function openCampaignRoom(
  db: Database,
  url: string,
  menuId: string,
  { name, size }: { readonly name: string; readonly size: number },
): Promise<CampaignRoom> {
  const sessions = { db, clock: Date.now, secret: newSecret };
  const teacher = newId();
  await db.insert(users).values({
    userId: teacher,
    username: `teacher_${name}`,
    passwordHash: "",
    nickname: "Ms Lin",
    role: ["teacher"],
    permission: [],
    createdAt: Date.now(),
  });
  const call = connect(url, await openSession(sessions, teacher));
  const { roomId, assignmentId, userIds } = await openBenchRoom(call, db, menuId, { name, size });
  const people = await Promise.all(
    userIds.map(async (person) => ({ person, token: await openSession(sessions, person) })),
  );
  const answered = new Set<string>();

  /** Repeats a call until it is answered; null: it is refused for good. */
  const untilAnswered = async <Answer>(send: () => Promise<Answer>): Promise<Answer | null> => {
    for (;;) {
      try {
        return await send();
      } catch (error) {
        if (isDecided(error)) return null;
        await pause(retryMs);
      }
    }
  };
  /** Repeats a command by its key until it is answered, as the page does. */
  const command = async (called: CommandName, input: object = {}): Promise<void> => {
    const key = uuidv7();
    const told = await untilAnswered(() => call(called, { room_id: roomId, idempotency_key: key, ...input } as never));
    if (told !== null && (told as { readonly seq: number | null }).seq !== null) answered.add(key);
  };
  const aWhile = (chance: Chance): Promise<void> => pause(chance.whole(200, 2_500));
  const anySeat = async (chance: Chance): Promise<string[]> => {
    // the database may be starting again
    const rows = await untilAnswered(() =>
      db.select({ seatId: seats.seatId }).from(seats).where(eq(seats.roomId, roomId)),
    );
    return [chance.oneOf(rows ?? []).seatId];
  };

  return {
    assignmentId,
    people,
    start: async () => {
      for (const { token } of people)
        await connect(url, token)("enterRoom", { assignment_id: assignmentId, idempotency_key: uuidv7() });
      await call("admitSeats", { room_id: roomId, idempotency_key: uuidv7(), seats: "all" });
      await call("startRoom", { room_id: roomId, idempotency_key: uuidv7() });
    },
    acts: [
      [
        "room held",
        async (chance) => {
          await command("holdRoom", { reason: "fire alarm" });
          await aWhile(chance);
          await command("resumeRoom", { reason: "fire alarm" });
        },
        3,
      ],
      [
        "seat paused",
        async (chance) => {
          const chosen = await anySeat(chance);
          await command("pauseSeats", { seats: chosen, reason: "unwell" });
          await aWhile(chance);
          await command("unpauseSeats", { seats: chosen, reason: "unwell" });
        },
        3,
      ],
      [
        "device moved",
        async (chance) => {
          const asked = { assignment_id: assignmentId, idempotency_key: uuidv7() };
          const student = connect(url, chance.oneOf(people).token);
          const entered = await untilAnswered(() => student("enterRoom", asked));
          if (entered === null) return;
          const { entry_id } = entered.lobby;
          const found = await untilAnswered(() =>
            db.select().from(roomEntries).where(eq(roomEntries.entryId, entry_id)),
          );
          await command("moveDevice", { seat_id: found?.[0]?.seatId ?? "", entry_id });
        },
        2,
      ],
      ["time given to all", () => command("extendSeats", { seats: "all", ms: extensionMs, reason: "noise" }), 1],
      ["message to all", () => command("messageSeats", { seats: "all", text: { en: "Ten minutes left" } }), 1],
    ],
    judge: async () => {
      const [room] = await db.select().from(rooms).where(eq(rooms.roomId, roomId));
      const events = await db.select().from(roomEvents).where(eq(roomEvents.roomId, roomId)).orderBy(roomEvents.seq);
      const keys = events.map(({ key }) => key);
      const missing = [...answered].filter((key) => keys.filter((one) => one === key).length !== 1);
      const hasGap = events.some(({ seq }, place) => seq !== place + 1) || room?.lastSeq !== events.length;
      const seated = db.select({ attemptId: seats.attemptId }).from(seats).where(eq(seats.roomId, roomId));
      const rows = await db
        .select({
          attemptId: attempts.attemptId,
          stoppedAt: attempts.stoppedAt,
          end: sql<number>`(${attempts.deadline} - coalesce((select sum(ms)
            from time_credits where time_credits.attempt_id = attempts.attempt_id and stage is null), 0))::float8`,
        })
        .from(attempts)
        .where(and(inArray(attempts.attemptId, seated), isNotNull(attempts.deadline)));
      // all of them end with the assignment, which ends before the time of the test is over
      const ends = new Set(rows.map(({ end }) => end));
      return [
        ...missing.map((key) => `the command ${key} was answered and is not there once`),
        ...(hasGap ? [`the events of room ${roomId} have a gap`] : []),
        ...rows.flatMap(({ attemptId, stoppedAt }) => (stoppedAt === null ? [] : [`the clock of ${attemptId} stands`])),
        ...(ends.size > 1 ? [`deadlines and ledgers of room ${roomId} differ: ${[...ends].join()}`] : []),
      ];
    },
  };
}
