import {
  isFields,
  isReport,
  type ActorFact,
  type ActorState,
  type InspectionReport,
  type InspectionStep,
} from "./messages";

export interface KnownActor extends ActorFact {
  readonly tab: string;
  /** Ids of the transitions taken last; empty before the first. */
  readonly last: readonly string[];
  /** Number of steps received from this actor. */
  readonly steps: number;
}

export interface InspectionLogEntry {
  /** Counts up from 1. */
  readonly number: number;
  readonly report: InspectionStep | Extract<InspectionReport, { kind: "refused" }>;
}

/** The state of an inspector: a fold over the reports. */
export interface Scene {
  /** By `tab/actor`. */
  readonly actors: Readonly<Record<string, KnownActor>>;
  /** Oldest first, the last 500. */
  readonly log: readonly InspectionLogEntry[];
  readonly heard: number;
}

export const emptyScene: Scene = { actors: {}, log: [], heard: 0 };
export const longestLog = 500;

export const actorKey = ({ tab, actor }: { readonly tab: string; readonly actor: string }): string => `${tab}/${actor}`;

const knownIn = (scene: Scene, tab: string, { actor }: ActorFact) =>
  scene.actors[actorKey({ tab, actor })] ?? { last: [], steps: 0 };
const told = (
  tab: string,
  { actor, chart, state }: ActorFact,
  { last, steps }: Pick<KnownActor, "last" | "steps">,
): Readonly<Record<string, KnownActor>> => ({ [actorKey({ tab, actor })]: { tab, actor, chart, state, last, steps } });

/** The scene after one more report. */
export function hear(scene: Scene, report: InspectionReport): Scene {
  if (report.kind === "actors") {
    const others = Object.entries(scene.actors).filter(([, actor]) => actor.tab !== report.tab);
    const present = report.actors.map((fact) => told(report.tab, fact, knownIn(scene, report.tab, fact)));
    return { ...scene, actors: Object.assign(Object.fromEntries(others), ...present) as Scene["actors"] };
  }
  const heard = scene.heard + 1;
  const log = [...scene.log, { number: heard, report }].slice(-longestLog);
  const actors =
    report.kind === "step"
      ? {
          ...scene.actors,
          ...told(report.tab, report, {
            last: report.transitions,
            steps: knownIn(scene, report.tab, report).steps + 1,
          }),
        }
      : scene.actors;
  return { actors, log, heard };
}

/** A recorded session, in the format of its file. */
export interface Recording {
  readonly format: "invigil-inspection";
  readonly version: 1;
  readonly reports: readonly InspectionReport[];
}

export const recordingOf = (reports: readonly InspectionReport[]): Recording => ({
  format: "invigil-inspection",
  version: 1,
  reports,
});

export type RecordingFault = "notJson" | "notRecording" | "otherVersion" | "damaged" | "empty";

/** Parses a file's text as a recording; otherwise returns the fault. */
export function readRecording(text: string): Recording | RecordingFault {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return "notJson";
  }
  if (!isFields(parsed) || parsed["format"] !== "invigil-inspection") return "notRecording";
  if (parsed["version"] !== 1) return "otherVersion";
  const reports: unknown = parsed["reports"];
  if (!Array.isArray(reports) || !reports.every(isReport)) return "damaged";
  return reports.length === 0 ? "empty" : recordingOf(reports);
}

/** The scene after the first `count` reports. */
export const sceneAfter = (recording: Recording, count: number): Scene =>
  recording.reports.slice(0, count).reduce(hear, emptyScene);

const shortestPauseMs = 250;
const longestPauseMs = 1_500;

/** The pause of a playback before report number `count` (0-based), in ms: the original one, within limits. */
export function pauseBefore({ reports }: Recording, count: number): number {
  const [earlier, next] = [reports[count - 1], reports[count]];
  if (earlier === undefined || next === undefined) return shortestPauseMs;
  return Math.min(longestPauseMs, Math.max(shortestPauseMs, next.at - earlier.at));
}

/** The active states of a chart; none for an unknown actor. */
export const activeIn = (state: ActorState | undefined): ReadonlySet<string> => new Set(state?.active ?? []);
