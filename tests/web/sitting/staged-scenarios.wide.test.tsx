import { afterEach, describe, expect, it, vi } from "vitest";
import { newDevice } from "./device";
import { onStage } from "./follow";
import { recordOf, settles, type Scene } from "./scene";
import { handIn, isOver } from "./scene-end";
import { beginAt, goesOnTo, leaves } from "./staged-scene";
import { lasting } from "./staged-school";

const server = onStage();
let scene: Scene;
afterEach(() => {
  scene.stage.close();
  vi.clearAllTimers();
});

const focused = (): string | null => document.activeElement?.textContent ?? null;

/** Lets time pass until the section is over. */
const passes = async ({ stage }: Scene): Promise<void> => {
  stage.muteBeats();
  await stage.pass(lasting);
};

describe("practice by keyboard", () => {
  it("has the focus at new content each time, and only a press starts the scored section", async () => {
    scene = await beginAt(server(), { kind: "cat", stage: "p1" });
    const { stage } = scene;
    await settles(scene);
    const found = [focused()];
    for (const answer of [null, "B", null, "A", null]) {
      if (answer !== null) await stage.answer(answer);
      await stage.key("Enter");
      found.push(focused());
    }
    expect(found).toEqual([
      "Worked example",
      "Practice 1 of 2",
      "Right.",
      "Practice 2 of 2",
      "Not this time. The answer is B.",
      "Ready for One",
    ]);
    const sent = [...stage.sent];
    await stage.key("Enter");
    expect([focused(), stage.sent]).toEqual(["Ready for One", sent]);
  });

  it("goes nowhere from an item without an answer", async () => {
    scene = await beginAt(server(), { kind: "cat", stage: "p1" });
    const { stage } = scene;
    await settles(scene);
    await stage.key("Enter");
    await stage.key("Enter");
    expect(stage.see().heading).toBe("Practice 1 of 2");
  });
});

describe("a test that holds", () => {
  it("leaves a module by its clock, and a break only by the student once it is over", async () => {
    scene = await beginAt(server(), { kind: "sat", stage: "s1", isHeld: true });
    const { stage, book } = scene;
    await settles(scene);
    await passes(scene);
    leaves(scene);
    book.cover = "timeUp";
    await goesOnTo(scene, "b1");
    await settles(scene);
    await passes(scene);
    await settles(scene);
    await stage.press("Go on");
    leaves(scene);
    await goesOnTo(scene, "s2");
    await settles(scene);
  });
});

describe("the last section", () => {
  it.each(["cat", "sat"] as const)("ends the test and opens its result (%s)", async (kind) => {
    scene = await beginAt(server(), { kind, stage: "s2" });
    await settles(scene);
    await handIn(scene);
    leaves(scene);
    await settles(scene);
    (await scene.stage.take("advanceExam")).envelope(
      200,
      recordOf(scene, { status: "finished", finish_reason: "submitted", lease: null }),
    );
    isOver(scene);
    await settles(scene);
  });
});

describe("on a device that stores nothing", () => {
  it("is reported once, not again in each section", async () => {
    scene = await beginAt(server(), { kind: "cat", stage: "b1", device: newDevice("forbidden") });
    const { stage, book } = scene;
    await settles(scene);
    await stage.press("Understood");
    book.isWarned = true;
    await stage.press("Go on");
    leaves(scene);
    await goesOnTo(scene, "s2");
    await settles(scene);
  });
});
