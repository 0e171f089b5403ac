import { afterEach, describe, expect, it, vi } from "vitest";
import type { Exercise } from "../../../src/contract/attempt/attempt";
import type { ItemAudio } from "../../../src/contract/item/item";
import { makeDeviceStore } from "../../../src/web/effects/outbox/store";
import { fakeAudio } from "../fake-audio";
import { newDevice, plugIn } from "./device";
import { onStage } from "./follow";
import { begin, type Scene } from "./scene";
import { adaptive, choice, fixed, listed, next, receipt } from "./school";
import { until } from "./ticks";

const server = onStage();
let scene: Scene;
let fake: ReturnType<typeof fakeAudio>;
afterEach(() => {
  scene.stage.close();
  localStorage.clear();
  vi.clearAllTimers();
});

const sha256 = (digit: string): string => digit.repeat(64);
const addressOf = (digit: string): string => `/media/${sha256(digit)}`;

/** A question with audio; each prompt has its own file. */
const spoken = (exercise_id: string, digit: string, changes: Partial<ItemAudio> = {}): Exercise => ({
  ...choice(exercise_id),
  media: [
    { media_id: "said", type: "audio/mpeg", sha256: sha256(digit) },
    { media_id: "a", type: "audio/mpeg", sha256: sha256("e") },
  ],
  audio: { prompt: "said", options: { A: "a" }, autoplay: true, max_plays: null, synthetic: true, ...changes },
});

const nextSpoken = (exercise: Exercise, answered: number) => ({ ...next(exercise.exercise_id, answered), exercise });

const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => (one.getAttribute("aria-label") ?? one.textContent) === name,
  );
  if (found === undefined) throw new Error(`there is no button called ${name}`);
  return found;
};
const isThere = (name: string): boolean => {
  try {
    return button(name) !== undefined;
  } catch {
    return false;
  }
};
const says = (words: string): boolean => document.body.textContent.includes(words);
const stateOf = (name: string): string | undefined => button(name).dataset["state"];
const listen = "Listen to the question";
/** The audio parts of the page are loaded with the first item that has audio. */
const speaks = (): Promise<void> => until(() => isThere(listen), "the question has a speaker");
const does = async (...names: readonly Parameters<typeof fake.does>[0][]): Promise<void> => {
  for (const name of names) fake.does(name);
  await scene.stage.pass(0);
};

const sitAdaptively = async (exercise: Exercise, missing: readonly string[] = []): Promise<void> => {
  fake = fakeAudio();
  for (const address of missing) fake.missing.add(address);
  const entry = { stage: "main", title: { en: "Main" }, exercise_item: [listed(exercise)] };
  scene = await begin({ server: server(), kind: "adaptive", audio: fake.audio }, { exercise_list: [entry] });
  await until(() => isThere("Begin"), "the welcome is there");
  await scene.stage.press("Begin");
};
const lastBody = () => scene.stage.bodies.at(-1);

describe("a question that is heard at will", () => {
  it("plays automatically after a pause, again on request, and stops for an option's audio", async () => {
    await sitAdaptively(spoken("e1", "1"));
    await speaks();
    await until(() => fake.asked.length === 2, "its files are fetched");
    await until(() => vi.getTimerCount() > 0, "it takes a breath");
    expect(fake.plays()).toBe(0);
    await scene.stage.pass(400);
    expect([fake.plays(), fake.speaker.src, stateOf(listen)]).toEqual([1, addressOf("1"), "playing"]);
    await does("playing", "ended");
    expect(stateOf(listen)).toBe("ready");
    await scene.stage.press("Listen to answer A");
    expect([fake.plays(), fake.speaker.src]).toEqual([2, addressOf("e")]);
    await scene.stage.press(listen);
    expect([fake.plays(), fake.speaker.src]).toEqual([3, addressOf("1")]);
    expect(isThere("Listen to answer B")).toBe(false);
    expect(says("Synthetic voice")).toBe(true);
  });

  it("may be answered before its audio ends, and then the next one plays", async () => {
    await sitAdaptively(spoken("e1", "1"));
    await speaks();
    await until(() => fake.asked.length === 2, "its files are fetched");
    await scene.stage.pass(400);
    await scene.stage.answer("A");
    await scene.stage.press("Next");
    const step = nextSpoken(spoken("e2", "2"), 1);
    (await scene.stage.take("answerExercise")).envelope(200, receipt({ next: step }));
    await until(() => fake.asked.includes(addressOf("2")), "the next file is fetched");
    await scene.stage.pass(400);
    await until(() => fake.speaker.src === addressOf("2"), "the next question speaks");
    expect(lastBody()).not.toHaveProperty("unscored");
  });

  it("keeps its volume on the device and is silent when muted", async () => {
    await sitAdaptively(spoken("e1", "1"));
    await speaks();
    await until(() => fake.asked.length === 2, "its files are fetched");
    await scene.stage.pass(400);
    await scene.stage.press("Mute");
    expect([fake.speaker.muted, button("Mute").getAttribute("aria-pressed")]).toEqual([true, "true"]);
    await scene.stage.press("Mute");
    expect([fake.speaker.muted, fake.speaker.volume]).toEqual([false, 1]);
  });

  it("waits for a press where the browser lets nothing sound", async () => {
    await sitAdaptively(spoken("e1", "1"));
    fake.refuse(Object.assign(new Error("no"), { name: "NotAllowedError" }));
    await speaks();
    await until(() => fake.asked.length === 2, "its files are fetched");
    await scene.stage.pass(400);
    await until(() => says("Press the speaker to listen."), "it says so");
    fake.refuse(null);
    await scene.stage.press(listen);
    expect(stateOf(listen)).toBe("playing");
  });
});

describe("a question whose file fails", () => {
  it.each([
    ["without an answer", null],
    ["also where an answer was guessed", "A"],
  ])("is passed over, not scored, %s", async (_name, guess) => {
    await sitAdaptively(spoken("e1", "9"), [addressOf("9")]);
    await until(() => says("This recording cannot be played."), "it says so");
    expect(says("If you go on, this question does not count.")).toBe(true);
    if (guess !== null) await scene.stage.answer(guess);
    await scene.stage.press("Next");
    const request = await scene.stage.take("answerExercise");
    expect(lastBody()).toMatchObject({ exercise_id: "e1", answer: null, unscored: "audioFailed" });
    request.envelope(200, receipt({ next: nextSpoken(spoken("e2", "2"), 1) }));
    await until(() => fake.asked.includes(addressOf("2")), "the next file is fetched");
  });

  it("keeps an answer chosen before a reload of the page", async () => {
    fake = fakeAudio();
    fake.missing.add(addressOf("7"));
    const device = newDevice();
    plugIn(device);
    const choice = { exerciseId: "e1", answer: { type: "single_choice" as const, option_id: "A" } };
    await makeDeviceStore().write("ann", { type: "choose", attemptId: "a1", choice });
    const entry = { stage: "main", title: { en: "Main" }, exercise_item: [listed(spoken("e1", "7"))] };
    scene = await begin(
      { server: server(), kind: "adaptive", audio: fake.audio, device },
      { exercise_list: [entry], presented: "e1" },
    );
    await until(() => says("This recording cannot be played."), "it says so");
    expect(says("this question does not count")).toBe(false);
    await scene.stage.press("Next");
    await scene.stage.take("answerExercise");
    expect(lastBody()).toMatchObject({ exercise_id: "e1", answer: choice.answer });
    expect(lastBody()).not.toHaveProperty("unscored");
  });

  it("can be tried again, and is scored once it was heard", async () => {
    await sitAdaptively(spoken("e1", "3"));
    await speaks();
    await until(() => fake.asked.length === 2, "its files are fetched");
    await scene.stage.pass(400);
    await does("error");
    await scene.stage.press("Try again");
    await until(() => fake.asked.length === 4, "its files are fetched again");
    await scene.stage.pass(400);
    await does("playing", "ended");
    expect(says("cannot be played")).toBe(false);
    await does("error");
    await scene.stage.answer("A");
    await scene.stage.press("Next");
    await scene.stage.take("answerExercise");
    expect(lastBody()).not.toHaveProperty("unscored");
  });

  it("of a section is noted once, and counts after all where it is answered", async () => {
    fake = fakeAudio();
    fake.missing.add(addressOf("4"));
    const item = spoken("e1", "4");
    const exercise_list = fixed().exercise_list.map((entry) =>
      entry.stage === "s1" ? { ...entry, exercise_item: [listed(item), ...entry.exercise_item.slice(1)] } : entry,
    );
    scene = await begin({ server: server(), kind: "fixed", audio: fake.audio }, { exercise_list });
    const { stage } = scene;
    await until(() => says("This recording cannot be played."), "it says so");
    await stage.blur();
    const noted = await stage.take("answerExercise");
    expect(lastBody()).toMatchObject({ exercise_id: "e1", revision: 1, answer: null, unscored: "audioFailed" });
    noted.envelope(200, receipt());
    await stage.answer("B");
    await stage.blur();
    await stage.take("answerExercise");
    expect(lastBody()).toMatchObject({ exercise_id: "e1", revision: 2 });
    expect(lastBody()).not.toHaveProperty("unscored");
  });
});

describe("a question that is heard twice", () => {
  const twice = { max_plays: 2 };
  const granted = (plays: number) => ({ exercise_id: "e1", plays, plays_left: 2 - plays });

  it("counts down, lets the server count the play, and plays only then", async () => {
    await sitAdaptively(spoken("e1", "5", twice));
    await speaks();
    await until(() => says("It begins in 3 seconds."), "it counts down");
    await scene.stage.pass(1_000);
    expect(says("It begins in 2 seconds.")).toBe(true);
    await scene.stage.pass(1_000);
    await scene.stage.pass(1_000);
    const first = await scene.stage.take("countPlay");
    const key = lastBody()?.["idempotency_key"];
    expect(fake.plays()).toBe(0);
    first.hangUp();
    await until(() => says("The recording cannot be fetched right now."), "it says so");
    await scene.stage.press("Try again");
    const again = await scene.stage.take("countPlay");
    expect(lastBody()).toMatchObject({ exercise_id: "e1", idempotency_key: key, lease: "lease-1" });
    again.envelope(200, granted(1));
    await until(() => fake.plays() === 1, "it is played");
    await does("playing", "timeupdate");
    await scene.stage.press(listen);
    expect(fake.plays()).toBe(1);
    await does("ended");
    expect(says("You can hear it once more.")).toBe(true);
    await scene.stage.press(listen);
    (await scene.stage.take("countPlay")).envelope(200, granted(2));
    expect(lastBody()?.["idempotency_key"]).not.toBe(key);
    await until(() => fake.plays() === 2, "it is played again");
    await does("playing", "ended");
    expect([stateOf(listen), says("You have heard it as often as this test allows.")]).toEqual(["usedUp", true]);
    const { length } = scene.stage.sent;
    await scene.stage.press(listen);
    expect(scene.stage.sent.length).toBe(length);
  });

  it("does not begin by itself where it was heard before a reload", async () => {
    fake = fakeAudio();
    const exercise = spoken("e1", "6", twice);
    const entry = { stage: "main", title: { en: "Main" }, exercise_item: [listed(exercise)] };
    const { plays } = adaptive({ plays: [{ exercise_id: "e1", plays: 1 }] });
    scene = await begin({ server: server(), kind: "adaptive", audio: fake.audio }, { exercise_list: [entry], plays });
    await until(() => isThere("Begin"), "the welcome is there");
    await scene.stage.press("Begin");
    await until(() => says("You can hear it once more."), "it tells what is left");
    await scene.stage.pass(5_000);
    expect([fake.plays(), stateOf(listen)]).toEqual([0, "ready"]);
  });
});
