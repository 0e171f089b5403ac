import type { KnownAbsences, PresenceContext } from "../../machines/exam/presence-facts";
import { presenceMachine } from "../../machines/exam/presence.machine";
import { noAbsences, type Absence, type AbsenceKind } from "../../src/contract/attempt/absences";
import { chartSpec } from "../support/chart-spec";
import { contextBefore, type Expected } from "../support/model";
import { done, failed, type Exploration } from "../support/paths";
import type { ByHand } from "../support/walk";

const left = 10_000;
const short = left + 999;
const long = left + 1_000;
const sums = { ...noAbsences, away: { count: 1, total_ms: 1_000 } };

const known: KnownAbsences = {
  sums,
  pending: [{ kind: "windowed", left_at: 1_000, back_at: 3_000 }],
  unread: { kind: "windowed", left_at: 1_000, back_at: 3_000 },
};

const watching = [
  { type: "presence.left", at: left },
  { type: "presence.returned", at: short },
  { type: "presence.returned", at: long },
] as const;
const others = [
  { type: "screen.filled", at: long },
  { type: "screen.shrunk", at: left },
  { type: "break.begun", at: long },
  { type: "break.ended" },
  { type: "note.read" },
] as const;
const recalling = [
  done("recallAbsences", known),
  done("recallAbsences", null),
  failed("recallAbsences", new Error("no storage")),
] as const;
const telling = [
  done("reportAbsences", sums),
  done("reportAbsences", null),
  failed("reportAbsences", new Error("offline")),
] as const;
const end = { type: "sitting.ended", at: long } as const;

const project = ({ context }: { context: PresenceContext }) => [
  context.since.away !== null,
  context.since.windowed !== null,
  Math.min(context.pending.length, 2),
  context.sent,
  context.failures,
];

const told = { attemptId: "a1", lease: "lease-1" };
const input = { ...told, sums: null };
const looks: Exploration<typeof presenceMachine> = {
  input,
  samples: [...watching, ...others, end, recalling[1], telling[0]],
  elsewhere: ["xstate.error.actor.reportAbsences", "xstate.error.actor.recallAbsences"],
  project: ({ context }) => [context.since.away !== null, context.since.windowed !== null],
};
const tells: Exploration<typeof presenceMachine> = {
  input,
  samples: [
    ...watching.filter((event) => event.type !== "presence.returned" || event.at === long),
    end,
    ...recalling,
    ...telling,
  ],
  elsewhere: ["screen.filled", "screen.shrunk", "break.begun", "break.ended", "note.read"],
  project: ({ context }) => project({ context }).map((one) => (typeof one === "number" ? Math.min(one, 3) : one)),
};

interface Place {
  readonly watching: unknown;
  readonly telling: string;
}

const closing: Readonly<Record<string, readonly AbsenceKind[]>> = {
  "presence.returned": ["away"],
  "screen.filled": ["windowed"],
  "break.begun": ["away", "windowed"],
  "sitting.ended": ["away", "windowed"],
};

/** The absences recorded when those that end with this event end. */
const notedBy = (known: PresenceContext, kinds: readonly AbsenceKind[], at: number): Absence[] =>
  kinds.flatMap((kind) => {
    const since = known.since[kind];
    return since !== null && at - since >= 1_000 ? [{ kind, left_at: since, back_at: at }] : [];
  });

const watchingAfter = ({ watching: before }: Place, { event }: Expected): unknown => {
  if (before === "ended") return before;
  if (event.type === "sitting.ended") return "ended";
  if (event.type === "break.begun") return "resting";
  if (event.type === "break.ended") return { watched: { looking: "attending", filling: "free" } };
  if (typeof before === "string") return before;
  const { watched } = before as { watched: { looking: string; filling: string } };
  const looking = { "presence.left": "away", "presence.returned": "attending" }[event.type] ?? watched.looking;
  const filling = { "screen.filled": "full", "screen.shrunk": "shrunk" }[event.type] ?? watched.filling;
  return { watched: { looking, filling } };
};

const wakes = ["presence.returned", "sitting.ended"];

const tellingAfter = (
  { telling: before }: Place,
  known: PresenceContext,
  { event }: Expected,
  left: number,
): string => {
  if (event.type.endsWith("recallAbsences")) return left > 0 ? "sending" : "quiet";
  if (before === "recalling") return before;
  if (event.type === "xstate.done.actor.reportAbsences") return left > 0 ? "sending" : "quiet";
  if (event.type === "xstate.error.actor.reportAbsences") return known.failures < 2 ? "waiting" : "resigned";
  if (event.type.startsWith("xstate.after")) return "sending";
  if (before === "resigned") return wakes.includes(event.type) ? "sending" : before;
  return before === "quiet" && left > 0 ? "sending" : before;
};

/** The effects on this device: the stored absences, and the end of watching. */
const doneBy = ({ watching: before }: Place, type: string): string[] => {
  const { looking, filling } = (before as { watched?: { looking: string; filling: string } }).watched ?? {};
  if (type === "sitting.ended") return before === "ended" ? [] : ["dropAbsences"];
  const isKept =
    type === "note.read" ||
    (type === "presence.returned" && looking === "away") ||
    (type === "screen.filled" && filling === "shrunk") ||
    (type === "break.begun" && looking !== undefined) ||
    (type === "xstate.done.actor.reportAbsences" && before !== "ended");
  return isKept ? ["keepAbsences"] : [];
};

const expected = (step: Expected): ByHand => {
  const { event, before } = step;
  const begin = { watching: { watched: { looking: "attending", filling: "free" } }, telling: "recalling" };
  if (before === null)
    return {
      value: begin,
      starts: [
        ["watchPresence", null],
        ["recallAbsences", { attemptId: "a1" }],
      ],
      context: { pending: [], unread: null, sums: null, failures: 0 },
    };
  const recalled: KnownAbsences | null = event.type === "xstate.done.actor.recallAbsences" ? event["output"] : null;
  const known = contextBefore<PresenceContext>(step);
  const place = before.value as Place;
  const at = Number(event["at"]);
  const isWatched = typeof place.watching === "object";
  const isFree = JSON.stringify(place).includes("free");
  const ends = isWatched && !(event.type === "screen.filled" && isFree) ? (closing[event.type] ?? []) : [];
  const noted = notedBy(known, ends, at);
  const isTold = event.type === "xstate.done.actor.reportAbsences";
  const pending = [
    ...(recalled?.pending ?? []),
    ...(isTold ? known.pending.slice(known.sent) : known.pending),
    ...noted,
  ];
  const since = {
    away: event.type === "presence.left" ? at : ends.includes("away") ? null : known.since.away,
    windowed: event.type === "screen.shrunk" ? at : ends.includes("windowed") ? null : known.since.windowed,
  };
  const value = { watching: watchingAfter(place, step), telling: tellingAfter(place, known, step, pending.length) };
  const isSent = value.telling === "sending" && (place.telling !== "sending" || isTold);
  const isFailed = event.type === "xstate.error.actor.reportAbsences";
  return {
    value,
    context: {
      since,
      pending,
      unread: event.type === "note.read" ? null : (noted[0] ?? known.unread ?? recalled?.unread ?? null),
      sums: isTold ? (event["output"] ?? known.sums) : (recalled?.sums ?? known.sums),
      failures: isTold ? 0 : known.failures + Number(isFailed),
    },
    does: doneBy(place, event.type),
    ...(isSent ? { starts: [["reportAbsences", { ...told, absences: pending }]] as const } : {}),
  };
};

export const spec = chartSpec({
  name: "presence",
  machine: presenceMachine.provide({ actions: { keepAbsences: () => undefined, dropAbsences: () => undefined } }),
  effects: { once: ["reportAbsences", "recallAbsences"], watching: ["watchPresence"] },
  cases: [
    { name: "where the student looks", paths: 104, expected, exploration: looks },
    { name: "what the server is told", paths: 245, expected, exploration: tells },
  ],
});
