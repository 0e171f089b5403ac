import { clockMachine, lastMs, lowMs } from "../../../machines/exam/clock.machine";
import type { OnScreen, Turn } from "./follow";
import { asksToStart, beats, begin, hasLease, recordOf, type Scene } from "./scene";
import { asksToGoOn } from "./scene-end";
import { minute } from "./school";

const isOver = (scene: Scene): void => {
  if (scene.book.cover !== null) return;
  scene.book.cover = "timeUp";
  asksToGoOn(scene, "");
};

/** Lets time pass until `left` ms remain. */
const passes = async ({ stage, book }: Scene, left: number): Promise<void> => {
  stage.muteBeats();
  await stage.pass((book.deadline ?? 0) - Date.now() - left);
  if (left > lowMs) return;
  book.isClockHidden = false;
  if (left === 0) isOver({ stage, book });
};

/** The server reports the time left in ms: more or less than before, or null for no limit. */
const isTold = async ({ stage, book }: Scene, left: number | null): Promise<void> => {
  book.deadline = left === null ? null : Date.now() + left;
  beats({ stage, book });
  await stage.wake();
  if (book.cover !== null && (left === null || left > 0)) {
    // the attempt resumes from the server's record
    asksToStart({ stage, book });
    (await stage.take("startExam")).envelope(200, recordOf({ stage, book }));
    hasLease({ stage, book });
    book.page = "question";
    book.isClockHidden = false;
  }
  if (left === null || left > lowMs) return;
  if (left > 0) book.isClockHidden = false;
  if (left <= 0) isOver({ stage, book });
};

const happen = async (scene: Scene, { event }: Turn): Promise<void> => {
  const { stage, book } = scene;
  if (event.type === "clock.ticked") return passes(scene, Number(event["remainingMs"]));
  if (event.type === "clock.synced")
    return isTold(scene, event["deadline"] === null ? null : Number(event["deadline"]) - Number(event["serverTime"]));
  await stage.press(book.isClockHidden ? "Show the clock" : "Hide the clock");
  book.isClockHidden = !book.isClockHidden;
};

export const clockOnScreen: OnScreen = {
  name: "clock",
  chart: clockMachine,
  uncaused: {
    "clock.deciding: always [isStopped] → clock.stopped":
      "these scenes are in no room; in-room.test.tsx stops the clock",
  },
  cases: [
    {
      name: "ten minutes",
      paths: 38,
      exploration: {
        input: { deadline: 10 * minute, serverTime: 0 },
        samples: [
          { type: "clock.ticked", remainingMs: lowMs + minute },
          { type: "clock.ticked", remainingMs: lowMs },
          { type: "clock.ticked", remainingMs: lastMs },
          { type: "clock.ticked", remainingMs: 0 },
          { type: "clock.synced", serverTime: 0, deadline: 2 * lowMs },
          { type: "clock.synced", serverTime: 0, deadline: null },
          { type: "clock.synced", serverTime: 0, deadline: lowMs },
          { type: "clock.synced", serverTime: 0, deadline: lastMs },
          { type: "clock.synced", serverTime: 0, deadline: -1 },
          { type: "clock.toggled" },
        ],
        // hiding matters only while there is ample time
        project: (at) => at.matches({ running: "ample" }) && at.context.isHidden,
      },
      // the time left only decreases
      isPossible: ({ context }, { type, remainingMs }) =>
        type !== "clock.ticked" || Number(remainingMs) < Number(context.remainingMs),
      nameOf: ({ type, remainingMs, deadline }) =>
        `${type} ${remainingMs ?? deadline ?? (type === "clock.toggled" ? "" : "without limit")}`.trim(),
      begin: (server) => begin({ server, kind: "fixed" }),
      happen,
    },
  ],
};
