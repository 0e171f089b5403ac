import { replaces, type Operation } from "../../machines/outbox/operation";
import type { Answer } from "../../src/contract/item";
import { optionsShown } from "../support/shown-option";
import type { Chance } from "./chance";
import { createDevice, type Device } from "./device";

/** An operation as its student remembers it. */
interface Given {
  readonly operation: Operation;
  /** Which device holds it. */
  readonly device: string;
  /**
   * It lived in a window's memory when that was killed, and was perhaps just being written down: nobody need have it,
   * and where it was written down, it took the place of what it replaces.
   */
  isGone: boolean;
}

export interface StudentDependencies {
  readonly number: number;
  readonly url: string;
  readonly token: string;
  readonly person: string;
  readonly menuId: string;
  readonly believesAnybody?: boolean;
  readonly chance: Chance;
  /** Whether the server has said that it has taken this operation, to whomever. */
  readonly isTaken: (key: string) => boolean;
  readonly found: (kind: "falseLabels" | "refused", words: string) => void;
}

/** One in so many operations is a mark for review. */
const markShare = 0.15;

/** A student with two devices who answers at random; remembers every word, so that it can be held against the log. */
export function createStudent(deps: StudentDependencies) {
  const { chance } = deps;
  const given = new Map<string, Given>();
  /** Keys that were seen to be written down on a device. */
  const kept = new Set<string>();
  const heardBack = new Set<string>();
  let revision = 0;
  let attemptId: string | null = null;
  /** What the options of each item show, by the sitting's names for them. */
  let items: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map();
  let holder = 0;

  const slotOf = ({ kind, exerciseId }: Operation): string => `${kind} ${exerciseId}`;
  /** What a device gave last of each thing, without what went with a window. */
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
      delivered: (key) => {
        heardBack.add(key);
        if (!deps.isTaken(key)) deps.found("falseLabels", `${name} heard of ${key}, which nobody has taken`);
      },
      refused: ({ key }, fault) => deps.found("refused", `${key} was refused: ${JSON.stringify(fault)}`),
      saidSaved: () => checkSaved(name),
      stored: (keys) => {
        for (const key of keys) kept.add(key);
      },
    });
  };
  const devices = [deviceOf("a"), deviceOf("b")] as const;
  const present = (): Device => devices[holder === 0 ? 0 : 1];

  const enter = async (takeOver: boolean): Promise<void> => {
    const attempt = await present().enter(attemptId, takeOver);
    attemptId = attempt.attempt_id;
    const list = attempt.exercise_list.flatMap(({ exercise_item }) => exercise_item);
    items = new Map(list.map(({ exercise_id, exercise }) => [exercise_id, optionsShown(exercise)]));
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
    /** What an answer says: the words of the option that it chose. */
    wordsOf: (exerciseId: string, answer: Answer | null): string | null =>
      answer?.type === "single_choice" ? (items.get(exerciseId)?.get(answer.option_id) ?? "unknown") : null,
    /** What somebody must have at the end: confirmed, heard of, or kept on a device. */
    gone: (): number => [...given.values()].filter(({ isGone }) => isGone).length,
    heardBack: (): ReadonlySet<string> => heardBack,
    act: (): void => {
      revision += 1;
      const exerciseId = chance.oneOf([...items.keys()]);
      if (chance.happens(markShare))
        present().draft({ kind: "check", exerciseId, revision, checkStatus: chance.happens(0.5) ? 1 : 0 });
      else {
        const answer: Answer | null = chance.happens(0.05)
          ? null
          : { type: "single_choice", option_id: chance.oneOf([...(items.get(exerciseId)?.keys() ?? [])]) };
        present().draft({ kind: "answer", exerciseId, revision, answer, elapsedMs: chance.whole(0, 60_000) });
      }
    },
    /** The window is killed and the browser opened again on the same device. */
    reopen: async (): Promise<void> => {
      kill(present());
      await enter(false).catch(() => undefined);
    },
    /** The student goes on at the other device; the first one stays as it is, or its window is killed. */
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
