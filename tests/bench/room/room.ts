import { joinCluster } from "../../../src/server/db/embedded/cluster";
import { openDatabase, type Database } from "../../../src/server/db/open";
import type { Figure } from "../figure";
import { connect, type Call } from "../load/call";
import { sampleMemory } from "../peak-memory";
import { percentile } from "../percentile";
import { withSite, type Site } from "../site";
import { enrol } from "../students";
import { barePerSecond } from "./bare";
import { measureLostDevices, namedWithin } from "./lost-devices";
import { measureClocks } from "./room-clocks";
import { measureHolds, measureJoins, measureLargeRoom } from "./room-commands";
import { beatsPerSecond, openBoards, p95, runRoomLoad } from "./room-load";
import { measureRoomPage } from "./room-page";
import { openBenchRoom, publishRoomTest, seatAll, type OpenBenchRoom, type SeatedStudent } from "./rooms-of-load";

interface Scale {
  /** Seats of all rooms together, at most 2,000, in 40 rooms; fewer for a quick try. */
  readonly seats: number;
  /** How long each load lasts. */
  readonly seconds: number;
}

const tell = (sentence: string | Error): void => console.error(sentence);
const rooms = 40;
const boards = 45;
const hammering = 64;
const hammerSeconds = 10;
const largest = 2_000;

interface Bench {
  readonly site: Site;
  readonly token: string;
  readonly call: Call;
  readonly db: Database;
  readonly databaseUrl: string;
  readonly menuId: string;
}

async function measureSeats({ site, token, call, db, databaseUrl, menuId }: Bench, { seats, seconds }: Scale) {
  const size = Math.max(1, Math.round(seats / rooms));
  const opened: OpenBenchRoom[] = [];
  const students: SeatedStudent[] = [];
  const seat = async (upTo: number): Promise<void> => {
    while (opened.length < upTo) {
      const room = await openBenchRoom(call, db, menuId, { name: `room${opened.length}`, size });
      opened.push(room);
      students.push(...(await seatAll(call, db, site.url, menuId, room)));
    }
  };
  const withoutBoards = { boards: [], dying: new Set<SeatedStudent>() };
  await seat(rooms / 10);
  const memoryOfFew = sampleMemory(site.pid);
  const few = await runRoomLoad({ students, seconds, ...withoutBoards });
  const memoryWithFew = memoryOfFew.median();
  await seat(rooms);
  await db.$client.query("analyze");
  const bare = await barePerSecond(databaseUrl, Math.min(hammering, students.length), hammerSeconds);
  const beats = await beatsPerSecond(students.slice(0, hammering), hammerSeconds);
  const before = await runRoomLoad({ students, seconds, ...withoutBoards });
  const open = await openBoards(
    site.url,
    token,
    opened.map(({ roomId }) => roomId),
    boards,
  );
  const dying = new Set(students.filter((_, place) => place % 97 === 3));
  const memoryOfAll = sampleMemory(site.pid);
  const load = await runRoomLoad({ students, seconds: Math.max(seconds, 45), boards: open, dying });
  const memoryWithAll = memoryOfAll.median();
  for (const board of open) board.close();
  const first = opened[0]?.roomId ?? "";
  const clocks = await measureClocks(
    call,
    first,
    students.filter((one) => one.roomId === first && !dying.has(one)),
  );
  const errors = few.errors + before.errors + load.errors;
  const seated = `${students.length} seats`;
  const named = [...load.named.values()];
  const figures: Figure[] = [
    { measure: "room: a bare route with one update", value: bare, unit: "/s" },
    { measure: "room: heartbeats, as many as it answers", value: beats, unit: "/s" },
    { measure: "room: heartbeats by the bare route", value: beats / bare, unit: "×", bar: { atLeast: 0.5 } },
    { measure: `room: a heartbeat of ${seated}, p95`, value: p95(load.beats), unit: "ms", bar: { atMost: 150 } },
    { measure: "room: an answer without boards, p95", value: p95(before.answers), unit: "ms" },
    {
      measure: `room: an answer with ${boards} boards, p95, by that`,
      value: p95(load.answers) / p95(before.answers),
      unit: "×",
      bar: { atMost: 1.5 },
    },
    {
      measure: "room: memory of the server by that of a tenth of the seats",
      value: memoryWithAll / memoryWithFew,
      unit: "×",
      bar: { atMost: 1.5 },
    },
    { measure: "room: errors", value: errors, unit: "", bar: { atMost: 0 } },
    { measure: "room: a change on the board, p95", value: p95(load.onBoard), unit: "ms", bar: { atMost: 1_000 } },
    {
      measure: "room: a change on the board, p99",
      value: percentile(load.onBoard, 0.99),
      unit: "ms",
      bar: { atMost: 2_000 },
    },
    ...namedWithin("killed", named),
    { measure: "room: devices named silent that beat", value: load.falselyNamed, unit: "", bar: { atMost: 0 } },
  ];
  return [...figures, ...clocks];
}

/** A site with a teacher, a published test and the database, for one measurement. */
const withBench = (work: (bench: Bench) => Promise<Figure[]>): Promise<Figure[]> =>
  withSite(async (site) => {
    const [token = ""] = await enrol(site, 1, { role: "teacher" });
    const cluster = await joinCluster(site.dataDir, tell);
    // one connection, so that a transaction by bare statements is one
    const { db, close } = openDatabase(cluster.url, tell, { size: 1 });
    try {
      const call = connect(site.url, token);
      const menuId = await publishRoomTest(call);
      return await work({ site, token, call, db, databaseUrl: cluster.url, menuId });
    } finally {
      await close();
      await cluster.stop();
    }
  });

/** Rooms under load, their boards and their commands; server, database and load share this machine. */
export const measureRooms = (scale: Scale): Promise<Figure[]> =>
  withBench(async (bench) => {
    const { site, token, call, db, menuId } = bench;
    const part = scale.seats / largest;
    return [
      ...(await measureSeats(bench, scale)),
      ...(await measureLostDevices({ url: site.url, token }, call, db, menuId)),
      ...(await measureLargeRoom({ url: site.url, token }, call, db, menuId, scale.seats)),
      ...(await measureRoomPage({ url: site.url, token }, call, db, { menuId, seats: scale.seats, hour: part })),
      ...(await measureHolds(call, db, menuId, Math.min(60, scale.seats))),
      ...(await measureJoins(site.url, call, db, menuId, { joins: 60, guesses: Math.round(10_000 * part) })),
    ];
  });

const readers = 30;
const readingSeconds = 600;

/** A class that reads for ten minutes: every device beats and nobody answers. */
export const measureQuiet = (): Promise<Figure[]> =>
  withBench(async ({ site, token, call, db, menuId }) => {
    const room = await openBenchRoom(call, db, menuId, { name: "quiet", size: readers });
    const students = await seatAll(call, db, site.url, menuId, room);
    const boards = await openBoards(site.url, token, [room.roomId], 1);
    const load = await runRoomLoad({ students, seconds: readingSeconds, boards, dying: new Set(), isQuiet: true });
    for (const board of boards) board.close();
    const during = `of ${readers} quiet readers in ${readingSeconds / 60} minutes`;
    return [
      { measure: `quiet: heartbeats ${during}`, value: load.beats.length, unit: "" },
      { measure: "quiet: a heartbeat, p95", value: p95(load.beats), unit: "ms", bar: { atMost: 150 } },
      { measure: "quiet: errors", value: load.errors, unit: "", bar: { atMost: 0 } },
      { measure: `quiet: named silent ${during}`, value: load.falselyNamed, unit: "", bar: { atMost: 0 } },
    ];
  });
