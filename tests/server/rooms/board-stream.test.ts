import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeApp } from "../../../src/server/app";
import { readConfig } from "../../../src/server/configuration/config";
import { users } from "../../../src/server/db/accounts-schema";
import { seatPresence } from "../../../src/server/db/rooms-schema";
import { readBoardStream } from "../../support/board-streams";
import { openClass, type OpenClass } from "../../support/given-classes";
import { manualEvery } from "../../support/manual-every";
import { openRoomOf, type OpenRoom } from "../../support/rooms";
import { choose, newKey, openSchool, type School } from "../../support/sittings";

let school: School;
let ofClass: OpenClass;
let room: OpenRoom;
let lin: string;
let app: FastifyInstance;
let base: string;
let time: ReturnType<typeof manualEvery>;

beforeEach(async () => {
  school = await openSchool();
  ofClass = await openClass(school);
  lin = await ofClass.member("Lin");
  await ofClass.member("Mei");
  room = await openRoomOf(school, ofClass);
  time = manualEvery();
  app = await makeApp({
    ...school.deps,
    config: readConfig({}),
    log: pino({ level: "silent" }),
    every: time.every,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => app.close());

const read = (more: object = {}, token = ofClass.teacher.token) =>
  readBoardStream(base, token, { room_id: room.room_id, ...more });

/** The board as the tables have it, without the time at which it was read. */
const inTables = async () => ({ ...(await room.board()), server_time: 0 });

describe("the stream of a board", () => {
  it("begins with the whole board and goes on with each event as it happens", async () => {
    const board = await read();
    await board.until(() => board.board() !== null);
    expect({ ...board.board(), server_time: 0 }).toEqual(await inTables());
    expect(board.raw()).toMatch(/^retry: 2000\n\nid: 1\nevent: board\ndata: /);
    expect(board.headers).toMatchObject({
      "content-type": "text/event-stream",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    });
    expect(board.headers).not.toHaveProperty("content-encoding");
    await room.command("setAdmission", { admits: true });
    await room.join({ member_id: lin });
    await room.command("admitSeats", { seats: "all" });
    await board.until(() => board.board()?.seq === 4);
    expect({ ...board.board(), server_time: 0 }).toEqual(await inTables());
    expect(
      board
        .raw()
        .match(/(?<=^id: )\d+/gm)
        ?.at(-1),
    ).toBe("4");
    board.close();
  });

  it("brings what is no event by itself: a sitting that has begun, answers, and the signs of devices", async () => {
    await room.command("setAdmission", { admits: true });
    const { token } = (await room.join({ member_id: lin })).data;
    await room.start();
    const board = await read();
    await board.until(() => board.board() !== null);
    const begun = (await room.begin(token)).data;
    const { attempt_id, lease } = begun;
    const [item] = begun.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    time.pass(750);
    await board.until(() => board.board()?.events.at(-1)?.kind === "begun");
    await school.call(
      "answerExercise",
      {
        attempt_id,
        lease,
        exercise_id: item?.exercise_id,
        answer: choose("A"),
        revision: 1,
        idempotency_key: newKey(),
        elapsed_ms: 1_000,
      },
      token ?? "",
    );
    time.pass(750);
    await board.until(() => board.board()?.seats.some(({ answered }) => answered === 1) === true);
    const { seat_id: seatId } = await room.seat("Lin");
    const sign = { roomId: room.room_id, seenAt: school.now + 7, unsent: 2, readSeq: 0 };
    await school.db
      .insert(seatPresence)
      .values({ seatId, ...sign })
      .onConflictDoUpdate({ target: seatPresence.seatId, set: sign });
    time.pass(750);
    await board.until(() => board.board()?.seats.some(({ unsent }) => unsent === 2) === true);
    expect({ ...board.board(), server_time: 0 }).toEqual(await inTables());
    const last = board.messages.at(-1);
    expect(JSON.parse(last?.data ?? "")).toEqual({
      events: [],
      seats: [{ seat_id: seatId, seen_at: sign.seenAt, unsent: 2 }],
      seq: 6,
      server_time: school.now,
    });
    board.close();
  });

  it("goes on after the last event that its reader has", async () => {
    await room.command("setAdmission", { admits: true });
    await room.command("setAdmission", { admits: false });
    const one = await read({ since: 1 });
    await one.until(() => one.board() !== null);
    const other = await read({ since: 0, lastEventId: 2 });
    await other.until(() => other.board() !== null);
    expect([one, other].map((board) => board.board()?.events.map(({ seq }) => seq))).toEqual([[2, 3], [3]]);
    one.close();
    other.close();
  });

  it("says every 15 s that it is still there, and leaves nothing behind", async () => {
    const board = await read();
    await board.until(() => board.board() !== null);
    const before = board.raw();
    time.pass(14_999);
    time.pass(1);
    await board.until(() => board.raw() !== before);
    expect(board.raw().slice(before.length)).toBe(": still here\n\n");
    board.close();
    await vi.waitFor(() => expect(time.running()).toBe(0));
  });

  it("ends within 30 s for a teacher who was switched off, and is refused from then on", async () => {
    const board = await read();
    await board.until(() => board.board() !== null);
    time.pass(30_000);
    await room.command("setAdmission", { admits: true });
    await board.until(() => board.board()?.seq === 2);
    await school.db
      .update(users)
      .set({ permission: [], role: ["student"] })
      .where(eq(users.userId, ofClass.teacher.userId));
    time.pass(30_000);
    await board.over;
    const again = await read();
    await again.over;
    expect(JSON.parse(again.raw())).toMatchObject({ code: 403 });
  });

  it("is refused to those who do not invigilate the class, and for rooms that do not exist", async () => {
    const other = await openClass(school, "Mr Wu");
    const refusals = [
      await read({}, other.teacher.token),
      await read({ room_id: "none" }),
      await read({}, (await ofClass.pupil("Bo")).token),
      await read({}, "x".repeat(30)),
    ];
    await Promise.all(refusals.map(({ over }) => over));
    expect(refusals.map((one) => (JSON.parse(one.raw()) as { code: number }).code)).toEqual([
      101201, 101201, 403, 100001,
    ]);
  });

  it("ends when the server stops, which does not wait for it", async () => {
    const boards = await Promise.all([read(), read()]);
    await Promise.all(boards.map((board) => board.until(() => board.board() !== null)));
    await app.close();
    await Promise.all(boards.map(({ over }) => over));
    expect(time.running()).toBe(0);
  });
});
