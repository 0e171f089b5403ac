import { sql } from "drizzle-orm";
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { addresses } from "../../../src/contract/calls/addresses";
import type { Database } from "../../../src/server/db/open";
import { readBoardStream } from "../../support/board-streams";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { percentile } from "../percentile";
import { forEach, openBenchRoom } from "./rooms-of-load";

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

/** A room whose seats all sit, with their attempts written into the tables. */
export async function sittingRoom(call: Call, db: Database, menuId: string, size: number, name: string) {
  const room = await openBenchRoom(call, db, menuId, { name, size });
  const now = Date.now();
  await db.execute(sql`
    insert into attempts (attempt_id, user_id, assignment_id, menu_id, version, mode, status, stage, started_at,
      deadline, lease_epoch, lease_seen_at, last_seq, answered, total, seed)
    select md5(seat_id)::uuid, class_members.user_id, ${room.assignmentId}, ${menuId},
      (select max(version) from tests where menu_id = ${menuId}), 'full', 'sitting', 'main', ${now}::bigint,
      ${now + 7_200_000}::bigint, 0, ${now}::bigint, 1, 0, 20, seat_id
    from seats join class_members on class_members.member_id = seats.member_id where room_id = ${room.roomId}`);
  await db.execute(sql`
    update seats set phase = 'sitting', attempt_id = md5(seat_id)::uuid where room_id = ${room.roomId}`);
  await call("startRoom", { room_id: room.roomId, idempotency_key: randomUUID() });
  await db.execute(sql`analyze`);
  return room;
}

/** The same rows as a command that gives time to all, by bare statements in one transaction; in ms. */
const bareRows = (db: Database, roomId: string): Promise<number> =>
  timed(async () => {
    const attempts = sql`(select attempt_id from seats where room_id = ${roomId})`;
    await db.execute(sql`begin`);
    await db.execute(sql`
      update attempts set deadline = deadline + 600000, last_seq = last_seq + 1 where attempt_id in ${attempts}`);
    await db.execute(sql`
      insert into time_credits (credit_id, attempt_id, ms, reason, given_at)
      select gen_random_uuid()::text, attempt_id, 600000, 'extension', 0 from seats where room_id = ${roomId}`);
    await db.execute(sql`
      insert into attempt_log (attempt_id, seq, kind, payload, server_time, lease_epoch)
      select attempt_id, last_seq, 'credit', '{"ms":600000}', 0, 0 from attempts where attempt_id in ${attempts}`);
    await db.execute(sql`commit`);
  });

/** Time for all seats of one large room at once, its board, and how soon it comes. */
export async function measureLargeRoom(
  site: { readonly url: string; readonly token: string },
  call: Call,
  db: Database,
  menuId: string,
  size: number,
): Promise<Figure[]> {
  const { roomId } = await sittingRoom(call, db, menuId, size, "large");
  const opening = performance.now();
  const board = await readBoardStream(site.url, site.token, { room_id: roomId });
  await board.until(() => board.board() !== null);
  const openedIn = performance.now() - opening;
  const bare: number[] = [];
  const given: number[] = [];
  const shown: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    bare.push(await bareRows(db, roomId));
    const asked = { room_id: roomId, idempotency_key: randomUUID(), seats: "all" as const, ms: 600_000 };
    const before = board.board()?.seq ?? 0;
    const begun = performance.now();
    given.push(await timed(() => call("extendSeats", asked)));
    await board.until(() => (board.board()?.seq ?? 0) > before);
    shown.push(performance.now() - begun);
  }
  board.close();
  const [ofBare, ofCommand] = [percentile(bare, 0.5), percentile(given, 0.5)];
  const seats = `${size} seats`;
  return [
    { measure: `room: first data of the board of ${seats}`, value: openedIn, unit: "ms", bar: { atMost: 1_500 } },
    { measure: `room: time for ${seats} at once`, value: ofCommand, unit: "ms", bar: { atMost: 2_000 } },
    { measure: "room: the same rows by bare statements", value: ofBare, unit: "ms" },
    { measure: "room: the command by the bare statements", value: ofCommand / ofBare, unit: "×", bar: { atMost: 3 } },
    { measure: `room: that time on the board of ${seats}`, value: percentile(shown, 0.95), unit: "ms" },
  ];
}

/** Holds and resumes a room at random; the credits of each sitting must sum to what was held. */
export async function measureHolds(call: Call, db: Database, menuId: string, size: number): Promise<Figure[]> {
  const { roomId } = await sittingRoom(call, db, menuId, size, "held");
  for (let turn = 0; turn < 30; turn += 1) {
    await call("holdRoom", { room_id: roomId, idempotency_key: randomUUID() });
    await pause(Math.random() * 60);
    await call("resumeRoom", { room_id: roomId, idempotency_key: randomUUID() });
  }
  const { rows } = await db.execute<{ wrong: number; largest: number }>(sql`
    with held as (
      select sum((facts ->> 'ms')::bigint) as ms from room_events where room_id = ${roomId} and kind = 'resumed'),
    credited as (
      select seats.seat_id, coalesce((select sum(ms) from time_credits
        where time_credits.attempt_id = seats.attempt_id and reason = 'pause'), 0) as ms
      from seats where room_id = ${roomId})
    select count(*) filter (where credited.ms <> held.ms)::int as wrong,
      coalesce(max(abs(credited.ms - held.ms)), 0)::float8 as largest
    from credited, held`);
  return [
    {
      measure: `room: of ${size} sittings held 30 times, ledgers with another sum`,
      value: rows[0]?.wrong ?? Number.NaN,
      unit: "",
      bar: { atMost: 0 },
    },
    {
      measure: "room: the largest difference of a ledger",
      value: rows[0]?.largest ?? Number.NaN,
      unit: "ms",
      bar: { atMost: 0 },
    },
  ];
}

/** A device without an account, which remembers the cookies that it is given. */
const makeDevice = (url: string) => {
  let cookie = "";
  return async (name: "lookAtRoom" | "joinRoom", input: object): Promise<number> => {
    const reply = await fetch(url + addresses[name].path, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie === "" ? {} : { cookie }) },
      body: JSON.stringify(input),
    });
    cookie = reply.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return ((await reply.json()) as { readonly code: number }).code;
  };
};
const symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const wrongCode = (): string =>
  Array.from({ length: 8 }, () => symbols[Math.floor(Math.random() * symbols.length)]).join("");

/** So many students behind one address who mistype twice each, then one device that guesses. */
export async function measureJoins(
  url: string,
  call: Call,
  db: Database,
  menuId: string,
  { joins, guesses }: { readonly joins: number; readonly guesses: number },
): Promise<Figure[]> {
  const room = await openBenchRoom(call, db, menuId, { name: "door", size: joins });
  let inside = 0;
  const lasted = await timed(() =>
    Promise.all(
      room.userIds.map(async (userId) => {
        const ask = makeDevice(url);
        await ask("lookAtRoom", { code: wrongCode() });
        await ask("lookAtRoom", { code: wrongCode() });
        const asked = { code: room.code, member_id: `${userId}-member`, idempotency_key: randomUUID() };
        if ((await ask("joinRoom", asked)) === 200) inside += 1;
      }),
    ),
  );
  const guesser = makeDevice(url);
  let opened = 0;
  await forEach(Array.from({ length: guesses }, wrongCode), async (code) => {
    if ((await guesser("lookAtRoom", { code })) === 200) opened += 1;
  });
  return [
    {
      measure: `room: of ${joins} joins with two wrong codes each, in`,
      value: inside,
      unit: "",
      bar: { atLeast: joins },
    },
    { measure: "room: until all of them are in", value: lasted / 1_000, unit: "s", bar: { atMost: 60 } },
    { measure: `room: of ${guesses} guesses of one device, open`, value: opened, unit: "", bar: { atMost: 0 } },
  ];
}
