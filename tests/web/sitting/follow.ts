import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { pathName, pathsThrough, type ChartPath, type Exploration } from "../../support/paths";
import { patientServer, type PatientServer } from "../../support/patient-server";
import { expectEveryCausable, forgetTaken } from "./coverage";
import { settles, type Scene } from "./scene";
import { opening } from "./school";

type Possible = (at: AnyMachineSnapshot, event: AnyEventObject) => boolean;

/** A copy of the chart without the events that are impossible in this case. */
export const limited = <Chart extends AnyStateMachine>(chart: Chart, isPossible: Possible): Chart => {
  const machine = chart.provide({}) as Chart;
  const all = machine.getTransitionData.bind(machine);
  return Object.assign(machine, {
    getTransitionData: (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
      isPossible(snapshot, event) ? all(snapshot, event) : [],
  });
};

/** One step of a path: an event, caused from outside. */
export interface Turn {
  readonly event: AnyEventObject;
  /** The snapshots before and after it. */
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
}

export interface Played {
  readonly name: string;
  readonly chart: AnyStateMachine;
  readonly exploration: Exploration<AnyStateMachine>;
  /** Whether an event can be caused in a state; some cannot, although the chart has transitions for them. */
  readonly isPossible?: Possible;
  readonly nameOf?: (event: AnyEventObject) => string;
  /** The expected number of paths. */
  readonly paths: number;
  /** Opens a window in the first state of the path. */
  readonly begin: (server: PatientServer, path: ChartPath) => Promise<Scene>;
  /** Causes the step, and updates the book with its expected consequences. */
  readonly happen: (scene: Scene, turn: Turn) => Promise<void>;
}

let server: PatientServer;

/** Starts a server on loopback and fake timers; time passes only when a test advances it. */
export const onStage = (): (() => PatientServer) => {
  beforeAll(async () => {
    server = await patientServer();
    const page = (window as unknown as { readonly happyDOM: { readonly setURL: (url: string) => void } }).happyDOM;
    page.setURL(server.url);
    HTMLElement.prototype.hidePopover = () => undefined;
    vi.useFakeTimers({
      toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date", "performance"],
      now: opening,
    });
  });
  afterAll(async () => {
    vi.useRealTimers();
    await server.close();
  });
  return () => server;
};

const follow = async ({ begin, happen }: Played, path: ChartPath): Promise<void> => {
  const scene = await begin(server, path);
  try {
    await settles(scene);
    for (const [place, { event, snapshot: after }] of path.entries()) {
      const before = path[place - 1]?.snapshot;
      if (before === undefined) continue;
      await happen(scene, { event, before, after });
      await settles(scene);
    }
  } finally {
    scene.stage.close();
  }
};

/** Defines a test for every path of a chart through the player. Returns the number of paths. */
export const describePlayed = (played: Played): number => {
  const { name, chart, exploration, isPossible = () => true, nameOf } = played;
  const subject = limited(chart, isPossible);
  const paths = pathsThrough(subject, exploration);
  describe(name, () => {
    it.each(paths.map((path) => [pathName(path, nameOf), path] as const))("%s", (_, path) => follow(played, path));
    it(`has ${played.paths} paths`, () => {
      expect(paths.length, paths.map((path) => pathName(path, nameOf)).join("\n")).toBe(played.paths);
    });
  });
  return paths.length;
};

/** A chart with all cases in which outside events act on it. */
export interface OnScreen {
  readonly name: string;
  readonly chart: AnyStateMachine;
  /** The transitions that no outside event can cause, each with the reason. */
  readonly uncaused: Readonly<Record<string, string>>;
  readonly cases: readonly Omit<Played, "chart">[];
}

/**
 * Defines the tests of all cases, and one that checks that together they take every transition that outside events can
 * cause.
 */
export const describeOnScreen = ({ name, chart, uncaused, cases }: OnScreen): void => {
  describe(`${name} on screen`, () => {
    onStage();
    beforeAll(forgetTaken);
    afterEach(() => vi.clearAllTimers());
    const paths = cases.map((one) => describePlayed({ ...one, chart })).reduce((sum, some) => sum + some, 0);
    it("takes every transition that the world can cause", (test) => {
      expectEveryCausable(test, name, { chart, uncaused, paths });
    });
  });
};
