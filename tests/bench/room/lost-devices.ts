import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { roomLimits } from "../../../src/contract/rooms/room-limits";
import type { Database } from "../../../src/server/db/open";
import { silentServer } from "../../support/silent-server";
import type { Figure } from "../figure";
import { connect, type Call } from "../load/call";
import { beat, openBoards, p95 } from "./room-load";
import { openBenchRoom, seatAll, type SeatedStudent } from "./rooms-of-load";
import { watchSilence, type Beating } from "./silence-watch";

const ofEachKind = 10;
/** Devices are lost at any moment between two beats. */
const losingMs = roomLimits.beatMs;
/** Later than the last device has to be named. */
const watchingMs = 40_000;
const program = path.join(import.meta.dirname, "student-device.ts");

/** The bars of lost devices; `times`: ms from the last beat until a board named the device silent. */
export const namedWithin = (kind: string, times: readonly number[]): Figure[] => [
  {
    measure: `room: of ${times.length} ${kind} devices, named after, p95`,
    value: p95(times) / 1_000,
    unit: "s",
    bar: { atMost: 25 },
  },
  { measure: `room: the last ${kind} one`, value: Math.max(...times) / 1_000, unit: "s", bar: { atMost: 35 } },
];

/** Rooms of devices that fall asleep (a stopped process) or are unplugged (a connection on which no byte moves). */
export async function measureLostDevices(
  site: { readonly url: string; readonly token: string },
  call: Call,
  db: Database,
  menuId: string,
): Promise<Figure[]> {
  const room = await openBenchRoom(call, db, menuId, { name: "lost", size: 2 * ofEachKind });
  const students = await seatAll(call, db, site.url, menuId, room);
  const [asleep, unplugged] = [students.slice(0, ofEachKind), students.slice(ofEachKind)];
  const boards = await openBoards(site.url, site.token, [room.roomId], 1);
  const cable = await silentServer(new URL(site.url));
  const beats = new Map<string, Beating>();
  const noteBeat = ({ name }: SeatedStudent): void => {
    const now = performance.now();
    beats.set(name, { first: beats.get(name)?.first ?? now, last: now });
  };
  const processes: ChildProcess[] = [];
  const sleeper = ({ token, attemptId, lease }: SeatedStudent): ChildProcess =>
    spawn(process.execPath, ["--import", "tsx", program, site.url, token, attemptId, lease], {
      stdio: ["ignore", "pipe", "inherit"],
    });
  const beating = async (student: SeatedStudent): Promise<void> => {
    for (;;) {
      await beat(student);
      noteBeat(student);
      await pause(roomLimits.beatMs * (0.8 + 0.4 * Math.random()));
    }
  };
  const isCalledOff = () => undefined;
  try {
    for (const student of asleep) {
      const device = sleeper(student);
      device.stdout?.on("data", () => noteBeat(student));
      processes.push(device);
    }
    const url = cable.url.replace(/\/$/, "");
    for (const student of unplugged) void beating({ ...student, call: connect(url, student.token) }).catch(isCalledOff);
    while (beats.size < students.length) await pause(100);
    await pause(2 * roomLimits.beatMs);
    const end = performance.now() + losingMs + watchingMs;
    const watched = watchSilence({
      boards,
      lost: new Set(students),
      beatsOf: (_, name) => beats.get(name) ?? { first: undefined, last: undefined },
      isOver: () => performance.now() >= end,
    });
    const falling = processes.map(async (device) => {
      await pause(Math.random() * losingMs);
      device.kill("SIGSTOP");
    });
    await pause(Math.random() * losingMs);
    cable.fallSilent();
    await Promise.all(falling);
    const { named } = await watched;
    const timesOf = (kind: readonly SeatedStudent[]) => kind.map((one) => named.get(one) ?? Number.POSITIVE_INFINITY);
    return [...namedWithin("sleeping", timesOf(asleep)), ...namedWithin("unplugged", timesOf(unplugged))];
  } finally {
    for (const device of processes) device.kill("SIGKILL");
    for (const board of boards) board.close();
    await cable.close();
  }
}
