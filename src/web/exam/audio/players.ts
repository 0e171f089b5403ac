import { createActor } from "xstate";
import type { Attempt } from "../../../contract/attempt/attempt";
import { provideAudio } from "../../effects/audio/provide";
import { storedVolume } from "../../effects/audio/volume";
import type { AudioDependencies } from "../../effects/audio/window-audio";
import type { SendCall } from "../../effects/http";
import type { VoiceActor } from "../../item/audio/voice-context";
import type { SittingActor } from "../sitting-actor";

/** Services of the window that the audio player of a sitting uses. */
export interface PlayerDependencies {
  readonly call: SendCall;
  readonly newKey: () => string;
  readonly audio: AudioDependencies;
}

/** Milliseconds until a hung request is given up. Repeating it is harmless: each play has an idempotency key. */
const countTimeout = 15_000;

const players = new WeakMap<SittingActor, VoiceActor>();

const playsOf = ({ plays }: Attempt): Readonly<Record<string, number>> =>
  Object.fromEntries(plays.map(({ exercise_id, plays: heard }) => [exercise_id, heard]));

/** The exercises that were answered or chosen before this window opened the attempt. */
const answeredBefore = (sitting: SittingActor): readonly string[] => {
  const { attempt, restored } = sitting.getSnapshot().context;
  return [
    ...attempt.answers.filter(({ answer }) => answer !== null).map(({ exercise_id }) => exercise_id),
    ...restored.operations.flatMap((operation) =>
      operation.kind === "answer" && operation.answer !== null ? [operation.exerciseId] : [],
    ),
    ...(restored.choice === null || restored.choice.answer === null ? [] : [restored.choice.exerciseId]),
  ];
};

/** The audio player of a sitting. It is created once and lives as long as the sitting in this window. */
export function playerOf(sitting: SittingActor, { call, newKey, audio }: PlayerDependencies): VoiceActor {
  const known = players.get(sitting);
  if (known !== undefined) return known;
  const keys = new Map<string, string>();
  const keyOf = (name: string): string => {
    const key = keys.get(name) ?? newKey();
    keys.set(name, key);
    return key;
  };
  const logic = provideAudio(audio, ({ exerciseId, play }, signal) => {
    const { attempt, lease } = sitting.getSnapshot().context;
    const idempotency_key = keyOf(`${exerciseId} ${play}`);
    const asked = { attempt_id: attempt.attempt_id, exercise_id: exerciseId, lease, idempotency_key };
    return call("countPlay", asked, { serverReplyOnly: true, timeout: countTimeout, signal });
  });
  const { attempt } = sitting.getSnapshot().context;
  const input = { volume: storedVolume(), plays: playsOf(attempt), answered: answeredBefore(sitting) };
  const player = createActor(logic, { input }).start();
  players.set(sitting, player);
  return player;
}
