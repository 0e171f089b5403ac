import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { jitteredMs } from "../../../machines/support/retry";
import { roomLimits } from "../../../src/contract/rooms/room-limits";
import type { Figure } from "../figure";
import type { Call } from "../load/call";
import { percentile } from "../percentile";
import type { SeatedStudent } from "./rooms-of-load";

const turns = 6;
const givenMs = 60_000;
const betweenMs = 7_000;
/** Of ten students so many are offline while time is given. */
const offline = 1;

const deadlineOf = async ({ call, attemptId, lease }: SeatedStudent): Promise<number> =>
  (await call("heartbeat", { attempt_id: attemptId, lease, pending: 0 })).deadline ?? 0;

/**
 * How soon time that is given to a whole room is at the students' clocks, whose windows beat as those of the product;
 * those that are offline meanwhile must have it at their first beat afterwards.
 */
export async function measureClocks(call: Call, roomId: string, students: readonly SeatedStudent[]): Promise<Figure[]> {
  const isOffline = (place: number): boolean => place % 10 < offline;
  const known = new Map<SeatedStudent, number>();
  for (const student of students) known.set(student, await deadlineOf(student));
  const delays: number[] = [];
  let givenAt = Number.POSITIVE_INFINITY;
  let isOver = false;
  const live = async (student: SeatedStudent): Promise<void> => {
    for (let beats = 0; !isOver; beats += 1) {
      await pause(jitteredMs(roomLimits.beatMs, `${student.attemptId} ${beats}`));
      const deadline = await deadlineOf(student);
      if (deadline > (known.get(student) ?? 0)) delays.push(performance.now() - givenAt);
      known.set(student, deadline);
    }
  };
  const online = students.filter((_, place) => !isOffline(place));
  const living = online.map(live);
  for (let turn = 0; turn < turns; turn += 1) {
    await pause(betweenMs);
    givenAt = performance.now();
    await call("extendSeats", { room_id: roomId, idempotency_key: randomUUID(), seats: "all", ms: givenMs });
  }
  await pause(betweenMs);
  isOver = true;
  await Promise.all(living);
  let late = 0;
  for (const student of students.filter((_, place) => isOffline(place)))
    if ((await deadlineOf(student)) !== (known.get(student) ?? 0) + turns * givenMs) late += 1;
  return [
    {
      measure: "room: time that was given at the students' clocks, p95",
      value: percentile(delays, 0.95) / 1_000,
      unit: "s",
      bar: { atMost: 5 },
    },
    {
      measure: `room: of ${online.length * turns} clocks, without it`,
      value: online.length * turns - delays.length,
      unit: "",
      bar: { atMost: 0 },
    },
    { measure: "room: students offline without it at their first word", value: late, unit: "", bar: { atMost: 0 } },
  ];
}
