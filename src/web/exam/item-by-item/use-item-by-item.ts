import { useNavigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useEffect, useMemo } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { isUnheard } from "../../../../machines/audio/audio.selectors";
import { isConcealing, selectCover } from "../../../../machines/exam/sitting.selectors";
import type { itemAdaptiveMachine } from "../../../../machines/families/item-adaptive.machine";
import {
  isAnswerable,
  isAnswered,
  isDoubting,
  isExtracting,
  mayPassOver,
  selectStall,
} from "../../../../machines/families/item-adaptive.selectors";
import type { Exercise } from "../../../contract/attempt/attempt";
import type { Answer } from "../../../contract/item/item";
import { useSitterHome } from "../../contexts/sitter-home";
import { preloadAllInteractions } from "../../item/interactions/lazy-interactions";
import { usePlayer } from "../audio/use-player";
import type { SittingActor } from "../sitting-actor";
import { useLast } from "../use-last";
import { useSaveState } from "../use-save-state";
import { isInOtherState, useShown } from "../use-shown";
import { useStopwatch } from "../use-stopwatch";

export type ItemEngine = ActorRefFrom<typeof itemAdaptiveMachine>;

type EngineSnapshot = SnapshotFrom<typeof itemAdaptiveMachine>;

/**
 * Whether the engine is in another state or presents another question, which is drawn at once: nobody taps on the old
 * one, and Next is enabled before it can be pressed.
 */
const isElsewhere = (before: EngineSnapshot, now: EngineSnapshot): boolean =>
  isInOtherState(before, now) || before.context.exercise !== now.context.exercise;

interface Presented {
  readonly exercise: Exercise;
  readonly answer: Answer | null;
  readonly number: number;
}

interface Interruption {
  /** The item is covered by a screen of the family. */
  readonly isPaused: boolean;
  /** A screen of the family stands in place of the item. */
  readonly isInterrupted?: boolean;
}

/** State and commands shared by all players that show one item at a time. */
export const useItemByItem = (
  actor: SittingActor,
  engineRef: ItemEngine | undefined,
  { isPaused, isInterrupted = false }: Interruption,
) => {
  const navigate = useNavigate();
  const home = useSitterHome();
  const sitting = useShown(actor, isInOtherState);
  const engine = useShown(engineRef, isElsewhere);
  const saving = useSaveState(sitting);

  const { attempt, refused } = sitting.context;
  const exercise = engine?.context.exercise ?? null;
  const answer = engine?.context.answer ?? null;
  const number = (engine?.context.answered ?? attempt.answered) + 1;
  const presented = useLast(
    useMemo<Presented | null>(
      () => (exercise === null ? null : { exercise, answer, number }),
      [exercise, answer, number],
    ),
  );
  const refusedHere = refused[presented?.exercise.exercise_id ?? ""];
  const cover = selectCover(sitting);
  const isCovered = cover !== null;
  const doubts = engine !== undefined && isDoubting(engine);
  const covered = isCovered || isPaused || doubts;
  const canAnswer = engine !== undefined && isAnswerable(engine);
  const isRead = !covered && !isInterrupted && canAnswer;
  const stopwatch = useStopwatch(attempt.attempt_id, exercise?.exercise_id ?? null, isRead);
  const hasChosen = answer !== null;
  useEffect(() => {
    if (hasChosen) void preloadAllInteractions();
  }, [hasChosen]);
  const voice = usePlayer(actor, exercise, isCovered || isPaused || isInterrupted);
  const unheard = useSelector(
    voice ?? undefined,
    (audio) => audio !== undefined && isUnheard(audio, exercise?.exercise_id ?? ""),
  );
  const passesOver = unheard && engine !== undefined && mayPassOver(engine);
  const isLocking = engine === undefined || isExtracting(engine);
  return {
    attempt,
    clock: sitting.children.clock,
    saving,
    presented,
    voice,
    /** The server's latest refusal of an answer; `isEarlier`: the answer was to a previous item. */
    fault: refusedHere ?? Object.values(refused).at(-1),
    isEarlier: refusedHere === undefined,
    isCovered,
    /** The time is stopped, or the browser is lost: the item is not to be read either. */
    isConcealed: isConcealing(cover),
    covered,
    /** The item is about to be left empty, and the student has not confirmed that yet. */
    doubts,
    canAnswer,
    stall: engine === undefined ? null : selectStall(engine),
    canGoOn: passesOver || (engine !== undefined && isAnswered(engine)),
    busy: isLocking && !covered,
    change: (next: Answer | null) => engineRef?.send({ type: "answer.changed", answer: next }),
    goOn: () =>
      engineRef?.send({ type: passesOver ? "hearing.failed" : "answer.confirmed", elapsedMs: stopwatch.read() }),
    stayWithItem: () => engineRef?.send({ type: "blank.withdrawn" }),
    leaveBlank: () => engineRef?.send({ type: "blank.confirmed", elapsedMs: stopwatch.read() }),
    retry: () => engineRef?.send({ type: "extraction.retried" }),
    leave: () => void navigate({ to: home }),
  };
};
