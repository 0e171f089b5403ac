import { setTimeout as pause } from "node:timers/promises";
import { replaces, type Operation } from "../../machines/outbox/operation";
import { asFault, isPassing } from "../../machines/support/fault";
import type { Attempt } from "../../src/contract/attempt/attempt";
import { faults } from "../../src/contract/calls/faults";
import type { Chance } from "./chance";
import { createDevice, type Device } from "./device";
import { workAtWill, workBySection, workInTurn } from "./work";

const works = { atWill: workAtWill, inTurn: workInTurn, staged: workBySection };

/** An operation as its student remembers it. */
interface Given {
  readonly operation: Operation;
  /** The device on which it was made. */
  readonly device: string;
  /**
   * It existed only in a window's memory when the window was killed, and may have been in the middle of being stored:
   * it may be missing, and if it was stored, it has replaced earlier operations.
   */
  isGone: boolean;
}

export interface StudentDependencies {
  readonly number: number;
  readonly url: string;
  readonly token: string;
  readonly person: string;
  readonly menuId: string;
  readonly mode?: string;
  /** The assignment whose room the student sits in; left out: none. */
  readonly assignmentId?: string;
  /** The delivery of the questions: all together, one by one depending on earlier answers, or section by section. */
  readonly way: keyof typeof works;
  readonly believesAnybody?: boolean;
  readonly chance: Chance;
  /** Whether the server has reported to any device that it has this operation. */
  readonly isTaken: (key: string) => boolean;
  readonly found: (kind: "falseLabels" | "refused", words: string) => void;
}

const retryMs = 200;
/** The limit for a hand-in, in ms. */
const handInLimitMs = 90_000;

/** A student with two devices who answers at random and remembers every operation, for comparison with the log. */
export function createStudent(deps: StudentDependencies) {
  const { chance } = deps;
  const given = new Map<string, Given>();
  /** Keys of operations that a device has reported as stored. */
  const kept = new Set<string>();
  const heardBack = new Set<string>();
  let revision = 0;
  let attemptId: string | null = null;
  const work = works[deps.way](chance);
  /** Keys of answers to a question that another answer had locked; the server stores them for a person to judge. */
  const declined = new Set<string>();
  let epoch = 0;
  let stage = "";
  let holder = 0;
  /** A section is being left; no answers are given meanwhile. */
  let isLeaving = false;

  const slotOf = ({ kind, exerciseId }: Operation): string => `${kind} ${exerciseId}`;
  /** The last operation of each kind and item on a device, without those lost with a window. */
  const lastOf = (name: string): readonly Given[] => {
    const last = new Map<string, Given>();
    for (const one of given.values()) if (one.device === name && !one.isGone) last.set(slotOf(one.operation), one);
    return [...last.values()];
  };
  const saysAsMuch = (one: Given, operation: Operation, name: string): boolean =>
    one.device === name &&
    (one.operation.key === operation.key || (one.isGone && replaces(one.operation, operation))) &&
    deps.isTaken(one.operation.key);
  const checkSaved = (name: string): void => {
    const untrue = lastOf(name).find(
      ({ operation }) =>
        operation.kind === "answer" && ![...given.values()].some((one) => saysAsMuch(one, operation, name)),
    );
    if (untrue !== undefined) deps.found("falseLabels", `${name} said saved without ${untrue.operation.key}`);
  };

  const deviceOf = (letter: string): Device => {
    const name = `student-${deps.number}-${letter}`;
    return createDevice({
      ...deps,
      name,
      given: (operation) => void given.set(operation.key, { operation, device: name, isGone: false }),
      delivered: (key, next) => {
        heardBack.add(key);
        if (next !== null) work.follow(next);
        if (!deps.isTaken(key)) deps.found("falseLabels", `${name} heard of ${key}, which nobody has taken`);
      },
      refused: ({ key }, fault) => {
        if (deps.way === "inTurn" && fault.code === faults.answerLocked.code) {
          declined.add(key);
          void read().catch(() => undefined);
        } else deps.found("refused", `${key} was refused: ${JSON.stringify(fault)}`);
      },
      saidSaved: () => checkSaved(name),
      stored: (keys) => {
        for (const key of keys) kept.add(key);
      },
    });
  };
  const devices = [deviceOf("a"), deviceOf("b")] as const;
  const present = (): Device => devices[holder === 0 ? 0 : 1];

  const enter = async (takeOver: boolean): Promise<Attempt> => {
    const attempt = await present().enter(attemptId, takeOver);
    attemptId = attempt.attempt_id;
    ({ epoch, stage } = attempt);
    work.take(attempt);
    return attempt;
  };
  /** Requests the record until it is answered, because an overloaded server may postpone it. */
  const read = async (): Promise<Attempt> => {
    let attempt: Attempt | null = null;
    while (attempt === null)
      attempt = await present()
        .ask("examItemDetail", { attempt_id: attemptId ?? "" })
        .catch(async (thrown: unknown) => {
          if (!isPassing(asFault(thrown))) throw thrown;
          await pause(retryMs);
          return null;
        });
    if (attempt.status === "sitting") work.take(attempt);
    return attempt;
  };

  /** Does the next action; false: none is possible now. */
  const act = (): boolean => {
    if (isLeaving) return false;
    if (work.isForward()) {
      void goOn();
      return false;
    }
    const draft = work.next(revision + 1, present());
    if (draft === null || !present().draft(draft)) return false;
    revision += 1;
    return true;
  };

  /** The last revision of each item that was answered in the current epoch. */
  const manifest = (): { exercise_id: string; revision: number }[] => {
    const last = new Map<string, number>();
    for (const { operation, isGone } of given.values())
      if (operation.kind === "answer" && operation.epoch === epoch && !isGone && !declined.has(operation.key))
        last.set(operation.exerciseId, operation.revision);
    return [...last].map(([exercise_id, known]) => ({ exercise_id, revision: known }));
  };

  /** Leaves the section as the page does: when all operations are confirmed, and repeatedly until it is answered. */
  const goOn = async (): Promise<void> => {
    const [device, left] = [present(), stage];
    const until = performance.now() + handInLimitMs;
    isLeaving = true;
    for (; present() === device && stage === left && performance.now() < until; await pause(retryMs)) {
      if (device.owed() > 0) continue;
      const leaving = { attempt_id: attemptId ?? "", stage: left, lease: device.lease(), manifest: manifest() };
      // refused while another window has the lease, or while an answer is not restored yet: repeated
      const attempt = await device.ask("advanceExam", leaving).catch(() => null);
      if (attempt === null || stage !== left) continue;
      ({ stage } = attempt);
      work.take(attempt);
      device.enterStage();
    }
    isLeaving = false;
  };

  /**
   * Answers the required items, waits for pending operations, and requests the hand-in until it is answered, as the
   * page does.
   */
  const handIn = async (): Promise<boolean> => {
    while (isLeaving) await pause(retryMs);
    const until = performance.now() + handInLimitMs;
    // the server has handed in an attempt that was left without further items
    if ((await enter(true)).status === "finished") return true;
    for (; performance.now() < until; await pause(retryMs)) {
      if (!work.isThrough()) act();
      else if (present().owed() === 0) {
        const device = present();
        const leaving = { attempt_id: attemptId ?? "", stage, lease: device.lease(), manifest: manifest() };
        try {
          const attempt = await device.ask("advanceExam", leaving);
          if (attempt.status === "finished") return true;
          ({ stage } = attempt);
        } catch (thrown) {
          const fault = asFault(thrown);
          if (typeof fault.code === "number" && !isPassing(fault)) {
            deps.found("refused", `the hand-in was refused: ${JSON.stringify(fault)}`);
            return false;
          }
        }
      }
    }
    return false;
  };

  const kill = (device: Device): void => {
    const left = device.kill();
    for (const key of left.kept) kept.add(key);
    const unkept = left.unkept.flatMap((key) => given.get(key)?.operation ?? []);
    for (const one of given.values()) {
      const { operation, device: name } = one;
      const wentWith = unkept.some((last) => last.key === operation.key || replaces(last, operation));
      if (wentWith && name === device.name && !kept.has(operation.key) && !deps.isTaken(operation.key))
        one.isGone = true;
    }
  };

  return {
    devices,
    begin: () => enter(true),
    attemptId: (): string => attemptId ?? "",
    given: (): ReadonlyMap<string, Given> => given,
    wordsOf: work.wordsOf,
    way: deps.way,
    declined: (): ReadonlySet<string> => declined,
    read,
    handIn,
    /** Number of operations that were lost with a killed window. */
    gone: (): number => [...given.values()].filter(({ isGone }) => isGone).length,
    heardBack: (): ReadonlySet<string> => heardBack,
    act,
    /** The window is killed and the browser opened again on the same device. */
    reopen: async (): Promise<void> => {
      kill(present());
      await enter(false).catch(() => undefined);
    },
    /** The student continues on the other device; the window of the first one stays open or is killed. */
    changeDevice: async (): Promise<void> => {
      if (chance.happens(0.3)) kill(present());
      holder = 1 - holder;
      await enter(true).catch(() => undefined);
    },
    present,
    look: (): void => {
      for (const device of devices) device.look();
    },
  };
}

export type Student = ReturnType<typeof createStudent>;
