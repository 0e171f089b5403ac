import { afterEach, describe, expect, it, vi } from "vitest";
import type { Attempt } from "../../../src/contract/attempt/attempt";
import { fakeAudio } from "../fake-audio";
import { onStage } from "./follow";
import { arrive, begin, type Scene } from "./scene";
import { choice, detail, listed, minute, opening, section } from "./school";
import { until } from "./ticks";

const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  vi.clearAllTimers();
});

const items = (stage: string): Partial<Attempt> => ({
  stage,
  exercise_list: [{ stage, title: { en: stage }, exercise_item: [listed(choice("e1"))] }],
});
const parts = [section("use", 3, "Use"), { ...section("hear", 2, "Hear"), heard: true }];
const opt = (stage: string, answered: number): Partial<Attempt> => ({
  ...items(stage),
  family: "opt",
  sections: parts,
  answered,
  total: 5,
  deadline: opening + 60 * minute,
});
const mini: Partial<Attempt> = { ...items("main"), family: "mapMini" };

const says = (words: string): boolean => document.body.textContent.includes(words);
const place = () => scene.stage.place();
const open = async (changes: Partial<Attempt>, words: string): Promise<void> => {
  scene = await begin({ server: server(), kind: "adaptive", audio: fakeAudio().audio }, changes);
  await until(() => says(words) && scene.stage.canPress("Leave"), `"${words}" is there, with a way to leave`);
};

describe("before the first question", () => {
  it.each([
    ["the welcome of an adaptive test", {}, "Begin"],
    ["the sound check of MAP mini", mini, "Can you hear this?"],
  ])("%s is left where no clock runs", async (_, changes, words) => {
    await open(changes, words);
    expect(place()).toBe("/sit");
    await scene.stage.press("Leave");
    expect([
      place(),
      says("The clock keeps running"),
      scene.stage.sent.some((one) => one.startsWith("advance")),
    ]).toEqual(["/", false, false]);
  });

  it.each([
    ["the welcome of OPT", opt("use", 0), "The last three parts are listened to."],
    ["the sound check of OPT", opt("hear", 3), "Can you hear this?"],
  ])("%s is left once the student knows that the clock runs on", async (_, changes, words) => {
    await open(changes, words);
    await scene.stage.press("Leave");
    expect([place(), says("The clock keeps running")]).toEqual(["/sit", true]);
    await scene.stage.press("Stay");
    expect([place(), says(words)]).toEqual(["/sit", true]);
    await scene.stage.press("Leave");
    await scene.stage.press("Leave");
    await until(() => place() === "/", "the home page is there");
  });

  it("the sheet with Begin is left, and nothing is started", async () => {
    scene = await arrive({ server: server(), kind: "fixed" });
    (await scene.stage.take("menuDetail")).envelope(200, detail(false));
    await until(() => scene.stage.canPress("Not now"), "the sheet is there");
    await scene.stage.press("Not now");
    expect([place(), scene.stage.sent]).toEqual(["/", ["detail m1"]]);
  });
});
