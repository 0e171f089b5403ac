import { speechMachine } from "../../machines/exam/speech.machine";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import type { Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

const parts = ["One.", "Two."].map((text) => ({ text, lang: "en" }));

interface Known {
  readonly parts: readonly unknown[];
  readonly at: number;
  readonly rate: number;
  readonly word: unknown;
  readonly hasFailed: boolean;
}

const exploration: Exploration<typeof speechMachine> = {
  samples: [
    { type: "reading.requested", parts },
    { type: "reading.requested", parts: [] },
    { type: "reading.paused" },
    { type: "reading.resumed" },
    { type: "reading.stopped" },
    { type: "part.skipped", by: 1 },
    { type: "part.skipped", by: -1 },
    { type: "rate.chosen", rate: 1.25 },
    { type: "word.reached", start: 0, end: 3 },
    { type: "part.ended" },
    { type: "voice.failed" },
  ],
  project: ({ context }) => [context.at, context.parts.length],
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  if (before === null) return { value: "silent", context: { at: 0, rate: 1, hasFailed: false } };
  const known = contextBefore<Known>(step);
  const was = String(before.value);
  const by = event.type === "part.ended" ? 1 : Number(event["by"] ?? 0);
  const moved = known.at + by;
  const isOver = event.type === "part.ended" && moved === known.parts.length;
  const value = {
    "reading.requested": "speaking",
    "reading.paused": "paused",
    "reading.resumed": "speaking",
    "reading.stopped": "silent",
    "part.skipped": "speaking",
    "part.ended": isOver ? "silent" : "speaking",
    "voice.failed": "silent",
  }[event.type];
  const begins = event.type === "reading.requested";
  const at = begins ? 0 : isOver ? known.at : moved;
  const rate = event.type === "rate.chosen" ? Number(event["rate"]) : known.rate;
  const now = value ?? was;
  const speaks = now === "speaking" && event.type !== "word.reached";
  return {
    value: now,
    context: {
      at,
      rate,
      word: event.type === "word.reached" ? { start: 0, end: 3 } : null,
      hasFailed: event.type === "voice.failed" || (known.hasFailed && !begins),
    },
    ...(speaks ? { starts: [["voice", { ...parts[at], rate }]] as const } : { starts: [] }),
  };
};

export const spec = chartSpec({
  name: "speech",
  machine: speechMachine,
  effects: { watching: ["voice"] },
  cases: [{ name: "a question of two parts", paths: 22, expected, exploration }],
});
