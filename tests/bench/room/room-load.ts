import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { roomLimits } from "../../../src/contract/rooms/room-limits";
import { readBoardStream, type BoardStream } from "../../support/board-streams";
import { answerTo } from "../load/answer-to";
import { percentile } from "../percentile";
import type { SeatedStudent } from "./rooms-of-load";
import { watchSilence, type Beating, type SeenSilence } from "./silence-watch";

const answerEveryMs = 20_000;
/** One of so many students answers; all of them beat. */
const oneOf = 10;

/** What students and boards waited for during a load; times in ms. */
export interface RoomLoad extends SeenSilence {
  readonly beats: readonly number[];
  readonly answers: readonly number[];
  /** From the reply to an answer until a board shows it. */
  readonly onBoard: readonly number[];
  readonly errors: number;
}

export async function beat({ call, attemptId, lease }: SeatedStudent): Promise<void> {
  await call("heartbeat", { attempt_id: attemptId, lease, pending: 0 });
}

async function answer(student: SeatedStudent): Promise<void> {
  const { exercises, turn } = student;
  const exercise = exercises[turn % exercises.length];
  if (exercise === undefined) throw new Error("the test has no questions");
  student.turn += 1;
  await student.call("answerExercise", {
    attempt_id: student.attemptId,
    exercise_id: exercise.exercise_id,
    answer: answerTo(exercise.interaction, turn),
    revision: 1 + Math.floor(turn / exercises.length),
    idempotency_key: randomUUID(),
    elapsed_ms: 1_000,
    lease: student.lease,
  });
}

interface Loading {
  readonly students: readonly SeatedStudent[];
  readonly seconds: number;
  /** Boards that are open meanwhile, with their rooms. */
  readonly boards: readonly BoardStream[];
  /** Students whose devices die at the beginning. */
  readonly dying: ReadonlySet<SeatedStudent>;
  /** Nobody answers. */
  readonly isQuiet?: boolean;
}

const answeredOn = (boards: readonly BoardStream[], { roomId, name }: SeatedStudent): number =>
  Math.max(
    0,
    ...boards
      .map((board) => board.board())
      .filter((board) => board?.room.room_id === roomId)
      .map((board) => board?.seats.find((seat) => seat.name === name)?.answered ?? 0),
  );

/** Lets every student beat every five seconds with jitter, and one of ten answer every 20 s unless all are quiet. */
export async function runRoomLoad({ students, seconds, boards, dying, isQuiet = false }: Loading): Promise<RoomLoad> {
  const [beatTimes, answers, onBoard]: [number[], number[], number[]] = [[], [], []];
  const beats = new Map<string, Beating>();
  let errors = 0;
  const end = performance.now() + seconds * 1_000;
  const timed = async (times: number[], work: Promise<void>): Promise<void> => {
    const begun = performance.now();
    try {
      await work;
      times.push(performance.now() - begun);
    } catch {
      errors += 1;
    }
  };
  const seen = async (student: SeatedStudent, answered: number): Promise<void> => {
    const begun = performance.now();
    while (answeredOn(boards, student) < answered) {
      if (performance.now() - begun > 10_000) return void onBoard.push(Number.POSITIVE_INFINITY);
      await pause(5);
    }
    onBoard.push(performance.now() - begun);
  };
  const waiting: Promise<void>[] = [];
  const live = async (student: SeatedStudent): Promise<void> => {
    await pause(Math.random() * roomLimits.beatMs);
    for (;;) {
      await timed(beatTimes, beat(student));
      const key = `${student.roomId} ${student.name}`;
      beats.set(key, { first: beats.get(key)?.first ?? performance.now(), last: performance.now() });
      if (dying.has(student) || performance.now() >= end) return;
      await pause(roomLimits.beatMs * (0.8 + 0.4 * Math.random()));
    }
  };
  const write = async (student: SeatedStudent): Promise<void> => {
    await pause(Math.random() * answerEveryMs);
    while (performance.now() < end) {
      await timed(answers, answer(student));
      const isNew = student.turn <= student.exercises.length;
      if (boards.length > 0 && isNew) waiting.push(seen(student, student.turn));
      await pause(answerEveryMs);
    }
  };
  const watched = watchSilence({
    boards,
    lost: dying,
    beatsOf: (roomId, name) => beats.get(`${roomId} ${name}`) ?? { first: undefined, last: undefined },
    isOver: () => performance.now() >= end,
  });
  const writers = students.filter((student, place) => place % oneOf === 0 && !dying.has(student) && !isQuiet);
  const [silence] = await Promise.all([watched, ...students.map(live), ...writers.map(write)]);
  await Promise.all(waiting);
  return { beats: beatTimes, answers, onBoard, errors, ...silence };
}

/** Beats as fast as the server answers, from so many devices at once; beats a second. */
export async function beatsPerSecond(students: readonly SeatedStudent[], seconds: number): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1_000;
  let count = 0;
  const hammer = async (student: SeatedStudent): Promise<void> => {
    while (performance.now() < end) {
      await beat(student);
      count += 1;
    }
  };
  await Promise.all(students.map(hammer));
  return count / ((performance.now() - begun) / 1_000);
}

/** Boards of rooms, one or more each, once all of them show something. */
export async function openBoards(
  url: string,
  token: string,
  roomIds: readonly string[],
  count: number,
): Promise<BoardStream[]> {
  const boards = await Promise.all(
    Array.from({ length: count }, (_, place) =>
      readBoardStream(url, token, { room_id: roomIds[place % roomIds.length] ?? "" }),
    ),
  );
  await Promise.all(boards.map((board) => board.until(() => board.board() !== null)));
  return boards;
}

export const p95 = (times: readonly number[]): number => percentile(times, 0.95);
